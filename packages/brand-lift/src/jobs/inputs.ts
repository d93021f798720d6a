/**
 * The inputs and results of the report methods.
 */
import type { Input } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/brand-lift-client"

export interface Progress {
  /** The number of polls. */
  readonly asked: number
  readonly waitedMillis: number
}

export interface Waiting {
  /** Called after every response that states that the report is not ready. */
  readonly onProgress?: (progress: Progress) => void
  /** The time limit of the whole wait in milliseconds. Default half an hour. */
  readonly waitMillis?: number
}

export type ExportStatus = components["schemas"]["ExportStatus"]

/** An export with its link. */
export interface ReadyExport extends Omit<ExportStatus, "s3_url"> {
  /** Anyone with this URL can read the report. */
  readonly s3_url: string
}

/** Identifies an export by its id. */
export interface ExportId extends Waiting {
  readonly campaigns_pk: string
  readonly id: string
}

/** The content of a frequency report, instead of the parts of a form. */
export interface FrequencyRequest extends Waiting {
  readonly campaigns_pk: string
  readonly report: Input<{
    requestBody: { content: { json: components["schemas"]["FrequencyReportRequest"] } }
  }>["body"]
  /** The ids of respondents or sessions, one per line. Without them, `survey_ids` is required. */
  readonly ids?: string | Blob | ReadonlyArray<string>
}
