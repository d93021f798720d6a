/**
 * The changes that a batch of items makes to the projections of other packages.
 */
import { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import type { JudgedItem } from "../project/ItemProjection.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { TableSet } from "../store/Tables.ts"
import type { Message, Projection, ReadRows } from "./Projection.ts"
import type { TableChange } from "./TableChange.ts"

type Read = Pick<Store, "rows">

/** Of all projections that the store has. Unusable items are not messages. */
export const changesOf = (
  store: Read & Pick<Store, "projections">,
  set: TableSet,
  stream: StreamName,
  items: ReadonlyArray<JudgedItem>
): Effect.Effect<ReadonlyArray<TableChange>, StoreError> => {
  const projections = store.projections.filter((projection) => projection.stream === stream)
  if (projections.length === 0) return Effect.succeed([])
  return Effect.map(
    Effect.forEach(projections, (projection) => changesOfOne(store, set, projection, items)),
    (changes) => changes.flat()
  )
}

export const changesOfOne = (
  store: Read,
  set: TableSet,
  projection: Projection,
  items: ReadonlyArray<JudgedItem>
): Effect.Effect<ReadonlyArray<TableChange>, StoreError> => {
  const read: ReadRows = (table, values) => store.rows(set, table, values)
  return projection.stream === "outcomes"
    ? project(projection.project, messagesOf("Outcome", items), read)
    : project(projection.project, messagesOf("Opportunity", items), read)
}

const project = <M>(
  run: (messages: ReadonlyArray<M>, read: ReadRows) => Effect.Effect<ReadonlyArray<TableChange>, StoreError>,
  messages: ReadonlyArray<M>,
  read: ReadRows
): Effect.Effect<ReadonlyArray<TableChange>, StoreError> =>
  messages.length === 0 ? Effect.succeed([]) : run(messages, read)

interface Streams {
  readonly Outcome: "outcomes"
  readonly Opportunity: "opportunities"
}

const messagesOf = <Tag extends keyof Streams>(
  tag: Tag,
  items: ReadonlyArray<JudgedItem>
): ReadonlyArray<Message<Streams[Tag]>> =>
  items.flatMap(({ judged, source }) => {
    if (judged._tag !== tag) return []
    const { appliedAt, bytes: document, item, orderedAt, receivedAt, sequence, signedAt } = source
    const { complaint, facts } = judged
    const message = { appliedAt, document, item, orderedAt, receivedAt, sequence, signedAt, complaint, facts }
    return [message as unknown as Message<Streams[Tag]>]
  })
