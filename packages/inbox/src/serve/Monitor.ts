/**
 * Readings that are taken from time to time rather than counted: how far the projections are behind and who projects, the quarantine, the
 * event loop.
 */
import { Clock, Effect, Metric, type Scope } from "effect"
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
import { shared } from "./Shared.ts"

export interface Reading {
  /** Entries of the log that are not wholly projected. */
  readonly waiting: number
  /** How long the oldest of them has waited to be projected. */
  readonly waitingSeconds: number
  /** Streams whose lease nobody has renewed for two lease lengths. */
  readonly notProjecting: ReadonlyArray<StreamName>
}

export interface Monitor {
  /** Fails when the store does not respond within two seconds. A reading is at most a second old, and one is taken at a time. */
  readonly read: Effect.Effect<Reading, StoreError>
}

const readMillis = 2000
/** Within a lease: the silence of a projector is noticed soon after it has lasted for two. */
const everyMillis = 2500

/** Reads every few seconds, for as long as the scope is open, and logs when nobody projects. */
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
  const looking = watch(read)
  yield* Effect.forkScoped(Effect.forever(Effect.delay(looking, everyMillis)))
  const sizes = Effect.andThen(noteUsage(store), receiver === undefined ? Effect.void : noteReceiver(receiver))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(sizes, Effect.sleep(everyMillis))))
  const readers = Effect.ignore(withTimeLimit("readerLags", readMillis, noteReaders(store)))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(readers, Effect.sleep(everyMillis))))
  yield* watchProcess
  return { read }
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
    yield* Metric.update(Metrics.of(Metrics.sinceAcceptedSeconds, { stream }), sinceAccepted(stream) / 1000)
  }
  yield* Metric.update(Metrics.penBytes, unknownKeyBytes())
})

const readStore = (store: Store) => Effect.all({ lags: store.lags, quarantined: store.quarantineSize })

/** Returns how long the oldest waiting entry has waited. */
const noteLags = Effect.fnUntraced(function* (lags: ReadonlyArray<Lag>) {
  const now = yield* Clock.currentTimeMillis
  let longest = 0
  for (const { leaseAgeMillis, oldestReceivedAt = now, stream, waiting } of lags) {
    const seconds = Math.max(0, (now - oldestReceivedAt) / 1000)
    longest = Math.max(longest, seconds)
    yield* Metric.update(Metrics.of(Metrics.waiting, { stream }), waiting)
    yield* Metric.update(Metrics.of(Metrics.waitingSeconds, { stream }), seconds)
    yield* Metric.update(Metrics.of(Metrics.leaseAgeSeconds, { stream }), leaseAgeMillis / 1000)
  }
  return longest
})

/** A clock that jumps makes a lease look old until it is renewed: it must look so for longer than that. */
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
    // What fails here fails for callbacks and projectors as well, which say so.
    onFailure: () => Effect.void,
    onSuccess: ({ notProjecting, waiting }) =>
      Effect.gen(function* () {
        const now = notProjecting.join()
        if (now === silent) return
        silent = now
        yield* now === ""
          ? Effect.logInfo("Projections go on")
          : Effect.logWarning(
              "Nobody projects: callbacks are received and stored, and what is known does not change"
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
