/**
 * Distinguishes the items of the two callback streams by their fields, independent of the URL that received them.
 *
 * An outcome has a `survey_id` like an opportunity, and that is the only required field of an opportunity. According to the schema, every outcome would
 * also be an opportunity.
 */
import { OpportunityShape, OutcomeShape } from "@fieldwork/exchange-client/validators"

/** The two callback streams (the exchange document, Events). */
export type StreamName = "opportunities" | "outcomes"

/** Which stream an existing field indicates, as bits. */
export const evidence = {
  none: 0,
  /** The key field of each stream. */
  messageReason: 1,
  respondentId: 2,
  /** Any field that only one stream has. */
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
 * Determines the stream. The key field of each stream decides, so that it does not matter if one stream adopts a field of the other. If neither or
 * both key fields exist, all fields count. An item without any field that is specific to one stream belongs to the `expected` stream, or to the
 * opportunities if it has a `survey_id`. Returns undefined if the stream cannot be determined.
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
 * Returns the stream of an item, determined by its fields, or undefined if they are ambiguous and no `expected` stream is given. A field that is null
 * counts as absent.
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
