/**
 * The checkpoint: a whole copy of the projections inside the store, from which a rebuild begins once older evidence is pruned.
 *
 * Parts are written first under new numbers and the head, part 0, last: a crash on the way leaves the old checkpoint in force.
 */
import { randomUUID } from "node:crypto"
import { Clock, Effect, type Scope } from "effect"
import { encodeText, decodeBody } from "../BodyCodec.ts"
import type { LogPosition, StreamName } from "../Message.ts"
import { type Projection, tablesOf } from "../extend/Projection.ts"
import { projectionTables } from "../store/Tables.ts"
import type { Lease, Store } from "../store/Store.ts"
import { StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import {
  completeProjections,
  type TableRows,
  fromLines,
  holdLeases,
  positionsOf,
  readAll,
  toLines
} from "./TableDump.ts"

export interface Head {
  /** Parts `from` to before `to`. */
  readonly from: number
  readonly to: number
  readonly positions: Readonly<Record<StreamName, LogPosition>>
  /** Versions of the projections of other packages whose rows are in it, by name. */
  readonly projections?: Readonly<Record<string, number>> | undefined
  /** Unix milliseconds. */
  readonly writtenAt: number
}

/** Whether the rows of a projection of another package are in it. */
export const hasProjection = ({ projections }: Head, { name, version }: Projection): boolean =>
  projections?.[name] === version

const decoder = new TextDecoder()

const readText = (store: Store, part: number): Effect.Effect<string, StoreError> =>
  Effect.flatMap(store.checkpointPart(part), (body) =>
    // No part is empty: another process has written a checkpoint and cleared this one.
    body.length === 0
      ? Effect.fail(checkpointReplaced("checkpointPart"))
      : Effect.promise(async () => decoder.decode(await decodeBody(body)))
  )

/** Another process wrote a checkpoint, and what was to be built on the one before it must begin again. */
export const checkpointReplaced = (operation: string): StoreError =>
  new StoreError({
    operation,
    reason: new StoreUnavailableError({ detail: "another checkpoint was written meanwhile: begin again" })
  })

/** Fails with `FencedError` when another process has taken the leases: two processes that write parts would mix them. */
export const writeText = (
  store: Store,
  leases: ReadonlyArray<Lease>,
  part: number,
  text: string
): Effect.Effect<void, StoreError> =>
  Effect.flatMap(
    Effect.promise(() => encodeText("opportunities", 0, text)),
    ({ body }) => store.writeCheckpointPart(part, body, leases)
  )

/** The checkpoint in force, if there is one. */
export const readHead = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<Head | undefined, StoreError> {
  const parts = yield* store.checkpointParts
  return parts[0] === 0 ? (JSON.parse(yield* readText(store, 0)) as Head) : undefined
})

/** Rows of the checkpoint, part by part. */
export const readParts = Effect.fnUntraced(function* <E>(
  store: Store,
  head: Head,
  take: (batches: ReadonlyArray<TableRows>, part: number) => Effect.Effect<void, E>
): Effect.fn.Return<void, E | StoreError> {
  // Rows of others are those of projections that were removed, or have another version by now.
  const tables = [...projectionTables, ...tablesOf(store.projections.filter((one) => hasProjection(head, one)))]
  for (let part = head.from; part < head.to; part++) yield* take(fromLines(yield* readText(store, part), tables), part)
})

/** Copies the projections as they are now, unless another process begins to. They stand still meanwhile; callbacks are received. */
export const checkpoint = (store: Store): Effect.Effect<Head, StoreError> => Effect.scoped(write(store))

const versionsOf = (projections: ReadonlyArray<Projection>): Readonly<Record<string, number>> =>
  Object.fromEntries(projections.map(({ name, version }) => [name, version]))

const write = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<Head, StoreError, Scope.Scope> {
  const now = yield* Clock.currentTimeMillis
  const leases = yield* holdLeases(store, "live", `checkpoint ${randomUUID()}`)
  const old = yield* store.checkpointParts
  const from = Math.max(0, ...old) + 1
  let to = from
  const complete = yield* completeProjections(store)
  yield* readAll(store, "live", (batch) => writeText(store, leases, to++, toLines(batch)), complete)
  const head: Head = { from, to, positions: positionsOf(leases), projections: versionsOf(complete), writtenAt: now }
  yield* writeText(store, leases, 0, JSON.stringify(head))
  yield* store.clearCheckpoint(1, from)
  return head
})
