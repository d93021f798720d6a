/** The reasons for a missing link, besides errors of the exchange and of the store. */
import { taggedError } from "@fieldwork/core/promise"

/**
 * Another process has claimed the link and has not created it in time. Try again.
 *
 * @example
 * ```ts
 * import { LinkClaimedError } from "@fieldwork/supply"
 * new LinkClaimedError({ surveyId: 7 }).message.includes("survey 7") // => true
 * ```
 */
export class LinkClaimedError extends taggedError("LinkClaimedError")<{ readonly surveyId: number }> {
  override get message(): string {
    return `the link into survey ${this.surveyId} is being created by another process. Try again`
  }
}

/**
 * The exchange returned a link without a `LiveLink`.
 *
 * @example
 * ```ts
 * import { NoLiveLinkError } from "@fieldwork/supply"
 * new NoLiveLinkError({ surveyId: 7 }).message.includes("survey 7") // => true
 * ```
 */
export class NoLiveLinkError extends taggedError("NoLiveLinkError")<{ readonly surveyId: number }> {
  override get message(): string {
    return `the supplier link into survey ${this.surveyId} has no LiveLink: ask the exchange for its type`
  }
}
