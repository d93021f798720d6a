/**
 * Changes as a stream that goes on where it was left.
 *
 * What changed several times since is sent once, as it is now. Each change comes at least once: after a crash between handling a change and
 * keeping its cursor it comes again, and so does everything when readers must begin anew. The key of a change is that of the message behind it,
 * the same each time; another message has another key, also when it says the same.
 */
import { Effect, Option, Stream } from "effect"
import type { LogPosition } from "../Message.ts"
import type { Changed, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Cursor, CursorError, readCursor, writeCursor } from "./Cursor.ts"

export interface ChangesOptions {
  /** The cursor of the last change that was handled; absent for everything from the start. */
  readonly since?: string | undefined
  /** Default true: waits for further changes. False ends when there are none. */
  readonly follow?: boolean | undefined
  /** How often to look for them. Default 500 ms. */
  readonly pollMillis?: number | undefined
}

type Row = Changed<{ readonly changed_sequence: number; readonly changed_item: number }>

/** Beside what is known of what has changed. */
export interface Change {
  /** Keep it once this change is handled: the next reader goes on after it. */
  readonly cursor: string
  /** For idempotent work: the same when this change comes again, also from a store that was rebuilt, erased from or restored. Another message has another, also when it says the same. */
  readonly key: string
}

const changeOf = (
  feed: number,
  { changed_digest: digest, changed_item: item, changed_sequence: sequence }: Row
): Change => ({
  cursor: writeCursor({ feed, position: { sequence, item }, digest }),
  key: `${digest}/${item}`
})

const start: LogPosition = { sequence: 0, item: -1 }
const pageSize = 200

export const changes = <Stored extends Row, Value>(
  store: Store,
  read: (after: LogPosition, limit: number) => Effect.Effect<ReadonlyArray<Stored>, StoreError>,
  toValue: (row: Stored, change: Change) => Value,
  { follow = true, pollMillis = 500, since }: ChangesOptions
): Stream.Stream<Value, StoreError | CursorError> => {
  const page = (from: { readonly feed: number; readonly position: LogPosition }) =>
    Effect.gen(function* () {
      const feed = yield* store.feed
      const position = feed === from.feed ? from.position : start
      const rows = yield* read(position, pageSize)
      const last = rows.at(-1)
      return {
        feed,
        position: last === undefined ? position : { sequence: last.changed_sequence, item: last.changed_item },
        values: rows.map((row) => toValue(row, changeOf(feed, row)))
      }
    })

  return Stream.unwrap(
    Effect.gen(function* () {
      const given = since === undefined ? undefined : readCursor(since)
      if (since !== undefined && given === undefined) return yield* new CursorError({ cursor: since })
      const isOurs = given !== undefined && (yield* holds(store, given))
      const from = isOurs ? given : { feed: yield* store.feed, position: start }
      return Stream.unfold({ feed: from.feed, position: from.position, ended: false }, (state) =>
        Effect.gen(function* () {
          if (state.ended) return undefined
          const next = yield* page(state)
          if (next.values.length === 0 && follow) yield* Effect.sleep(pollMillis)
          const ended = !follow && next.values.length < pageSize
          return [next.values, { feed: next.feed, position: next.position, ended }] as const
        })
      ).pipe(Stream.flatMap((values) => Stream.fromIterable(values)))
    })
  )
}

/** Whether the log still has the entry that the cursor stands behind. */
const holds = (store: Store, { digest, position }: Cursor): Effect.Effect<boolean, StoreError> =>
  Effect.map(store.entry(position.sequence), (entry) =>
    Option.match(entry, { onNone: () => false, onSome: (found) => found.digest.startsWith(digest) })
  )
