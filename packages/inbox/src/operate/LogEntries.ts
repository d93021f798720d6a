/**
 * The log from an entry on, as work that goes through all of it reads it.
 */
import { Effect, Option, Stream } from "effect"
import type { Entry } from "../Message.ts"
import type { EntriesFilter, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** In order and page by page, those too that come while earlier ones are being worked on. */
export const logEntries = (
  store: Store,
  { after: start, ...filter }: Pick<EntriesFilter, "after" | "before" | "kind" | "stream">,
  limit = 100
): Stream.Stream<Entry, StoreError> =>
  Stream.paginate<number | undefined, Entry, StoreError>(start, (after) =>
    Effect.map(store.entries({ ...filter, after, limit }), (entries) => [
      entries,
      Option.map(Option.fromUndefinedOr(entries.at(-1)), ({ sequence }) => sequence)
    ])
  )

/** The greatest sequence there is, 0 in an empty log. */
export const newestSequence = (store: Store): Effect.Effect<number, StoreError> =>
  Effect.map(store.head, ({ sequence }) => sequence)
