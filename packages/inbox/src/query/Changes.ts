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
import type { Change, ChangesOptions } from "./Known.ts"
import type { PrunedMessagesError } from "./MessageFeed.ts"
import { openFeed } from "./OpenFeed.ts"

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
