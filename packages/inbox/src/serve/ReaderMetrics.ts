/**
 * Updates the metrics that show how many changes or callbacks each named reader, such as a relay, has not delivered yet, and how long the oldest has
 * been waiting. Used by `serve` and by the `relay` command.
 */
import { Clock, Effect, Metric } from "effect"
import * as Metrics from "../Metrics.ts"
import { type ReaderLag, readerLags } from "../store/readerLags.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

type Labels = Pick<ReaderLag, "reader" | "stream">

/**
 * Returns an effect that updates the metrics. Run the same effect each time, because it remembers the readers: the metrics of a reader that was
 * removed since the last time are set to 0.
 */
export const noteReaders = (store: Store): Effect.Effect<void, StoreError> => {
  let noted: ReadonlyArray<Labels> = []
  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const lags = yield* readerLags(store)
    const gone = noted.filter(
      (labels) => !lags.some(({ reader, stream }) => reader === labels.reader && stream === labels.stream)
    )
    for (const labels of gone) yield* update(labels, 0, 0)
    noted = lags
    for (const { oldestReceivedAt = now, reader, stream, waiting } of lags) {
      yield* update({ reader, stream }, waiting, Math.max(0, (now - oldestReceivedAt) / 1000))
    }
  })
}

const update = ({ reader, stream }: Labels, waiting: number, seconds: number): Effect.Effect<void> =>
  Effect.andThen(
    Metric.update(Metrics.withAttributes(Metrics.readerWaiting, { reader, stream }), waiting),
    Metric.update(Metrics.withAttributes(Metrics.readerWaitingSeconds, { reader, stream }), seconds)
  )
