/**
 * The Node implementation of the platform. It uses Node's crypto module and the files of this package, and writes reports as Excel and PowerPoint
 * files.
 */
import { presentation } from "../brand-lift/exports/presentation.ts"
import { workbook } from "../brand-lift/exports/workbook.ts"
import * as files from "../control/controlFiles.ts"
import { nodeHashes, nodeKeyPair } from "./nodeCrypto.ts"
import type { Platform } from "./Platform.ts"

export const nodePlatform: Platform = {
  keyPair: nodeKeyPair,
  hashes: nodeHashes,
  files,
  writers: {
    excel: async (report, at) => ({
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      extension: "xlsx",
      content: await workbook(report, at)
    }),
    powerpoint: async (report, at) => ({
      type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      extension: "pptx",
      content: await presentation(report, at)
    })
  }
}
