/**
 * Changes and messages as streams that go on where they were left.
 *
 * Of `changes`, what changed several times since is sent once, as it is now; of `messages`, every accepted message is sent. Each comes at least once: after a crash
 * between handling one and keeping its cursor it comes again, and so does everything when readers must begin anew.
 */
import { Effect, Stream } from "effect"
import type { StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { FeedItem } from "./Feed.ts"
import type { PrunedMessagesError } from "./MessageFeed.ts"
import { openFeed } from "./OpenFeed.ts"

export interface ChangesOptions {
  /** The cursor of the last change that was handled; absent for everything from the start. */
  readonly since?: string | undefined
  /** Default true: waits for further changes. False ends when there are none. */
  readonly follow?: boolean | undefined
  /** How often to look for them. Default 500 ms. */
  readonly pollMillis?: number | undefined
}

/** Beside what is known of what has changed. */
export interface Change {
  /** Keep it once this change is handled: the next reader goes on after it. */
  readonly cursor: string
  /** For idempotent work: the same when this change comes again, also from a store that was rebuilt, erased from or restored. Another message has another, also when it says the same. */
  readonly key: string
  /**
   * Sorts as text: of two with the same `survey_id` or `respondent_id` the greater one is the newer, in the order of signature time, log sequence and index within the callback.
   * A consumer that keeps it can refuse a state that is older than its own, whichever way it came. The same state keeps its version or gets a greater one when a later callback repeats it.
   */
  readonly version: string
  /** Changes when readers begin anew: after a rebuild with another result, an erasure, or the restoring of a backup. */
  readonly epoch: string
}

const pageSize = 200

/** The values of a feed, one by one. */
export const feedStream = <Value>(
  store: Store,
  stream: StreamName,
  mode: FeedMode,
  toValue: (item: FeedItem, change: Change) => Value,
  { follow = true, pollMillis = 500, since }: ChangesOptions
): Stream.Stream<Value, StoreError | CursorError | PrunedMessagesError> =>
  Stream.unwrap(
    Effect.map(openFeed(store, stream, { mode, since }), ({ read }) =>
      Stream.unfold({ cursor: since, ended: false }, ({ cursor: before, ended }) =>
        Effect.gen(function* () {
          if (ended) return undefined
          const { cursor, epoch, items } = yield* read(pageSize)
          // A page that is empty can have passed over entries without anything to deliver.
          const isLast = items.length === 0 && cursor === before
          if (isLast && follow) yield* Effect.sleep(pollMillis)
          const values = items.map((item) => {
            const { cursor, key, version } = item
            return toValue(item, { cursor, key, version, epoch })
          })
          return [values, { cursor, ended: isLast && !follow }] as const
        })
      ).pipe(Stream.flatMap((values) => Stream.fromIterable(values)))
    )
  )
