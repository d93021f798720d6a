/** Reads from the log which retry applies each retried item. A rebuild needs this before it processes the items. */
import { Effect, Stream } from "effect"
import { type LogPosition, positionText } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { actionEntries } from "./actionEntries.ts"
import { readRetry, type RetriedItem } from "./Retry.ts"

/** The retry that applies an item. */
export interface EffectiveRetry extends Pick<RetriedItem, "firstFacts"> {
  /** The log position of the retry: the sequence number of its entry, and the index of the item in the entry. */
  readonly appliedAt: LogPosition
}

/** The retries that apply items, by the position of the item as `sequence/item`. */
export type EffectiveRetries = ReadonlyMap<string, EffectiveRetry>

/**
 * Creates an effect that returns, for each item that operators have retried so far, the retry that applies it. This is the last retry of the item,
 * because an item is in the quarantine only as long as all its retries have had no effect. A retry of an item that had already been applied with the
 * same amount does not count, because the item is applied at its own position. Each run reads only the entries that were appended since the last run,
 * because a scan of a long log takes seconds.
 */
export const followRetries = (store: Pick<Store, "entries" | "body">): Effect.Effect<EffectiveRetries, StoreError> => {
  const found = new Map<string, EffectiveRetry>()
  let after = 0
  return Effect.gen(function* () {
    const [newest] = yield* store.entries({ newestFirst: true, limit: 1 })
    const through = newest?.sequence ?? 0
    yield* Stream.runForEach(
      actionEntries(store, "retry", readRetry, { after, before: through + 1 }),
      ({ entry: { sequence }, items = [] }) =>
        Effect.sync(() => {
          for (const [index, { firstFacts, wasApplied, ...position }] of items.entries()) {
            if (wasApplied) continue
            found.set(positionText(position), { appliedAt: { sequence, item: index }, firstFacts })
          }
        })
    )
    after = through
    return found
  })
}
