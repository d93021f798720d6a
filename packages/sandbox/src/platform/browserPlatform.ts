/**
 * The browser implementation of the platform. It uses WebCrypto. It does not provide the console or scenarios, and report files contain only a
 * placeholder text.
 */
import type { Platform, ReportWriter } from "./Platform.ts"
import { webHashes, webKeyPair } from "./webCrypto.ts"

const sentence =
  (kind: string): ReportWriter =>
  async () => ({
    type: "text/plain; charset=utf-8",
    extension: "txt",
    content: `The sandbox does not create ${kind} files in a browser. Run it on Node instead: npx @fieldwork/sandbox`
  })

export const browserPlatform: Platform = {
  keyPair: webKeyPair,
  hashes: webHashes,
  files: {
    page: () => "The console requires the sandbox on Node: npx @fieldwork/sandbox",
    scenarios: () => [],
    scenario: () => undefined
  },
  writers: { excel: sentence("Excel"), powerpoint: sentence("PowerPoint") }
}
