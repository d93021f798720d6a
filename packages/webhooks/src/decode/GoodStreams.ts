/**
 * Finds the valid items in each batch.
 *
 * A batch can be checked in two ways. The checks that are generated from the spec read each field by name, which takes 30 ns per outcome as long as
 * all objects have the same shape. If the objects have different fields, the engine's inline caches do not help, and iterating over the existing
 * fields is ten times as fast. The measured time determines which check is used.
 */
import { isOpportunity, isOutcome } from "@fieldwork/exchange-client/validators"
import { hasGoodAmount, isUsualKey } from "./goodFields.ts"
import { goodStream } from "./readItem.ts"
import type { StreamName } from "./streamOf.ts"

/** Returns the stream (opportunities or outcomes) of each valid value, or undefined for a value that must be examined more closely. */
export type GoodStreams = (values: ReadonlyArray<unknown>, parseMillis: number) => ReadonlyArray<StreamName | undefined>

/**
 * The maximum duration of a check, as a fraction of the parsing time. If a check takes longer, the next batch is checked in the other way: by
 * iterating over fields instead of reading them by name, or the reverse. The limit is several times the time that reading by name takes for objects
 * of the same shape.
 */
const tooLong = 0.3

/** Creates a `GoodStreams` function. `now` returns milliseconds. If `expected` is given, only items of that stream are valid. */
export const makeGoodStreams = (expected: StreamName | undefined, now: () => number): GoodStreams => {
  let isByName = true
  return (values, parseMillis) => {
    const begun = now()
    const find = isByName ? goodByName : goodByWalk
    const streams = values.map((value) => {
      const stream = find(value, expected)
      return expected === undefined || stream === expected ? stream : undefined
    })
    if (now() - begun > tooLong * parseMillis) isByName = !isByName
    return streams
  }
}

type Fields = Readonly<Record<string, unknown>>

const goodByWalk = (item: unknown, expected: StreamName | undefined): StreamName | undefined =>
  typeof item === "object" && item !== null && !Array.isArray(item) ? goodStream(item as Fields, expected) : undefined

const goodByName = (item: unknown, expected: StreamName | undefined): StreamName | undefined => {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined
  const { message_reason, respondent_id, revenue_per_interview, rpi } = item as Fields
  if (respondent_id === undefined && typeof message_reason === "string") {
    return isOpportunity(item) && hasGoodAmount(revenue_per_interview) ? "opportunities" : undefined
  }
  if (message_reason === undefined && isUsualKey(respondent_id)) {
    return isOutcome(item) && hasGoodAmount(rpi) ? "outcomes" : undefined
  }
  return goodStream(item as Fields, expected)
}
