/**
 * Changes as a stream that goes on where it was left.
 *
 * A key that changed several times since is sent once, as it is now. Each change comes at least once: after a crash between
 * handling a change and keeping its cursor it comes again, with the same cursor, which therefore serves as the key of
 * idempotent work.
 */
import { Effect, Stream } from "effect"
import type { Place } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { CursorError, readCursor, writeCursor } from "./Cursor.ts"

export interface ChangesOptions {
  /** The cursor of the last change that was handled; absent for everything from the start. */
  readonly since?: string | undefined
  /** Default true: waits for further changes. False ends when there are none. */
  readonly follow?: boolean | undefined
  /** How often to look for them. Default 500 ms. */
  readonly pollMillis?: number | undefined
}

interface Changed {
  readonly changed_sequence: number
  readonly changed_item: number
}

const start: Place = { sequence: 0, item: -1 }
const pageSize = 200

export const changes = <Row extends Changed, Value>(
  store: Store,
  read: (after: Place, limit: number) => Effect.Effect<ReadonlyArray<Row>, StoreError>,
  toValue: (row: Row, cursor: string) => Value,
  { follow = true, pollMillis = 500, since }: ChangesOptions
): Stream.Stream<Value, StoreError | CursorError> => {
  const page = (from: { readonly feed: number; readonly place: Place }) =>
    Effect.gen(function* () {
      const feed = yield* store.feed
      const place = feed === from.feed ? from.place : start
      const rows = yield* read(place, pageSize)
      const last = rows.at(-1)
      return {
        feed,
        place: last === undefined ? place : { sequence: last.changed_sequence, item: last.changed_item },
        values: rows.map((row) =>
          toValue(row, writeCursor({ feed, place: { sequence: row.changed_sequence, item: row.changed_item } }))
        )
      }
    })

  return Stream.unwrap(
    Effect.gen(function* () {
      const given = since === undefined ? { feed: yield* store.feed, place: start } : readCursor(since)
      if (given === undefined) return yield* new CursorError({ cursor: since ?? "" })
      return Stream.unfold({ ...given, ended: false }, (state) =>
        Effect.gen(function* () {
          if (state.ended) return undefined
          const next = yield* page(state)
          if (next.values.length === 0 && follow) yield* Effect.sleep(pollMillis)
          const ended = !follow && next.values.length < pageSize
          return [next.values, { feed: next.feed, place: next.place, ended }] as const
        })
      ).pipe(Stream.flatMap((values) => Stream.fromIterable(values)))
    })
  )
}
