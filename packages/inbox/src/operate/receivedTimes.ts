/** Reads the times of receipt of log entries. */
import { Effect, Option } from "effect"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/**
 * Returns the times of receipt of log entries, by sequence number. Entries of both streams are read, because an item that an operator moved to another
 * stream was received in a callback of the original stream. `adjacent` are sequence numbers that are close to each other, and `others` are not.
 */
export const receivedTimes = Effect.fnUntraced(function* (
  store: Store,
  adjacent: ReadonlyArray<number>,
  others: ReadonlyArray<number>
): Effect.fn.Return<ReadonlyMap<number, number>, StoreError> {
  const found = new Map<number, number>()
  let after = Math.min(...adjacent) - 1
  for (const last = Math.max(...adjacent); after < last;) {
    const entries = yield* store.entries({ after, before: last + 1, limit: 1000 })
    for (const entry of entries) found.set(entry.sequence, entry.receivedAt)
    after = entries.at(-1)?.sequence ?? last
  }
  for (const sequence of others) {
    const entry = Option.getOrUndefined(yield* store.entry(sequence))
    if (entry !== undefined) found.set(sequence, entry.receivedAt)
  }
  return found
})
