/**
 * Fills the projections that other packages define and that the checkpoint does not contain. The messages are read from the inbox's own shadow
 * tables, which a rebuild fills before it replaces the live tables. For outcomes, these tables contain every message about a session. For
 * opportunities, they contain only the latest message about each survey.
 */
import { Effect } from "effect"
import { changesOfOne, type Orders } from "../extend/changesOf.ts"
import type { Projection } from "../extend/Projection.ts"
import { compareOrder, comparePosition, type LogPosition, type OrderKey } from "../Message.ts"
import { interpretItem } from "../project/interpretItem.ts"
import type { InterpretedItem } from "../project/ProjectionBatchBuilder.ts"
import { integer, type Row, text } from "../store/Engine.ts"
import { changeSteps } from "../store/projectionSteps.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { outcomeMessage } from "../store/Tables.ts"

/** The number of rows per page. It is large because the database sorts the tables again for each page. */
const pageSize = 20_000
const batchSize = 500

const historyOf = {
  outcomes: "SELECT * FROM shadow_outcome_message",
  opportunities:
    "SELECT o.*, d.document FROM shadow_opportunity o JOIN shadow_opportunity_document d ON d.survey_id = o.survey_id"
} as const

/**
 * Fills a projection with the messages before a log position. Reads the log of `store`, and reads and writes the shadow tables (the new tables of a
 * rebuild) of `target`.
 */
export const fillProjection = Effect.fnUntraced(function* (
  store: Store,
  target: Store,
  projection: Projection,
  before: LogPosition
): Effect.fn.Return<void, StoreError> {
  const sql = `SELECT * FROM (${historyOf[projection.stream]}) AS history
    WHERE (sequence, item) > (?, ?) AND (sequence, item) < (?, ?) ORDER BY sequence, item LIMIT ${pageSize}`
  let [sequence, item] = [0, -1]
  for (;;) {
    const page: ReadonlyArray<Row> = yield* target.sql.query("history", sql, [
      sequence,
      item,
      before.sequence,
      before.item
    ])
    for (let at = 0; at < page.length; at += batchSize) {
      const rows = page.slice(at, at + batchSize)
      const received = yield* receivedAt(store, rows)
      const items = rows.map((row) => itemOf(projection, row, received))
      const orders = ordersBefore(target, { sequence: integer(rows[0], "sequence"), item: integer(rows[0], "item") })
      const changes = yield* changesOfOne(target, "shadow", projection, items, orders)
      yield* target.sql.transact("fill", changeSteps("shadow", changes), "computable")
    }
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    ;[sequence, item] = [integer(last, "sequence"), integer(last, "item")]
  }
})

/**
 * Creates functions that read from the inbox's own shadow tables, for each survey or session, the order key (which decides which of two messages is
 * newer) of the newest message before `position`. The tables also contain later messages, which are ignored. No order keys are returned for surveys,
 * because the tables contain only one message about each survey.
 */
const ordersBefore = (target: Store, position: LogPosition): Orders => ({
  opportunities: () => Effect.succeed(new Map()),
  outcomes: (ids) =>
    Effect.map(target.rows("shadow", outcomeMessage, ids), (rows) => {
      const greatest = new Map<string, OrderKey>()
      for (const row of rows) {
        const [key, known] = [orderKeyOf(row), greatest.get(row.respondent_id)]
        if (comparePosition(row, position) >= 0) continue
        if (known === undefined || compareOrder(key, known) > 0) greatest.set(row.respondent_id, key)
      }
      return greatest
    })
})

const itemOf = ({ stream }: Projection, row: Row, received: ReadonlyMap<number, number>): InterpretedItem => {
  const [sequence, item] = [integer(row, "sequence"), integer(row, "item")]
  const bytes = Buffer.from(text(row, "document"))
  const source = {
    stream,
    orderedAt: integer(row, "ordered_at"),
    signedAt: integer(row, "signed_at"),
    receivedAt: received.get(sequence) ?? 0,
    countedAt: received.get(sequence) ?? 0,
    sequence,
    item,
    pointer: `/${item}`,
    bytes,
    appliedAt: { sequence, item }
  }
  return { source, interpretation: interpretItem(stream, bytes) }
}

/**
 * Returns the time of receipt of each log entry, by sequence number, from the entry of the first row to the entry of the last row. Entries of both
 * streams are read, because an item that an operator moved to another stream was received in a callback of the original stream.
 */
const receivedAt = Effect.fnUntraced(function* (store: Store, rows: ReadonlyArray<Row>) {
  const [first, last] = [integer(rows[0], "sequence"), integer(rows.at(-1), "sequence")]
  const found = new Map<number, number>()
  let after = first - 1
  for (;;) {
    const entries = yield* store.entries({ after, before: last + 1, limit: 1000 })
    for (const entry of entries) found.set(entry.sequence, entry.receivedAt)
    const newest = entries.at(-1)
    if (newest === undefined) return found
    after = newest.sequence
  }
})
