/**
 * Updates the checkpoint: a copy of the projections inside the store. After the bodies of old callbacks have been pruned, a rebuild starts from this
 * copy.
 *
 * An update copies the rows that have changed since the last checkpoint, while the projector continues. Each step takes a fraction of a second. The
 * last step also advances the log positions up to which the checkpoint is complete. After a crash during an update, the previous checkpoint remains
 * valid.
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

/** A checkpoint that has been written in full. */
export interface Checkpoint extends NonNullable<CheckpointHead["written"]> {
  readonly generation: number
}

export interface CheckpointOptions {
  /**
   * A time in Unix seconds. Items whose order time (the signature time, capped if it is ahead of the local clock) is earlier are removed from the
   * quarantine, except outcomes while a projection with `needsHistory` is installed. Default: no items are removed.
   */
  readonly quarantineBefore?: number | undefined
}

/** Checks whether the checkpoint contains the rows of the given version of a projection that another package defines. */
export const hasProjection = ({ projections }: Checkpoint, { name, version }: Projection): boolean =>
  projections[name] === version

/** Returns the error for work that must start over because another process has replaced the checkpoint on which the work is based. */
export const checkpointReplaced = (operation: string): StoreError =>
  new StoreError({
    operation,
    reason: new StoreUnavailableError({ detail: "another checkpoint was written in the meantime: try again" })
  })

/** Returns the current checkpoint, or undefined if none has been written. */
export const readHead = (store: Store): Effect.Effect<Checkpoint | undefined, StoreError> =>
  Effect.map(store.checkpointHead, ({ generation, written }) => written && { ...written, generation })

/** The target duration of a step in milliseconds. The number of rows per step is adjusted to this duration, within `pageLimits`. */
const stepMillis = 100
export const pageLimits = { min: 200, first: 2000, max: 50_000 } as const

/** Returns the number of rows for the next step, based on the duration of the last step. */
export const nextLimit = (limit: number, tookMillis: number): number =>
  Math.round(
    Math.min(pageLimits.max, Math.max(pageLimits.min, limit * Math.min(2, stepMillis / Math.max(1, tookMillis))))
  )

/**
 * Updates the checkpoint: a copy of the projections in the store. After the bodies of old callbacks have been pruned, a rebuild starts from this
 * copy. Each step takes a fraction of a second, and projectors continue to run. Fails with a retryable `StoreError` if another process writes a
 * checkpoint at the same time.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { checkpoint, SqliteStore } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => checkpoint(store))
 * const { positions } = await Effect.runPromise(Effect.scoped(program))
 * positions.opportunities // => { "sequence": 0, "item": 0 }
 * ```
 */
export const checkpoint = Effect.fnUntraced(function* (
  store: Store,
  { quarantineBefore }: CheckpointOptions = {}
): Effect.fn.Return<Checkpoint, StoreError> {
  yield* store.requireProjections
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
