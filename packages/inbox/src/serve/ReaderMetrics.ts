/**
 * Updates the metrics that show how many changes or callbacks each named reader, such as a relay, has not delivered yet, and how long the oldest has
 * been waiting. Used by `serve` and by the `relay` command.
 */
import { Clock, Effect, Metric } from "effect"
import * as Metrics from "../Metrics.ts"
import { readerLags } from "../store/readerLags.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

export const noteReaders = (store: Store): Effect.Effect<void, StoreError> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    for (const { oldestReceivedAt = now, reader, stream, waiting } of yield* readerLags(store)) {
      yield* Metric.update(Metrics.withAttributes(Metrics.readerWaiting, { reader, stream }), waiting)
      const seconds = Math.max(0, (now - oldestReceivedAt) / 1000)
      yield* Metric.update(Metrics.withAttributes(Metrics.readerWaitingSeconds, { reader, stream }), seconds)
    }
  })
