/**
 * Computes how many changes or callbacks each named reader, such as a relay, has not delivered yet.
 */
import { Effect } from "effect"
import { readCursor } from "../query/Cursor.ts"
import { integer } from "./Engine.ts"
import type { Store, StoredReader } from "./Store.ts"
import type { StoreError } from "./StoreError.ts"

export interface ReaderLag extends StoredReader {
  /** The number of changes that have not been delivered yet. In `messages` mode, the number of callbacks that have not been fully delivered. */
  readonly waiting: number
  /** The time at which the oldest undelivered callback was received, in Unix milliseconds. */
  readonly oldestReceivedAt: number | undefined
}

const start = { sequence: 0, item: -1 }

const changesSql = (table: string, select: string): string =>
  `SELECT ${select} FROM ${table} WHERE (changed_sequence, changed_item) > (?, ?)`

const lagOf = Effect.fnUntraced(function* (
  { sql }: Pick<Store, "sql">,
  reader: StoredReader
): Effect.fn.Return<ReaderLag, StoreError> {
  const { cursor, mode, stream } = reader
  const read = readCursor(cursor, mode)
  const { item, sequence } = read?.position ?? start
  if (mode === "messages") {
    const after = read?.mode === "messages" && !read.isEnd ? sequence - 1 : sequence
    const [row] = yield* sql.query(
      "readerLags",
      "SELECT count(*) AS waiting, min(received_at) AS oldest FROM message WHERE stream = ? AND sequence > ? AND evidence <> 'pruned'",
      [stream, after]
    )
    const waiting = integer(row, "waiting")
    return { ...reader, waiting, oldestReceivedAt: waiting === 0 ? undefined : integer(row, "oldest") }
  }
  const table = stream === "opportunities" ? "opportunity" : "outcome"
  const [counted] = yield* sql.query("readerLags", changesSql(table, "count(*) AS waiting"), [sequence, item])
  const waiting = integer(counted, "waiting")
  if (waiting === 0) return { ...reader, waiting, oldestReceivedAt: undefined }
  const first = `${changesSql(table, "changed_sequence")} ORDER BY changed_sequence, changed_item LIMIT 1`
  const [oldest] = yield* sql.query(
    "readerLags",
    `SELECT received_at AS oldest FROM message WHERE sequence = (${first})`,
    [sequence, item]
  )
  return { ...reader, waiting, oldestReceivedAt: oldest === undefined ? undefined : integer(oldest, "oldest") }
})

/** Returns, for each reader in the store, the number of undelivered changes or callbacks and the time at which the oldest of them was received. */
export const readerLags = (
  store: Pick<Store, "readers" | "sql">
): Effect.Effect<ReadonlyArray<ReaderLag>, StoreError> =>
  Effect.flatMap(store.readers.list, (readers) => Effect.forEach(readers, (reader) => lagOf(store, reader)))
