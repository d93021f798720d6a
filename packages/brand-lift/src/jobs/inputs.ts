/**
 * What is given to the methods of reports, and what they return.
 */
import type { Input } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/brand-lift-client"

export interface Progress {
  /** How often the service was asked. */
  readonly asked: number
  readonly waitedMillis: number
}

export interface Waiting {
  /** Told after every question that found the report not ready. */
  readonly onProgress?: (progress: Progress) => void
  /** For the whole wait; half an hour when absent. */
  readonly waitMillis?: number
}

export type ExportStatus = components["schemas"]["ExportStatus"]

/** An export whose link is there. */
export interface ReadyExport extends Omit<ExportStatus, "s3_url"> {
  /** Whoever has it can read the report. */
  readonly s3_url: string
}

/** An export by its id. */
export interface ExportId extends Waiting {
  readonly campaigns_pk: string
  readonly id: string
}

/** What a frequency report is made of, in place of the parts of a form. */
export interface FrequencyRequest extends Waiting {
  readonly campaigns_pk: string
  readonly report: Input<{
    requestBody: { content: { json: components["schemas"]["FrequencyReportRequest"] } }
  }>["body"]
  /** Respondent or session ids, one a line; without them `survey_ids` must be given. */
  readonly ids?: string | Blob | ReadonlyArray<string>
}
