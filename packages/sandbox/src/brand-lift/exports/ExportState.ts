/** The state of the exports: the requests, the stored files, and the emails that a real service would have sent. */
import type { Environment } from "../../environment/Environment.ts"
import type { Random } from "../../environment/Random.ts"
import type { StoredFile } from "./StoredFile.ts"

export type Kind = "excel" | "powerpoint"

export interface Export {
  readonly id: string
  readonly kind: Kind
  readonly campaign_id: string
  /** The download URL of the file. */
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
  /** Exports by id. */
  readonly exports: Map<string, Export>
  /** The stored files, by the id of the export or report. */
  readonly files: Map<string, StoredFile>
  /** The emails that a real service would have sent, oldest first. */
  readonly emails: Array<Email>
  /** The random number generator for the ids of exports and reports. */
  readonly exportIds: Random
}

export const make = ({ random }: Environment): ExportState => ({
  exports: new Map(),
  files: new Map(),
  emails: [],
  exportIds: random.fork("brand lift exports")
})
