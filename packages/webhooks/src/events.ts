/**
 * Typed events: opportunities and outcomes out of verified callbacks.
 *
 * A value that the exchange document does not list (a `message_reason`, a code, a further field) passes: the validators
 * compiled from the spec leave those open.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { type DecodeOptions, decodeBy } from "./decode/decode-items.ts"
import type { Judge } from "./decode/decoding.ts"
import { makeGoodStreams } from "./decode/good-streams.ts"
import type { BadItem, GoodItem, Issue } from "./decode/item.ts"
import { readItem } from "./decode/read-item.ts"
import { eventLoop } from "./decode/scheduler.ts"
import type { StreamName } from "./decode/stream-of.ts"
import type { Verified } from "./verified.ts"

export type { Opportunity, Outcome } from "@fieldwork/exchange-client"
export { toNanos } from "./decode/amount.ts"
export { parseItem } from "./decode/batch.ts"
export { decodeItems, type DecodeOptions, type ScheduleOptions, type Validate } from "./decode/decode-items.ts"
export type { BadItem, GoodItem, Issue, Item } from "./decode/item.ts"
export { readItem, type ReadItem } from "./decode/read-item.ts"
export type { Scheduler } from "./decode/scheduler.ts"
export { type StreamName, streamOf } from "./decode/stream-of.ts"
export { ArrayScanner, type ArrayFault, type ExpectedToken, type ItemSlice } from "./scan/array-scanner.ts"

/** `validate` is the spec's unless you bring another; the streams are told apart in either case. */
export type EventOptions = Partial<DecodeOptions>

export type OpportunityItem = GoodItem<Opportunity, "opportunities">
export type OutcomeItem = GoodItem<Outcome, "outcomes">

/** Told apart by `stream`, and bad items by `_tag`. */
export type EventItem = OpportunityItem | OutcomeItem | BadItem

/**
 * Every item of a callback, in the order sent, whichever of the two streams it is of.
 *
 * ```ts
 * for await (const item of decodeEvents(verified)) {
 *   if (item._tag === "BadItem") await quarantine(item.path, item.reason, item.bytes)
 *   else if (item.stream === "opportunities") await upsert(item.value)
 *   else await settle(item.value)
 * }
 * ```
 */
export const decodeEvents = (verified: Verified, options: EventOptions = {}): AsyncIterableIterator<EventItem, void> =>
  decodeBy(verified, judge(undefined, options), options)

/** The opportunities of a callback, in the order sent. An outcome among them is a bad item. One object is one opportunity. */
export const decodeOpportunities = (
  verified: Verified,
  options: EventOptions = {}
): AsyncIterableIterator<OpportunityItem | BadItem, void> =>
  decodeBy(verified, judge("opportunities", options), options)

/**
 * The outcomes of a callback, in the order sent, as an array or alone: the exchange document does not show which. An
 * opportunity among them is a bad item. The last one received for a session is final.
 */
export const decodeOutcomes = (
  verified: Verified,
  options: EventOptions = {}
): AsyncIterableIterator<OutcomeItem | BadItem, void> => decodeBy(verified, judge("outcomes", options), options)

const judge = (expected: StreamName | undefined, { scheduler = eventLoop, validate }: EventOptions): Judge => ({
  ...(validate === undefined && { quickly: makeGoodStreams(expected, () => scheduler.now()) }),
  closely: (value) => {
    const { fields, issues, stream } = readItem(value, expected)
    if (expected !== undefined && stream !== undefined && stream !== expected) {
      return { stream, issues: misplaced[stream] }
    }
    // A validator of the user's own takes the spec's place where the stream is known.
    const own = fields === undefined || stream === undefined ? undefined : validate
    return { stream, issues: own === undefined ? issues : (own(value) ?? []) }
  }
})

const misplaced: Readonly<Record<StreamName, ReadonlyArray<Issue>>> = {
  opportunities: [{ path: "", message: "it is an opportunity and not an outcome" }],
  outcomes: [{ path: "", message: "it is an outcome and not an opportunity" }]
}
