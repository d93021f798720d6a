/**
 * Removes the bodies of old callbacks. Their digests, signatures and times are kept, so redeliveries are still recognised.
 *
 * If the local clock is more than a day ahead of the newest callback, the age is measured from that callback's signature time, which is based on the
 * exchange's clock. A local clock that is wrong, or was wrong when a callback arrived, therefore never causes a body to be pruned too early.
 */
import { Clock, Effect, Metric } from "effect"
import { type LogPosition, type StreamName, streamNames } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import { copiedAhead } from "../store/CheckpointTables.ts"
import type { Value } from "../store/Engine.ts"
import { checkpoint, nextLimit, pageLimits } from "./Checkpoint.ts"
import { newestSequence } from "./logEntries.ts"
import { type Report, silent } from "./Progress.ts"

/**
 * The number of days for which `prune` keeps bodies by default. The period covers adjustments, which can arrive until the end of the calendar month
 * that follows the interview.
 *
 * @example
 * ```ts
 * import { defaultRetentionDays } from "@fieldwork/inbox"
 * defaultRetentionDays // => 75
 * ```
 */
export const defaultRetentionDays = 75

/**
 * The number of days for which the `prune` command keeps earlier versions of survey content and superseded messages by default.
 *
 * @example
 * ```ts
 * import { defaultHistoryDays } from "@fieldwork/inbox"
 * defaultHistoryDays // => 75
 * ```
 */
export const defaultHistoryDays = 75

export interface PruneOptions {
  /**
   * Whether the age of a callback is always measured from the local clock, even if the clock is far ahead of the newest callback. Use this option
   * only for a subscription that has ended, and only if the local clock is known to be correct. Default `false`.
   */
  readonly trustClock?: boolean | undefined
  /**
   * The number of days for which earlier versions of survey content, superseded messages about sessions and quarantined items are kept. While a
   * projection with `needsHistory` is installed, superseded messages and quarantined outcomes are kept permanently. Default: permanently.
   */
  readonly historyDays?: number | undefined
}

/** The result of pruning. */
export interface PruneResult {
  /** The number of bodies that were removed. */
  readonly bodies: number
  /**
   * The cutoff time in Unix milliseconds. Pruning removed the bodies of all applied callbacks that were both received and signed before this time.
   */
  readonly before: number
  /** The number of milliseconds by which the local clock is ahead of the newest callback. Negative if the local clock is behind. */
  readonly clockAheadMillis: number
}

const batch = 50

export const dayMillis = 86_400_000

/**
 * The number of milliseconds by which the local clock may be ahead of the newest callback. If the difference is greater, `prune` assumes that the
 * clock is wrong or that the subscription has ended.
 */
const farMillis = dayMillis

/**
 * Removes the bodies of callbacks that are older than `retentionDays`. The default is 75; `Infinity` keeps bodies permanently. Digests, signatures
 * and times are kept, so redeliveries are still recognised. A checkpoint is written before any body is removed. If the local clock is more than a day
 * ahead of the newest callback, the age is measured from that callback, unless `trustClock` is `true`.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { prune, SqliteStore } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => prune(store, 90))
 * const { bodies } = await Effect.runPromise(Effect.scoped(program))
 * bodies // => 0
 * ```
 */
export const prune = Effect.fnUntraced(function* (
  store: Store,
  retentionDays: number = defaultRetentionDays,
  report: Report = silent,
  { historyDays, trustClock = false }: PruneOptions = {}
): Effect.fn.Return<PruneResult, StoreError> {
  const [now, started] = [yield* Clock.currentTimeMillis, yield* monotonicMillis]
  const { newestOrder } = yield* store.head
  const clockAheadMillis = newestOrder === 0 ? 0 : now - newestOrder * 1000
  const isTrusted = trustClock || clockAheadMillis <= farMillis
  const present = isTrusted ? now : newestOrder * 1000
  const before = Number.isFinite(retentionDays) ? present - retentionDays * dayMillis : 0
  const historyBefore = historyDays === undefined ? undefined : Math.floor((present - historyDays * dayMillis) / 1000)
  const hasBodies = yield* store.hasPrunable(before)
  const [oldest] = yield* store.entries({ limit: 1 })
  const hasHistory = historyBefore !== undefined && oldest !== undefined && oldest.orderedAt < historyBefore
  let bodies = 0
  if (!hasBodies && !hasHistory) yield* store.forgetChanges
  else {
    const newest = yield* newestSequence(store)
    // The checkpoint is written first, because it preserves the data from the bodies that are about to be removed.
    const { positions } = yield* checkpoint(store, { quarantineBefore: historyBefore })
    const ends = yield* Effect.forEach(streamNames, (stream) => lastApplied(store, stream, positions[stream], newest))
    const throughSequence = Math.min(...ends)
    for (let left = hasBodies; left;) {
      const removed = yield* store.prune({ before, throughSequence, limit: batch })
      bodies += removed
      yield* report({ what: "pruning", done: bodies, total: bodies + removed })
      left = removed === batch
    }
    if (hasHistory) yield* expire(store, historyBefore)
  }
  yield* Metric.update(Metrics.prunedBodies, bodies)
  yield* Metric.update(Metrics.pruneSeconds, ((yield* monotonicMillis) - started) / 1000)
  yield* Metric.update(Metrics.pruneAt, now / 1000)
  return { bodies, before, clockAheadMillis }
})

/**
 * Removes expired history in short steps, so that other operations do not have to wait for long. `before` is the time in Unix seconds before which
 * history has expired.
 */
const expire = Effect.fnUntraced(function* (store: Store, before: number) {
  for (const table of copiedAhead) {
    let limit: number = pageLimits.first
    let after: ReadonlyArray<Value> | undefined
    for (;;) {
      const begun = yield* monotonicMillis
      after = yield* store.expireHistory({ table, after, before, limit })
      if (after === undefined) break
      limit = nextLimit(limit, (yield* monotonicMillis) - begun)
    }
  }
})

/**
 * Returns the sequence number up to which a stream has been applied. If no entry of the stream is waiting, returns the newest sequence number in the
 * log, so that an idle stream does not prevent the other stream from being pruned.
 */
const lastApplied = (store: Store, stream: StreamName, position: LogPosition, newest: number) =>
  Effect.map(store.entries({ stream, after: position.sequence - 1, limit: 1 }), ([next]) =>
    next === undefined ? newest : Math.min(newest, next.sequence - 1)
  )
