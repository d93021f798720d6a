/** Detects that a person's data was erased after it was read, so that a command does not write the data to the log again. */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { newestSequence } from "./logEntries.ts"

/**
 * Returns an effect that checks whether data that was read after this call may have been erased. An erasure first redacts the stored bodies and
 * appends its tombstone. Then it replaces the rows of the projections, which increments the feed number (the number of rebuilds that have changed the
 * projections). At its end, it also redacts the entries that were appended while it ran. The check and the caller's subsequent write of the data are
 * not one transaction. The data could remain only if both the replacement of the rows and the last redaction happened after the check and before the
 * write.
 */
export const watchErasures = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<Effect.Effect<boolean, StoreError>, StoreError> {
  const [feed, newest] = [yield* store.feed, yield* newestSequence(store)]
  return Effect.gen(function* () {
    const tombstones = yield* store.entries({ kind: "erasure", after: newest, limit: 1 })
    return tombstones.length > 0 || (yield* store.feed) !== feed
  })
})
