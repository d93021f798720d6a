/**
 * Why a report did not come, beside the `ApiError` of a call that failed.
 */
import { taggedError } from "@fieldwork/core/promise"

/** The service names no id for an Excel export: it cannot be asked for, and its link comes by e-mail. */
export class NoExportIdError extends taggedError("NoExportIdError")<{ readonly campaigns_pk: string }> {
  override get message(): string {
    return `the Excel export of campaign ${this.campaigns_pk} was asked for and has no id: its link comes by e-mail. Give the id from there to waitForExcel`
  }
}

/** The report was there and is no longer. */
export class ReportExpiredError extends taggedError("ReportExpiredError")<{
  readonly id: string
  /** ISO 8601. */
  readonly expires_at: string
}> {
  override get message(): string {
    return `report ${this.id} expired at ${this.expires_at}. Ask for it again`
  }
}

/** The service gave up on the report. */
export class ReportFailedError extends taggedError("ReportFailedError")<{
  readonly id: string
  /** What the service says. */
  readonly error: string
}> {
  override get message(): string {
    return `report ${this.id} failed: ${this.error}`
  }
}

/** The report may still come: wait for it again by its id. */
export class ReportNotReadyError extends taggedError("ReportNotReadyError")<{
  readonly id: string
  readonly waitedMillis: number
  readonly asked: number
}> {
  override get message(): string {
    const seconds = Math.round(this.waitedMillis / 1000)
    return `report ${this.id} is not ready after ${seconds} s and ${this.asked} questions. It may still come: wait for it by its id`
  }
}
