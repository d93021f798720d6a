/**
 * Retries quarantined items after the inbox has been updated to interpret them, or moves items to the stream to which they belong. Other quarantined
 * items are left unchanged.
 *
 * Both retries and moves are log entries, so a rebuild repeats them at the same positions.
 */
import { Effect } from "effect"
import { type LogPosition, type StreamName, streamNames, positionText } from "../Message.ts"
import { canMoveTo } from "../project/interpretItem.ts"
import { type MovedItem, writeMove } from "../project/Move.ts"
import { isUnlisted } from "../project/QuarantineLimit.ts"
import { writeRetry } from "../project/Retry.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { appendAction } from "./appendAction.ts"
import { retriedItem } from "./retriedItem.ts"
import { unlistedItems } from "./unlistedItems.ts"
import { waitingRetries } from "./waitingRetries.ts"
import { watchErasures } from "./watchErasures.ts"

/**
 * Returns all items in the quarantine in log order, each with the reason for its quarantine.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, listQuarantine, SqliteStore } from "@fieldwork/inbox"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send([{ survey_id: "7", message_reason: "new" }, { survey_id: 8, message_reason: "new" }])
 * const program = Effect.gen(function* () {
 *   const { opportunities, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
 *   return yield* listQuarantine(store)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const held = await Effect.runPromise(Effect.provide(program, layer))
 * held.map(({ item, reason }) => `${item}: ${reason}`) // => ["0: it is not of type integer"]
 * ```
 */
export const listQuarantine = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<QuarantineRow>, StoreError> {
  const all: Array<QuarantineRow> = []
  let after: LogPosition | undefined
  for (;;) {
    const rows: ReadonlyArray<QuarantineRow> = yield* store.quarantined({ after, limit: 500 })
    all.push(...rows)
    after = rows.at(-1)
    if (after === undefined) return all
  }
})

/**
 * Makes the projector apply quarantined items again, for example after the inbox has been updated to interpret them. Without `only`, all items are
 * applied again. Returns the number of items that the projector will apply. A row without an item, such as the row for a truncated callback, stays in
 * the quarantine.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { retryQuarantine, SqliteStore } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => retryQuarantine(store))
 * await Effect.runPromise(Effect.scoped(program)) // => 0
 * ```
 */
export const retryQuarantine = Effect.fnUntraced(function* (
  store: Store,
  only?: ReadonlyArray<LogPosition>
): Effect.fn.Return<number, StoreError> {
  const held = (yield* listQuarantine(store)).filter((row) => hasItem(row) && isAtOneOf(row, only))
  for (const stream of streamNames) {
    const waiting = yield* waitingRetries(store, stream)
    const rows = held.filter((row) => row.stream === stream && !waiting.has(positionText(row)))
    const items = yield* Effect.forEach(rows, (row) => retriedItem(store, row))
    if (items.length > 0) yield* appendAction(store, stream, "retry", writeRetry(items))
  }
  return held.length
})

/** The maximum number of quarantined items in one `move` entry, which moves the items to the stream to which they belong. */
const movedAtOnce = 100

/**
 * Makes the projector apply quarantined items that arrived at the URL of the wrong stream, such as outcomes at the opportunities URL. Each item is
 * applied in the stream to which it belongs, at its original place in the message order, and leaves the quarantine. If a callback contains more than
 * 1,000 invalid items, one row represents the first item beyond that limit and all items after it. These items are moved as well if the body of the
 * callback is still stored. The row leaves the quarantine if the first of them is moved. Returns the number of moved items.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, moveQuarantined, SqliteStore } from "@fieldwork/inbox"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send([{ survey_id: 8, message_reason: "new" }, ...buildOutcomes(2)])
 * const program = Effect.gen(function* () {
 *   const { opportunities, outcomes, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request)) // the outcomes came to the wrong URL
 *   yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
 *   const moved = yield* moveQuarantined(store)
 *   const changed = yield* outcomes.changes().pipe(Stream.take(2), Stream.runCollect)
 *   return [moved, changed.length]
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * await Effect.runPromise(Effect.provide(program, layer)) // => [2, 2]
 * ```
 */
export const moveQuarantined = Effect.fnUntraced(function* (
  store: Store,
  only?: ReadonlyArray<LogPosition>
): Effect.fn.Return<number, StoreError> {
  const moved = new Set<string>()
  for (;;) {
    const isErased = yield* watchErasures(store)
    const held = (yield* listQuarantine(store)).filter((row) => isAtOneOf(row, only))
    const batches = yield* Effect.forEach(streamNames, (stream) => batchesTo(store, stream, held, moved))
    let isStale = false
    for (const { items, stream } of batches.flat()) {
      // If a person has been erased since the items were read, the items may contain the person's data, so they are read again.
      isStale = yield* isErased
      if (isStale) break
      yield* appendAction(store, stream, "move", writeMove(items))
      for (const item of items) moved.add(positionText(item))
    }
    if (!isStale) return moved.size
  }
})

/** Returns the items that can be moved to `stream` and that are not in `moved`, in batches that each fit into one log entry. */
const batchesTo = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  held: ReadonlyArray<QuarantineRow>,
  moved: ReadonlySet<string>
) {
  const rows = held.filter((row) => row.stream !== stream)
  const movable = (yield* Effect.forEach(rows, (row) => movableItems(store, row, stream))).flat()
  const items = movable.filter((item) => !moved.has(positionText(item)))
  const starts = Array.from({ length: Math.ceil(items.length / movedAtOnce) }, (_, index) => index * movedAtOnce)
  return starts.map((at) => ({ stream, items: items.slice(at, at + movedAtOnce) }))
})

/** Returns the items that a quarantine row represents and that can be moved to `stream`. */
const movableItems = (
  store: Store,
  row: QuarantineRow,
  stream: StreamName
): Effect.Effect<ReadonlyArray<MovedItem>, StoreError> => {
  const { document, item, ordered_at: orderedAt, sequence, signed_at: signedAt } = row
  if (isUnlisted(row)) return unlistedItems(store, row, stream)
  if (!hasItem(row) || !canMoveTo(stream, document)) return Effect.succeed([])
  return Effect.succeed([{ sequence, item, orderedAt, signedAt, document: new TextDecoder().decode(document) }])
}

/**
 * Returns whether a quarantine row contains an item. The row for a truncated or damaged callback does not, nor does the row that represents the
 * unlisted items of a callback.
 */
const hasItem = ({ document }: QuarantineRow): boolean => document.length > 0

const isAtOneOf = ({ item, sequence }: QuarantineRow, positions: ReadonlyArray<LogPosition> | undefined): boolean =>
  positions === undefined || positions.some((position) => sequence === position.sequence && item === position.item)
