/**
 * Updates the gauges: the lag of the projections, the sizes of the quarantine and of the store, the lag of readers, and the event loop delay. Also
 * detects when no process is computing the projections.
 */
import { Clock, Effect, Metric, Schedule, type Scope } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { Inbox } from "../Inbox.ts"
import { type StreamName, streamNames } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import { defaultLeaseMillis } from "../store/Leases.ts"
import type { Lag, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { noteReaders } from "./ReaderMetrics.ts"
import { shared } from "./shared.ts"

export interface Measurement {
  /** The number of log entries that have not been applied to the projections in full. */
  readonly waiting: number
  /** The number of seconds since the receipt of the oldest log entry that has not been fully applied to the projections. */
  readonly waitingSeconds: number
  /** The streams whose projection lease has not been renewed for twice its duration. */
  readonly notProjecting: ReadonlyArray<StreamName>
}

export interface Monitor {
  /**
   * Returns the current measurements of the projections. Fails if the store does not respond within two seconds. The result is shared and can be up
   * to a second old.
   */
  readonly read: Effect.Effect<Measurement, StoreError>
  /** Returns the identity of the store, or undefined if the store has not been reachable yet. */
  readonly identity: () => string | undefined
}

const readMillis = 2000
/**
 * The interval between two checks in milliseconds. The interval is shorter than the duration of a lease, so that a lease that has not been renewed
 * for twice its duration is detected quickly.
 */
const everyMillis = 2500

/** Checks the store every few seconds until the scope closes, and logs a warning if no process computes the projections. */
export const monitor = Effect.fnUntraced(function* (
  store: Store,
  receiver?: Pick<Inbox["Service"], "sinceAccepted" | "unknownKeyBytes">
): Effect.fn.Return<Monitor, never, Scope.Scope> {
  const silence = makeSilence()
  const read = yield* shared(
    Effect.gen(function* () {
      const { lags, quarantined } = yield* withTimeLimit("read", readMillis, readStore(store))
      const waitingSeconds = yield* noteLags(lags)
      yield* Metric.update(Metrics.quarantined, quarantined)
      const waiting = lags.reduce((sum, { waiting }) => sum + waiting, 0)
      return { waiting, waitingSeconds, notProjecting: silence(lags, yield* monotonicMillis) }
    })
  )
  const measuring = watch(read)
  yield* Effect.forkScoped(Effect.forever(Effect.delay(measuring, everyMillis)))
  const sizes = Effect.andThen(noteUsage(store), receiver === undefined ? Effect.void : noteReceiver(receiver))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(sizes, Effect.sleep(everyMillis))))
  const readers = Effect.ignore(withTimeLimit("readerLags", readMillis, noteReaders(store)))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(readers, Effect.sleep(everyMillis))))
  yield* watchProcess
  let identity: string | undefined
  const identify = Effect.map(withTimeLimit("identity", readMillis, store.identity), (found) => (identity = found))
  yield* Effect.forkScoped(Effect.retry(identify, Schedule.spaced(everyMillis)))
  return { read, identity: () => identity }
})

const noteUsage = (store: Store) =>
  Effect.ignore(
    Effect.flatMap(withTimeLimit("usage", readMillis, store.usage), (usage) =>
      Effect.gen(function* () {
        const { databaseBytes, diskFreeBytes, spoolBytes, walBytes } = usage
        if (databaseBytes !== undefined) yield* Metric.update(Metrics.databaseBytes, databaseBytes)
        if (walBytes !== undefined) yield* Metric.update(Metrics.walBytes, walBytes)
        if (spoolBytes !== undefined) yield* Metric.update(Metrics.spoolBytes, spoolBytes)
        if (diskFreeBytes !== undefined) yield* Metric.update(Metrics.diskFreeBytes, diskFreeBytes)
      })
    )
  )

const noteReceiver = Effect.fnUntraced(function* ({
  sinceAccepted,
  unknownKeyBytes
}: Pick<Inbox["Service"], "sinceAccepted" | "unknownKeyBytes">) {
  for (const stream of streamNames) {
    yield* Metric.update(Metrics.withAttributes(Metrics.sinceAcceptedSeconds, { stream }), sinceAccepted(stream) / 1000)
  }
  yield* Metric.update(Metrics.unknownKeyBytes, unknownKeyBytes())
})

const readStore = (store: Store) => Effect.all({ lags: store.lags, quarantined: store.quarantineSize })

/** Records the lag of each projection. Returns the time in seconds for which the oldest unapplied log entry has been waiting. */
const noteLags = Effect.fnUntraced(function* (lags: ReadonlyArray<Lag>) {
  const now = yield* Clock.currentTimeMillis
  let longest = 0
  for (const { leaseAgeMillis, oldestReceivedAt = now, stream, waiting } of lags) {
    const seconds = Math.max(0, (now - oldestReceivedAt) / 1000)
    longest = Math.max(longest, seconds)
    yield* Metric.update(Metrics.withAttributes(Metrics.waiting, { stream }), waiting)
    yield* Metric.update(Metrics.withAttributes(Metrics.waitingSeconds, { stream }), seconds)
    yield* Metric.update(Metrics.withAttributes(Metrics.leaseAgeSeconds, { stream }), leaseAgeMillis / 1000)
  }
  return longest
})

/**
 * The time in milliseconds for which a lease must appear to be expired before it is reported. After a clock jump, a lease appears to be expired until
 * it is renewed.
 */
const confirmMillis = defaultLeaseMillis / 2

const makeSilence = () => {
  const since = new Map<StreamName, number>()
  return (lags: ReadonlyArray<Lag>, now: number): ReadonlyArray<StreamName> =>
    lags.flatMap(({ leaseAgeMillis, stream }) => {
      if (leaseAgeMillis >= 0 && leaseAgeMillis < 2 * defaultLeaseMillis) since.delete(stream)
      else if (!since.has(stream)) since.set(stream, now)
      return now - (since.get(stream) ?? now) >= confirmMillis ? [stream] : []
    })
}

const watch = (read: Monitor["read"]) => {
  let silent = ""
  return Effect.matchEffect(read, {
    // The failure is not logged here, because the receiver and the projectors log the same failure.
    onFailure: () => Effect.void,
    onSuccess: ({ notProjecting, waiting }) =>
      Effect.gen(function* () {
        const now = notProjecting.join()
        if (now === silent) return
        silent = now
        yield* now === ""
          ? Effect.logInfo("Projections continue")
          : Effect.logWarning(
              "No process is projecting: callbacks are received and stored, but the projections do not change"
            ).pipe(Effect.annotateLogs({ streams: now, waiting }))
      })
  })
}

const watchProcess = Effect.gen(function* () {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  yield* Effect.addFinalizer(() => Effect.sync(() => delay.disable()))
  const read = Effect.gen(function* () {
    yield* Metric.update(Metrics.eventLoopSeconds, delay.percentile(99) / 1e9)
    yield* Metric.update(Metrics.eventLoopMaxSeconds, delay.max / 1e9)
    yield* Metric.update(Metrics.memoryBytes, process.memoryUsage.rss())
    delay.reset()
  })
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(read, Effect.sleep("10 seconds"))))
})
