/** Reads the log from a given position to the end. */
import { Effect, Option, Stream } from "effect"
import type { Entry } from "../Message.ts"
import type { EntriesFilter, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/**
 * Returns the log entries in order as a stream. They are read page by page, so the stream includes entries that are appended while earlier entries
 * are processed.
 */
export const logEntries = (
  store: Pick<Store, "entries">,
  { after: start, ...filter }: Pick<EntriesFilter, "after" | "before" | "kind" | "stream">,
  limit = 100
): Stream.Stream<Entry, StoreError> =>
  Stream.paginate<number | undefined, Entry, StoreError>(start, (after) =>
    Effect.map(store.entries({ ...filter, after, limit }), (entries) => [
      entries,
      Option.map(Option.fromUndefinedOr(entries.at(-1)), ({ sequence }) => sequence)
    ])
  )

/** Returns the sequence number of the newest entry, or 0 if the log is empty. */
export const newestSequence = (store: Store): Effect.Effect<number, StoreError> =>
  Effect.map(store.head, ({ sequence }) => sequence)
