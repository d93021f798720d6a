/** Computes the changes that a batch of items from callbacks makes to the projections that other packages define. */
import { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import type { InterpretedItem } from "../project/ProjectionBatchBuilder.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { opportunity, outcome, type TableSet } from "../store/Tables.ts"
import type { Message, Projection, ReadOrder, ReadRows } from "./Projection.ts"
import type { TableChange } from "./TableChange.ts"

type Read = Pick<Store, "rows">

/**
 * The functions that read, for each survey or session, the order key of the newest message that was applied before the batch. The order key decides
 * which of two messages is newer.
 */
export interface Orders {
  readonly opportunities: ReadOrder<"opportunities">
  readonly outcomes: ReadOrder<"outcomes">
}

/**
 * Returns the changes that a batch makes to all projections of a stream. Items that cannot be interpreted at all are not passed to the projections.
 */
export const changesOf = (
  store: Read & Pick<Store, "projections">,
  set: TableSet,
  stream: StreamName,
  items: ReadonlyArray<InterpretedItem>
): Effect.Effect<ReadonlyArray<TableChange>, StoreError> => {
  const projections = store.projections.filter((projection) => projection.stream === stream)
  if (projections.length === 0) return Effect.succeed([])
  const orders = ordersIn(store, set)
  return Effect.map(
    Effect.forEach(projections, (projection) => changesOfOne(store, set, projection, items, orders)),
    (changes) => changes.flat()
  )
}

export const changesOfOne = (
  store: Read,
  set: TableSet,
  projection: Projection,
  items: ReadonlyArray<InterpretedItem>,
  orders: Orders
): Effect.Effect<ReadonlyArray<TableChange>, StoreError> => {
  const read: ReadRows = (table, values) => store.rows(set, table, values)
  if (projection.stream === "outcomes") {
    const messages = messagesOf("Outcome", items)
    return messages.length === 0 ? nothing : projection.project(messages, read, orders.outcomes)
  }
  const messages = messagesOf("Opportunity", items)
  return messages.length === 0 ? nothing : projection.project(messages, read, orders.opportunities)
}

const nothing: Effect.Effect<ReadonlyArray<TableChange>> = Effect.succeed([])

/**
 * Creates functions that read the order key (which decides which of two messages is newer) of each survey or session from the live tables or from the
 * shadow tables of a rebuild.
 */
const ordersIn = (store: Read, set: TableSet): Orders => ({
  opportunities: (ids) =>
    Effect.map(
      store.rows(set, opportunity, ids),
      (rows) => new Map(rows.map((row) => [row.survey_id, orderKeyOf(row)]))
    ),
  outcomes: (ids) =>
    Effect.map(
      store.rows(set, outcome, ids),
      (rows) => new Map(rows.map((row) => [row.respondent_id, orderKeyOf(row)]))
    )
})

interface Streams {
  readonly Outcome: "outcomes"
  readonly Opportunity: "opportunities"
}

const messagesOf = <Tag extends keyof Streams>(
  tag: Tag,
  items: ReadonlyArray<InterpretedItem>
): ReadonlyArray<Message<Streams[Tag]>> =>
  items.flatMap(({ interpretation, source }) => {
    if (interpretation._tag !== tag) return []
    const { appliedAt, bytes: document, countedAt, item, orderedAt, receivedAt, sequence, signedAt } = source
    const { complaint, facts } = interpretation
    const order = { item, orderedAt, sequence, signedAt }
    const message = { ...order, appliedAt, countedAt, document, receivedAt, complaint, facts }
    return [message as unknown as Message<Streams[Tag]>]
  })
