/**
 * Checks a change to a campaign against the service's rules before a request is sent. Violations can be converted to the error that the service would
 * return. Source of the rules: section "Endpoints", items 5 and 6, of the vendor's brand lift document.
 * | field                        | once launched                                                                        |
 * | ---------------------------- | ------------------------------------------------------------------------------------ |
 * | `campaign_name`, `client_name` | free                                                                               |
 * | `end_date`                   | earlier or later, at least a day from now                                            |
 * | expected counts              | increase only, by at least the minimum of their channel, a day or more before the end |
 * | anything else                | fixed; linear TV can be added only when the draft had data partners                  |
 * The functions send no requests. They check the campaign that the caller passes, which may have changed on the server since the caller read it. Any
 * status except `draft` counts as launched, including unknown statuses.
 */
import { ApiError, Reason } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/brand-lift-client"
import {
  type Campaign,
  minimumIncrease,
  oneField,
  ownFields,
  rulesOf,
  type Update,
  type Violation
} from "./campaign/rules.ts"

export { minimumIncrease, type Violation }

type LaunchedUpdate = components["schemas"]["LaunchedCampaignUpdate"]

/**
 * Returns the rules that a call to `campaigns.update` would violate. `now` is in Unix milliseconds. Lengths and types are not checked here, because
 * the compiler and the service check them.
 *
 * @example
 * ```ts
 * import { CampaignPreflight } from "@fieldwork/brand-lift"
 * const before = { campaign_id: "c-1", status: "live", end_date: "2026-03-01T00:00:00Z" }
 * const now = Date.parse("2026-02-01T00:00:00Z")
 * const violations = CampaignPreflight.check(before, { end_date: "2026-02-01T06:00:00Z" }, now)
 * violations.map(({ field }) => field) // => ["end_date"]
 * ```
 */
export const check = (before: Campaign, body: Update, now: number): ReadonlyArray<Violation> =>
  rulesOf({ before, body, now, fields: oneField })

/**
 * Returns the rules that a call to the deprecated `campaigns.updateLaunched` would violate.
 *
 * @example
 * ```ts
 * import { CampaignPreflight } from "@fieldwork/brand-lift"
 * const now = Date.parse("2026-02-01T00:00:00Z")
 * const violations = CampaignPreflight.checkLaunched({ campaign_id: "c-1", status: "draft" }, {}, now)
 * violations.map(({ rule }) => rule) // => ["status"]
 * ```
 */
export const checkLaunched = (before: Campaign, body: LaunchedUpdate, now: number): ReadonlyArray<Violation> => {
  if (before.status !== "live" && before.status !== "complete") {
    const message = `Only live and complete campaigns allow this update; this one is ${before.status ?? "of unknown status"}.`
    return [{ field: "status", rule: "status", message }]
  }
  const {
    expected_impressions_count: digital,
    expected_impressions_count_linear_tv: linear_tv,
    expected_impressions_count_social: social,
    ...rest
  } = body
  const counts = {
    ...(digital !== undefined && { digital }),
    ...(linear_tv !== undefined && { linear_tv }),
    ...(social !== undefined && { social })
  }
  return rulesOf({ before, body: { ...rest, expected_impressions_count: counts }, now, fields: ownFields })
}

/**
 * Returns the error that reports the violations, or undefined if there are none. The error is an `InvalidRequestError` with messages keyed by field.
 * Its status is 0, because no request was sent.
 *
 * @example
 * ```ts
 * import { CampaignPreflight } from "@fieldwork/brand-lift"
 * const error = CampaignPreflight.refusal([{ field: "end_date", rule: "end_date" as never, message: "is too early" }])
 * [error?.operation, error?.reason._tag] // => ["updateCampaign","InvalidRequestError"]
 * CampaignPreflight.refusal([]) // => undefined
 * ```
 */
export const refusal = (violations: ReadonlyArray<Violation>, operation = "updateCampaign"): ApiError | undefined => {
  if (violations.length === 0) return undefined
  const fields: Record<string, Array<string>> = {}
  for (const { field, message } of violations) (fields[field] ??= []).push(message)
  const problem = { messages: [], codes: [], fields, body: null }
  return new ApiError({ operation, reason: new Reason.InvalidRequestError({ status: 0, problem }), attempts: [] })
}
