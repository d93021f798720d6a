/**
 * Removes the bodies of old callbacks. Their digests, signatures and times stay, so a redelivery is still known.
 */
import { Clock, Effect, type Scope } from "effect"
import { type LogPosition, type StreamName, streamNames } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { checkpoint } from "./Checkpoint.ts"
import { newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"

/** Covers adjustments until the end of the month after the interview. */
export const defaultRetentionDays = 75

export interface Pruned {
  readonly bodies: number
  /** What was received before this is gone, unix milliseconds. */
  readonly receivedBefore: number
}

const batch = 50

export const prune = Effect.fnUntraced(function* (
  store: Store,
  retentionDays: number = defaultRetentionDays,
  report: Report = silent
): Effect.fn.Return<Pruned, StoreError, Scope.Scope> {
  const receivedBefore = (yield* Clock.currentTimeMillis) - retentionDays * 86_400_000
  const [oldest] = yield* store.entries({ kind: "callback", kept: true, limit: 1 })
  if (oldest === undefined || oldest.receivedAt >= receivedBefore) return { bodies: 0, receivedBefore }
  const newest = yield* newestSequence(store)
  // First what the bodies said, then the bodies.
  const { positions } = yield* checkpoint(store)
  const ends = yield* Effect.forEach(streamNames, (stream) => lastApplied(store, stream, positions[stream], newest))
  const throughSequence = Math.min(...ends)
  let bodies = 0
  for (;;) {
    const removed = yield* store.prune({ receivedBefore, throughSequence, limit: batch })
    bodies += removed
    yield* report({ what: "pruning", done: bodies, total: bodies + removed })
    if (removed < batch) return { bodies, receivedBefore }
  }
})

/** A stream that has nothing left to apply, or never had anything, does not keep the bodies of the other. */
const lastApplied = (store: Store, stream: StreamName, position: LogPosition, newest: number) =>
  Effect.map(store.entries({ stream, after: position.sequence - 1, limit: 1 }), ([next]) =>
    next === undefined ? newest : Math.min(newest, next.sequence - 1)
  )
