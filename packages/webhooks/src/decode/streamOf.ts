/**
 * Distinguishes the items of the two callback streams (opportunities and outcomes) by their fields rather than by the URL that received them.
 *
 * Validating against the schemas is not sufficient: the only required field of an opportunity is `survey_id`, which an outcome has too, so every
 * outcome would also be a valid opportunity.
 */
import { OpportunityShape, OutcomeShape } from "@fieldwork/exchange-client/validators"

/** The name of a callback stream. Source: the exchange's API document, Events. */
export type StreamName = "opportunities" | "outcomes"

/** The bits by which the fields of an item indicate its stream (opportunities or outcomes). */
export const evidence = {
  none: 0,
  /** The bits for the two fields that identify a stream: `message_reason` identifies opportunities, and `respondent_id` identifies outcomes. */
  messageReason: 1,
  respondentId: 2,
  /** The bits for fields that belong to only one stream: `opportunity` if only opportunities have the field, `outcome` if only outcomes have it. */
  opportunity: 4,
  outcome: 8,
  surveyId: 16
} as const

export const evidenceOf = (name: string): number => {
  if (name === "message_reason") return evidence.messageReason | evidence.opportunity
  if (name === "respondent_id") return evidence.respondentId | evidence.outcome
  if (name === "survey_id") return evidence.surveyId
  const [isOpportunity, isOutcome] = [name in OpportunityShape.fields, name in OutcomeShape.fields]
  if (isOpportunity === isOutcome) return evidence.none
  return isOpportunity ? evidence.opportunity : evidence.outcome
}

/**
 * Determines the stream (opportunities or outcomes) from the bits in `found`. If the item has either `message_reason` or `respondent_id`, but not
 * both, this field decides, even if other fields of one stream are later added to the other stream. Otherwise, all fields that are specific to a
 * stream are considered. An item without any such field belongs to the `expected` stream, or to the opportunities if `expected` is undefined and the
 * item has a `survey_id`. Returns undefined if the stream cannot be determined.
 */
export const streamBy = (found: number, expected: StreamName | undefined): StreamName | undefined => {
  const decisive = found & (evidence.messageReason | evidence.respondentId)
  if (decisive === evidence.messageReason) return "opportunities"
  if (decisive === evidence.respondentId) return "outcomes"
  const any = found & (evidence.opportunity | evidence.outcome)
  if (any === evidence.opportunity) return "opportunities"
  if (any === evidence.outcome) return "outcomes"
  if (any !== 0) return undefined
  return expected ?? ((found & evidence.surveyId) === 0 ? undefined : "opportunities")
}

/**
 * Returns the stream (opportunities or outcomes) of an item, determined by its fields. If they do not indicate a stream, returns `expected`, or
 * `opportunities` if `expected` is not given and the item has a `survey_id`. Returns undefined if the fields contradict each other or the stream
 * cannot be determined. A null field counts as absent.
 *
 * @example
 * ```ts
 * import { streamOf } from "@fieldwork/webhooks/events"
 * streamOf({ survey_id: 7, message_reason: "new" }) // => "opportunities"
 * streamOf({ survey_id: 7, respondent_id: "r-1" }) // => "outcomes"
 * streamOf({ survey_id: 7 }, "outcomes") // => "outcomes"
 * ```
 */
export const streamOf = (item: Readonly<Record<string, unknown>>, expected?: StreamName): StreamName | undefined => {
  let found = 0
  for (const name in item) if (item[name] !== null) found |= evidenceOf(name)
  return streamBy(found, expected)
}
