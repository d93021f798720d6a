/**
 * Changes and messages as streams that can continue from a cursor.
 *
 * `changes` delivers a key that changed several times only once, in its current state. `messages` delivers every accepted message. Both deliver at
 * least once: after a crash between handling an item and storing its cursor, the item is delivered again. If readers must begin from scratch,
 * everything is delivered again.
 */
import { Effect, Stream } from "effect"
import type { StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { FeedItem } from "./Feed.ts"
import type { Change, ChangesOptions } from "./Known.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"
import { openFeed } from "./openFeed.ts"

const pageSize = 200

/** Returns the values of a feed one by one. */
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
          // An empty page is the last one only if its cursor is unchanged; otherwise it skipped entries that have
          // nothing to deliver.
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
