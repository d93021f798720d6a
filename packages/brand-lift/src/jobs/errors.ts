/**
 * The errors that report methods fail with, in addition to the `ApiError` for a failed call.
 */
import { type ApiError, taggedError } from "@fieldwork/core/promise"

/**
 * The response to an Excel export does not contain an id, so the client cannot wait for the report. Its link arrives by e-mail.
 *
 * @example
 * ```ts
 * import { NoExportIdError } from "@fieldwork/brand-lift"
 * new NoExportIdError({ campaigns_pk: "c-1" }).message.includes("c-1") // => true
 * ```
 */
export class NoExportIdError extends taggedError("NoExportIdError")<{ readonly campaigns_pk: string }> {
  override get message(): string {
    return `the Excel export of campaign ${this.campaigns_pk} was requested and has no id: its link arrives by e-mail. Pass the id in it to waitForExcel`
  }
}

/**
 * The report was available but has expired.
 *
 * @example
 * ```ts
 * import { ReportExpiredError } from "@fieldwork/brand-lift"
 * new ReportExpiredError({ id: "r-1", expires_at: "2026-02-01T00:00:00Z" }).id // => "r-1"
 * ```
 */
export class ReportExpiredError extends taggedError("ReportExpiredError")<{
  readonly id: string
  /** The time at which the report expired, in ISO 8601 format. */
  readonly expires_at: string
}> {
  override get message(): string {
    return `report ${this.id} expired at ${this.expires_at}. Request it again`
  }
}

/**
 * The API could not generate the report.
 *
 * @example
 * ```ts
 * import { ReportFailedError } from "@fieldwork/brand-lift"
 * new ReportFailedError({ id: "r-1", error: "too many columns" }).message // => "report r-1 failed: too many columns"
 * ```
 */
export class ReportFailedError extends taggedError("ReportFailedError")<{
  readonly id: string
  /** The error message from the API. */
  readonly error: string
}> {
  override get message(): string {
    return `report ${this.id} failed: ${this.error}`
  }
}

/**
 * The report is not ready yet, or its status was not received in time. Use its id to continue waiting.
 *
 * @example
 * ```ts
 * import { ReportNotReadyError } from "@fieldwork/brand-lift"
 * new ReportNotReadyError({ id: "r-1", waitedMillis: 60_000, polls: 12 }).message.startsWith("report r-1 is not ready after 60 s") // => true
 * ```
 */
export class ReportNotReadyError extends taggedError("ReportNotReadyError")<{
  readonly id: string
  readonly waitedMillis: number
  readonly polls: number
  /** The error of the last poll, if that poll got no response before the wait ended. */
  readonly cause?: ApiError
}> {
  override get message(): string {
    const seconds = Math.round(this.waitedMillis / 1000)
    const last = this.cause === undefined ? "" : " The last poll got no response in time."
    return `report ${this.id} is not ready after ${seconds} s and ${this.polls} polls.${last} It may still finish: wait for it by its id`
  }
}
