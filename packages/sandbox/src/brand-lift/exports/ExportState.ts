/**
 * The exports that were requested, the files that are stored, and the e-mails that would have been sent.
 */
import type { Environment } from "../../environment/Environment.ts"
import type { Random } from "../../environment/Random.ts"
import type { StoredFile } from "./Files.ts"

export type Kind = "excel" | "powerpoint"

export interface Export {
  readonly id: string
  readonly kind: Kind
  readonly campaign_id: string
  /** Where its file will be. */
  readonly link: string
  readonly finishedAt: number | undefined
}

export interface Email {
  readonly id: number
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly text: string
  readonly sentAt: number
  readonly report_export_id: string
  readonly campaign_id: string
  readonly link: string
}

export interface ExportState {
  /** By id. */
  readonly exports: Map<string, Export>
  /** By id of the export or report that they belong to. */
  readonly files: Map<string, StoredFile>
  /** Oldest first. */
  readonly emails: Array<Email>
  /** Draws ids of exports and reports. */
  readonly exportIds: Random
}

export const make = ({ random }: Environment): ExportState => ({
  exports: new Map(),
  files: new Map(),
  emails: [],
  exportIds: random.fork("brand lift exports")
})
