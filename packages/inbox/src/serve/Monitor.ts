/**
 * Readings that are taken from time to time rather than counted: how far the projections are behind, the quarantine, the
 * event loop.
 */
import { Clock, Effect, Metric } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import * as Metrics from "../Metrics.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

export interface Reading {
  readonly waiting: number
  /** How long the oldest entry has waited to be applied. */
  readonly waitingSeconds: number
}

/** Asks the store; fails when it does not answer. */
export const takeReading = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<Reading, StoreError> {
  const now = yield* Clock.currentTimeMillis
  const lags = yield* store.lags
  for (const { oldestReceivedAt, stream, waiting } of lags) {
    const seconds = oldestReceivedAt === undefined ? 0 : Math.max(0, (now - oldestReceivedAt) / 1000)
    yield* Metric.update(Metrics.of(Metrics.waiting, { stream }), waiting)
    yield* Metric.update(Metrics.of(Metrics.waitingSeconds, { stream }), seconds)
  }
  yield* Metric.update(Metrics.quarantined, yield* store.quarantineSize)
  const oldest = Math.min(...lags.map(({ oldestReceivedAt }) => oldestReceivedAt ?? now))
  return { waiting: lags.reduce((sum, { waiting }) => sum + waiting, 0), waitingSeconds: (now - oldest) / 1000 }
})

/** Every ten seconds, for as long as the scope is open. */
export const monitor = Effect.fnUntraced(function* (store: Store) {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  yield* Effect.addFinalizer(() => Effect.sync(() => delay.disable()))
  const read = Effect.gen(function* () {
    yield* Effect.ignore(takeReading(store))
    yield* Metric.update(Metrics.eventLoopSeconds, delay.percentile(99) / 1e9)
    yield* Metric.update(Metrics.eventLoopMaxSeconds, delay.max / 1e9)
    yield* Metric.update(Metrics.memoryBytes, process.memoryUsage.rss())
    delay.reset()
  })
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(read, Effect.sleep("10 seconds"))))
})
