/**
 * Provides changes and messages as streams that can be resumed from a cursor.
 *
 * If a survey or session has changed several times, `changes` delivers it only once, in its current state. `messages` delivers every accepted
 * message. Both deliver at least once: if the reader crashes after it has handled an item but before it has stored the item's cursor, the item is
 * redelivered. If readers must start again from the beginning, everything is redelivered.
 */
import { Effect, Stream } from "effect"
import type { StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { FeedItem } from "./Feed.ts"
import type { Change, ChangesOptions } from "./QueryTypes.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"
import { openFeed } from "./openFeed.ts"

const pageSize = 200

/** Returns a stream of the changes or messages in one of the two callback streams. Each item is converted with `toValue`. */
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
          // An empty page is the last page only if the cursor is unchanged. If the cursor has advanced, the page skipped entries without deliverable
          // items.
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
