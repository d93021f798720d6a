/**
 * The checkpoint: a copy of the projections inside the store, from which a rebuild begins once older evidence is pruned.
 *
 * It is brought up to date by what has changed since the last one. The projector works meanwhile: each step takes a fraction of a second, the last
 * one, which also moves the positions, included. A crash on the way leaves the old checkpoint in force.
 */
import { Clock, Effect, Metric } from "effect"
import type { Projection } from "../extend/Projection.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import { copiedAhead } from "../store/CheckpointTables.ts"
import type { Value } from "../store/Engine.ts"
import type { CheckpointHead, Store } from "../store/Store.ts"
import { StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import type { Table } from "../store/Table.ts"
import { completeProjections } from "./TableDump.ts"

/** A checkpoint that is in force. */
export interface Checkpoint extends NonNullable<CheckpointHead["written"]> {
  readonly generation: number
}

export interface CheckpointOptions {
  /** Items ordered before this leave the quarantine, unix seconds. Default: none do. */
  readonly quarantineBefore?: number | undefined
}

/** Whether the rows of a projection of another package are in it. */
export const hasProjection = ({ projections }: Checkpoint, { name, version }: Projection): boolean =>
  projections[name] === version

/** Another process wrote a checkpoint, and what was to be built on the one before it must begin again. */
export const checkpointReplaced = (operation: string): StoreError =>
  new StoreError({
    operation,
    reason: new StoreUnavailableError({ detail: "another checkpoint was written meanwhile: begin again" })
  })

/** The checkpoint in force, if there is one. */
export const readHead = (store: Store): Effect.Effect<Checkpoint | undefined, StoreError> =>
  Effect.map(store.checkpointHead, ({ generation, written }) => written && { ...written, generation })

/** How long, in milliseconds, a step should take, and how many rows it may copy. */
const stepMillis = 100
export const pageLimits = { least: 200, first: 2000, most: 50_000 } as const

/** The number of rows for the next step. */
export const nextLimit = (limit: number, tookMillis: number): number =>
  Math.round(
    Math.min(pageLimits.most, Math.max(pageLimits.least, limit * Math.min(2, stepMillis / Math.max(1, tookMillis))))
  )

/** Brings the checkpoint up to date, unless another process does. */
export const checkpoint = Effect.fnUntraced(function* (
  store: Store,
  { quarantineBefore }: CheckpointOptions = {}
): Effect.fn.Return<Checkpoint, StoreError> {
  const [now, started] = [yield* Clock.currentTimeMillis, yield* monotonicMillis]
  const head = yield* store.checkpointHead
  let { generation } = head
  const copy = Effect.fnUntraced(function* (table: Table, isFirst: boolean) {
    let limit: number = pageLimits.first
    let after: ReadonlyArray<Value> | undefined
    for (;;) {
      const begun = yield* monotonicMillis
      const copied = yield* store.copyAhead(generation, { table, isFirst, after, limit })
      generation = copied.generation
      if (copied.end === undefined) return
      after = copied.end
      limit = nextLimit(limit, (yield* monotonicMillis) - begun)
    }
  })
  if (head.written === undefined) {
    generation = yield* store.beginCheckpoint(head)
    for (const table of copiedAhead) yield* copy(table, true)
  }
  for (const table of copiedAhead) yield* copy(table, false)
  yield* store.writeCheckpoint(generation, { complete: yield* completeProjections(store), now, quarantineBefore })
  yield* Metric.update(Metrics.checkpointSeconds, ((yield* monotonicMillis) - started) / 1000)
  yield* Metric.update(Metrics.checkpointAt, now / 1000)
  const written = yield* readHead(store)
  return written ?? (yield* checkpointReplaced("checkpoint"))
})
