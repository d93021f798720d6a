/**
 * Decodes verified callbacks into typed events: opportunities and outcomes.
 *
 * Values that the exchange's API document does not list, such as a new `message_reason`, a new code or an additional field, are accepted, because the
 * validators that are generated from the spec allow unknown values.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { type DecodeOptions, decodeBy } from "./decode/decodeItems.ts"
import type { ItemExaminer } from "./decode/Decoding.ts"
import { makeGoodStreams } from "./decode/GoodStreams.ts"
import type { BadItem, GoodItem, Issue } from "./decode/Item.ts"
import { readItem } from "./decode/readItem.ts"
import { eventLoop } from "./decode/Scheduler.ts"
import type { StreamName } from "./decode/streamOf.ts"
import type { Verified } from "./Verified.ts"

export type { Opportunity, Outcome } from "@fieldwork/exchange-client"
export { toNanos } from "./decode/amount.ts"
export { parseItem } from "./decode/Batch.ts"
export { decodeItems, type DecodeOptions, type ScheduleOptions, type Validate } from "./decode/decodeItems.ts"
export type { BadItem, GoodItem, Issue, Item } from "./decode/Item.ts"
export { readItem, type ReadItem } from "./decode/readItem.ts"
export type { Scheduler } from "./decode/Scheduler.ts"
export { type StreamName, streamOf } from "./decode/streamOf.ts"
export { ArrayScanner, type ArrayFault, type ExpectedToken, type ItemSlice } from "./scan/ArrayScanner.ts"

/**
 * The options for decoding events. `validate` replaces the validator that is generated from the spec. With either validator, the stream of an item
 * (opportunities or outcomes) is determined by its fields.
 */
export type EventOptions = Partial<DecodeOptions>

/** A valid opportunity. */
export type OpportunityItem = GoodItem<Opportunity, "opportunities">
/** A valid outcome. */
export type OutcomeItem = GoodItem<Outcome, "outcomes">

/** An item of a callback. Invalid items are distinguished by `_tag`, and valid items by `stream` (opportunities or outcomes). */
export type EventItem = OpportunityItem | OutcomeItem | BadItem

/**
 * Decodes all items of a callback, whether opportunities or outcomes, in the order in which they were sent. An item that does not conform to the spec
 * becomes a `BadItem`. Rejects with `TypeError` if `verified` was not created by verification.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { decodeEvents } from "@fieldwork/webhooks/events"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const body = [{ survey_id: 7, message_reason: "new" }, { respondent_id: "r-1", survey_id: 7 }, { survey_id: "7" }]
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(body))
 * const found: Array<string> = []
 * for await (const item of decodeEvents(verified)) {
 *   if (item._tag === "BadItem") found.push(`bad at ${item.path}`)
 *   else found.push(item.stream)
 * }
 * found // => ["opportunities", "outcomes", "bad at /2/survey_id"]
 * ```
 */
export const decodeEvents = (verified: Verified, options: EventOptions = {}): AsyncIterableIterator<EventItem, void> =>
  decodeBy(verified, examiner(undefined, options), options)

/**
 * Decodes the opportunities of a callback, in the order in which they were sent. An outcome in the callback becomes a `BadItem`. A body that is a
 * single object is decoded as one opportunity.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { decodeOpportunities } from "@fieldwork/webhooks/events"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(buildOpportunities(2)))
 * const surveys: Array<number | undefined> = []
 * for await (const item of decodeOpportunities(verified))
 *   if (item._tag === "GoodItem") surveys.push(item.value.survey_id)
 * surveys // => [1, 2]
 * ```
 */
export const decodeOpportunities = (
  verified: Verified,
  options: EventOptions = {}
): AsyncIterableIterator<OpportunityItem | BadItem, void> =>
  decodeBy(verified, examiner("opportunities", options), options)

/**
 * Decodes the outcomes of a callback, in the order in which they were sent. The body may be an array or a single object, because the exchange's API
 * document does not specify which. An opportunity in the callback becomes a `BadItem`. The last outcome received for a session is final.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { decodeOutcomes } from "@fieldwork/webhooks/events"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send(buildOutcomes(2)))
 * const respondents: Array<string | undefined> = []
 * for await (const item of decodeOutcomes(verified))
 *   if (item._tag === "GoodItem") respondents.push(item.value.respondent_id)
 * respondents // => ["respondent-1", "respondent-2"]
 * ```
 */
export const decodeOutcomes = (
  verified: Verified,
  options: EventOptions = {}
): AsyncIterableIterator<OutcomeItem | BadItem, void> => decodeBy(verified, examiner("outcomes", options), options)

const examiner = (
  expected: StreamName | undefined,
  { scheduler = eventLoop, validate }: EventOptions
): ItemExaminer => ({
  ...(validate === undefined && { quickCheck: makeGoodStreams(expected, () => scheduler.now()) }),
  fullCheck: (value) => {
    const { fields, issues, stream } = readItem(value, expected)
    if (expected !== undefined && stream !== undefined && stream !== expected) {
      return { stream, issues: misplaced[stream] }
    }
    // `validate` is used only for an object whose stream (opportunities or outcomes) could be determined.
    const own = fields === undefined || stream === undefined ? undefined : validate
    return { stream, issues: own === undefined ? issues : (own(value) ?? []) }
  }
})

const misplaced: Readonly<Record<StreamName, ReadonlyArray<Issue>>> = {
  opportunities: [{ path: "", message: "it is an opportunity and not an outcome" }],
  outcomes: [{ path: "", message: "it is an outcome and not an opportunity" }]
}
