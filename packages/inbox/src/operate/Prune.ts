/**
 * Removes the bodies of old callbacks. Their digests, signatures and times stay, so a redelivery is still recognised.
 *
 * Where this clock is more than a day ahead of the newest callback, age counts back from that callback, whose signature time comes from the
 * exchange's clock: a clock that is months ahead, or was when a callback came, makes nothing old.
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
import { newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"

/** Covers adjustments until the end of the month after the interview. */
export const defaultRetentionDays = 75

/** Of the command. */
export const defaultHistoryDays = 75

export interface PruneOptions {
  /**
   * Default false. True counts age back from this clock, however far the newest callback is from it: for a subscription that ended, and never
   * for a clock that may be wrong.
   */
  readonly trustClock?: boolean | undefined
  /** For how many days earlier contents of surveys, superseded messages about sessions and items in the quarantine are kept. Default: permanently. */
  readonly historyDays?: number | undefined
}

export interface Pruned {
  readonly bodies: number
  /** Bodies of callbacks that were both received and signed before this are gone, unix milliseconds. */
  readonly before: number
  /** How far this clock is ahead of the newest callback, in milliseconds; negative when it is behind. */
  readonly clockAheadMillis: number
}

const batch = 50

export const dayMillis = 86_400_000

/** Further ahead of the newest callback than this, the clock is taken to be wrong, or the subscription to have ended. */
const farMillis = dayMillis

/** `retentionDays` is how long bodies are kept; `Infinity` keeps them permanently. */
export const prune = Effect.fnUntraced(function* (
  store: Store,
  retentionDays: number = defaultRetentionDays,
  report: Report = silent,
  { historyDays, trustClock = false }: PruneOptions = {}
): Effect.fn.Return<Pruned, StoreError> {
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
    // First what the bodies contained, then the bodies.
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

/** Step by step, so that nothing else waits for long. `before` is in unix seconds. */
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

/** A stream that has nothing left to apply, or never had anything, does not keep the bodies of the other. */
const lastApplied = (store: Store, stream: StreamName, position: LogPosition, newest: number) =>
  Effect.map(store.entries({ stream, after: position.sequence - 1, limit: 1 }), ([next]) =>
    next === undefined ? newest : Math.min(newest, next.sequence - 1)
  )
