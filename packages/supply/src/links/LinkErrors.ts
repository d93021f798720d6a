/** The errors that are thrown if an entry link cannot be obtained, in addition to the errors from the exchange and the store. */
import { taggedError } from "@fieldwork/core/promise"

/**
 * The error for a link that another process has claimed but has not created in time. The call can be retried.
 *
 * @example
 * ```ts
 * import { LinkClaimedError } from "@fieldwork/supply"
 * new LinkClaimedError({ surveyId: 7 }).message.includes("survey 7") // => true
 * ```
 */
export class LinkClaimedError extends taggedError("LinkClaimedError")<{ readonly surveyId: number }> {
  override get message(): string {
    return `another process is creating the link for survey ${this.surveyId}. Try again`
  }
}

/**
 * The error for a link that the exchange returned without the `LiveLink` field.
 *
 * @example
 * ```ts
 * import { NoLiveLinkError } from "@fieldwork/supply"
 * new NoLiveLinkError({ surveyId: 7 }).message.includes("survey 7") // => true
 * ```
 */
export class NoLiveLinkError extends taggedError("NoLiveLinkError")<{ readonly surveyId: number }> {
  override get message(): string {
    return `the supplier link for survey ${this.surveyId} has no LiveLink: ask the exchange for its type`
  }
}

/**
 * The error for an existing link that sends respondents to redirect URLs other than the configured ones, because the exchange refused to update it.
 * No respondent enters the survey with this link. The call can be retried.
 *
 * @example
 * ```ts
 * import { LinkNotUpdatedError } from "@fieldwork/supply"
 * new LinkNotUpdatedError({ surveyId: 7, cause: new Error("403") }).message.includes("survey 7") // => true
 * ```
 */
export class LinkNotUpdatedError extends taggedError("LinkNotUpdatedError")<{
  readonly surveyId: number
  readonly cause: Error
}> {
  override get message(): string {
    return `the supplier link for survey ${this.surveyId} has other redirect URLs than the configured ones, and could not be updated, so the survey is skipped: ${this.cause.message}`
  }
}
