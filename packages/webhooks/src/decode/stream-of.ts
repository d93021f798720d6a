/**
 * Tells the items of the two callback streams apart by their fields, whatever URL they were sent to.
 *
 * An outcome has a `survey_id` as an opportunity has, and the spec requires nothing else of an opportunity: by its schema
 * alone every outcome would be one.
 */
import { OpportunityShape, OutcomeShape } from "@fieldwork/exchange-client/validators"

/** The two callback streams (the exchange document, Events). */
export type StreamName = "opportunities" | "outcomes"

/** What a field that is there says about the stream, as bits. */
export const evidence = {
  none: 0,
  /** The field that each stream is kept by. */
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
 * The field that each stream is kept by decides, so that a field which one stream gains from the other changes nothing; where
 * neither or both are there, all fields do. An item without any field of one stream alone is of the `expected` one, or of
 * the opportunities when it has a `survey_id`. Undefined when it cannot be told.
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

/** Null counts as absent, as everywhere in these messages. */
export const streamOf = (item: Readonly<Record<string, unknown>>, expected?: StreamName): StreamName | undefined => {
  let found = 0
  for (const name in item) if (item[name] !== null) found |= evidenceOf(name)
  return streamBy(found, expected)
}
