/**
 * The inputs and results of the report methods.
 */
import type { Input } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/brand-lift-client"

export interface Progress {
  /** The number of status requests that have been sent so far. */
  readonly polls: number
  readonly waitedMillis: number
}

export interface Waiting {
  /** Called after each poll that did not return a finished report. */
  readonly onProgress?: (progress: Progress) => void
  /**
   * The maximum total waiting time in milliseconds, after which the status is requested one last time, for up to 5 seconds. A status request that is still
   * in progress when the time ends is aborted. Default: 1,800,000 (half an hour). If the value is not a
   * number of at least 0, the method fails with `InvalidRequestError`, and no request is sent.
   */
  readonly waitMillis?: number
}

export type ExportStatus = components["schemas"]["ExportStatus"]

/** An export that is ready for download, with its link. */
export interface ReadyExport extends Omit<ExportStatus, "s3_url"> {
  /** The download URL. Anyone who has this URL can read the report. */
  readonly s3_url: string
}

/** The id of an export, and the options for waiting. */
export interface ExportId extends Waiting {
  readonly campaigns_pk: string
  readonly id: string
}

/** A request for a frequency report, as an object instead of form fields. */
export interface FrequencyRequest extends Waiting {
  readonly campaigns_pk: string
  readonly report: Input<{
    requestBody: { content: { json: components["schemas"]["FrequencyReportRequest"] } }
  }>["body"]
  /** The ids of respondents or sessions. In a string or Blob, each id is on its own line. If `ids` is omitted, `survey_ids` is required. */
  readonly ids?: string | Blob | ReadonlyArray<string>
}
