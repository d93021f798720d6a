/**
 * Fills the projections that other packages define and that the checkpoint does not contain. The messages are read from the inbox's own shadow
 * tables, which a rebuild fills before it replaces the live tables. For outcomes, these tables contain every message about a session. For
 * opportunities, they contain only the latest message about each survey.
 */
import { Effect } from "effect"
import { changesOfOne, type Orders } from "../extend/changesOf.ts"
import type { Projection } from "../extend/Projection.ts"
import { compareOrder, comparePosition, type LogPosition, type OrderKey, positionText } from "../Message.ts"
import { interpretItem } from "../project/interpretItem.ts"
import { type AmountFacts, firstInterpretation } from "../project/AmountFacts.ts"
import { isUnderstood } from "../project/isUnderstood.ts"
import type { InterpretedItem } from "../project/ProjectionBatchBuilder.ts"
import { integer, type Row, text } from "../store/Engine.ts"
import { changeSteps } from "../store/projectionSteps.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { outcomeMessage } from "../store/Tables.ts"
import { receivedTimes } from "./receivedTimes.ts"
import { type AppliedAction, type AppliedActions, appliedActions } from "./appliedActions.ts"

/** The number of rows per page. It is large because the database sorts the tables again for each page. */
const pageSize = 20_000
const batchSize = 500

const historyOf = {
  outcomes: "SELECT * FROM shadow_outcome_message",
  opportunities:
    "SELECT o.*, d.document FROM shadow_opportunity o JOIN shadow_opportunity_document d ON d.survey_id = o.survey_id"
} as const

/** A stored message with the position at which it is applied. */
interface Applied {
  readonly row: Row
  readonly appliedAt: LogPosition
  /** The action that applies the message. Undefined if the message is applied at its own position. */
  readonly action: AppliedAction | undefined
  /** The amount fields with which the message is applied if an action applies it again with others. */
  readonly firstFacts?: AmountFacts | undefined
}

/** Returns whether a message is applied at its own position, before the action applies it. */
const isAppliedFirst = ({ firstFacts, wasApplied }: AppliedAction): boolean =>
  wasApplied === true || firstFacts !== undefined

const positionOf = (row: Row): LogPosition => ({ sequence: integer(row, "sequence"), item: integer(row, "item") })

/** Returns the positions at which a message is applied: its own position, the position of an operator's action, or both. */
const applicationsOf = (
  { stream }: Projection,
  row: Row,
  actions: AppliedActions["actions"]
): ReadonlyArray<Applied> => {
  const own: Applied = { row, appliedAt: positionOf(row), action: undefined }
  const action = actions.get(positionText(own.appliedAt))
  if (action === undefined) return [own]
  // A retry applies only items that can be interpreted in full.
  const isApplied = action.kind === "move" || isUnderstood(interpretItem(stream, Buffer.from(text(row, "document"))))
  if (!isApplied) return [own]
  const later: Applied = { row, appliedAt: action.appliedAt, action }
  return isAppliedFirst(action) ? [{ ...own, firstFacts: action.firstFacts }, later] : [later]
}

/**
 * Fills a projection with the messages before a log position. Reads the log of `store`, and reads and writes the shadow tables (the new tables of a
 * rebuild) of `target`. Returns the time in Unix milliseconds from which the projection is complete, or undefined if it is complete.
 */
export const fillProjection = Effect.fnUntraced(function* (
  store: Store,
  target: Store,
  projection: Projection,
  before: LogPosition
): Effect.fn.Return<number | undefined, StoreError> {
  const found = yield* appliedActions(store, projection.stream)
  const sql = `SELECT * FROM (${historyOf[projection.stream]}) AS history
    WHERE (sequence, item) > (?, ?) AND (sequence, item) < (?, ?) ORDER BY sequence, item LIMIT ${pageSize}`
  /** The messages that later actions apply, in the order of these actions. */
  let waiting: ReadonlyArray<Applied> = []
  let after: LogPosition = { sequence: 0, item: -1 }
  const write = Effect.fnUntraced(function* (applied: ReadonlyArray<Applied>) {
    for (let at = 0; at < applied.length; at += batchSize) {
      const batch = applied.slice(at, at + batchSize)
      const sequencesOf = (isLater: boolean): ReadonlyArray<number> =>
        batch.filter(({ action }) => (action !== undefined) === isLater).map(({ row }) => integer(row, "sequence"))
      // The messages that actions apply may be from much earlier entries.
      const received = yield* receivedTimes(store, sequencesOf(false), sequencesOf(true))
      const items = batch.map((one) => itemOf(projection, one, received))
      const orders = ordersBefore(target, batch[0]?.appliedAt ?? before, found.actions)
      const changes = yield* changesOfOne(target, "shadow", projection, items, orders)
      yield* target.sql.transact("fill", changeSteps("shadow", changes), "computable")
    }
  })
  for (;;) {
    const bounds = [after.sequence, after.item, before.sequence, before.item]
    const page: ReadonlyArray<Row> = yield* target.sql.query("history", sql, bounds)
    const last = page.at(-1)
    const isLast = last === undefined || page.length < pageSize
    if (last !== undefined) after = positionOf(last)
    // Messages that are applied after the position `before` are applied when the log is replayed from there.
    const end = isLast ? before : after
    const known = [...waiting, ...page.flatMap((row) => applicationsOf(projection, row, found.actions))]
    known.sort((a, b) => comparePosition(a.appliedAt, b.appliedAt))
    const isDue = ({ appliedAt }: Applied): boolean => {
      const order = comparePosition(appliedAt, end)
      return order < 0 || (order === 0 && !isLast)
    }
    yield* write(known.filter(isDue))
    waiting = known.filter((one) => !isDue(one))
    if (isLast) return yield* completeFrom(store, projection, found)
  }
})

/** Returns the time from which a projection is complete that was filled from the remaining messages, or undefined if it is complete. */
const completeFrom = Effect.fnUntraced(function* (
  store: Store,
  { stream, tables }: Projection,
  { newest, newestUnknown }: AppliedActions
): Effect.fn.Return<number | undefined, StoreError> {
  if (stream !== "outcomes" || tables.length === 0) return undefined
  const expired = yield* store.expiredThrough
  // An action may have applied a message that was removed, or the next message about its session.
  const through = Math.max(expired, newestUnknown, expired > 0 ? newest : 0)
  return through === 0 ? undefined : through + 1
})

/**
 * Creates functions that read from the inbox's own shadow tables, for each survey or session, the order key (which decides which of two messages is
 * newer) of the newest message that is applied before `position`. The tables also contain later messages, which are ignored. No order keys are
 * returned for surveys, because the tables contain only one message about each survey.
 */
const ordersBefore = (target: Store, position: LogPosition, actions: AppliedActions["actions"]): Orders => ({
  opportunities: () => Effect.succeed(new Map()),
  outcomes: (ids) =>
    Effect.map(target.rows("shadow", outcomeMessage, ids), (rows) => {
      const greatest = new Map<string, OrderKey>()
      for (const row of rows) {
        const [key, known] = [orderKeyOf(row), greatest.get(row.respondent_id)]
        const action = actions.get(positionText(row))
        const appliedAt = action === undefined || isAppliedFirst(action) ? row : action.appliedAt
        if (comparePosition(appliedAt, position) >= 0) continue
        if (known === undefined || compareOrder(key, known) > 0) greatest.set(row.respondent_id, key)
      }
      return greatest
    })
})

const itemOf = (
  { stream }: Projection,
  { action, appliedAt, firstFacts, row }: Applied,
  received: ReadonlyMap<number, number>
): InterpretedItem => {
  const { item, sequence } = positionOf(row)
  const bytes = Buffer.from(text(row, "document"))
  const receivedAt = received.get(sequence) ?? 0
  const countsLater = action !== undefined && (action.kind === "move" || action.wasApplied === false)
  const source = {
    stream,
    orderedAt: integer(row, "ordered_at"),
    signedAt: integer(row, "signed_at"),
    receivedAt,
    countedAt: countsLater ? Math.max(receivedAt, action.time) : receivedAt,
    sequence,
    item,
    pointer: `/${item}`,
    bytes,
    appliedAt
  }
  const now = interpretItem(stream, bytes)
  const interpretation = (firstFacts && firstInterpretation(now, firstFacts)) ?? now
  const isMoved = action?.kind === "move" && interpretation._tag !== "Unusable"
  return { source, interpretation: isMoved ? { ...interpretation, complaint: undefined } : interpretation }
}
