/**
 * Keeps one stream's projection up to date for as long as its scope is open.
 *
 * Many of these may run, on as many machines: one holds the lease and the others wait for it to expire. Nothing that goes
 * wrong ends it; it starts over from what is stored.
 */
import { Cause, Effect, Latch, Metric, Option, type Scope } from "effect"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import { defaultLeaseMillis, serverHolder } from "../store/Leases.ts"
import type { Lease, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { limitedStore, withTimeLimit } from "../store/TimeLimit.ts"
import { projectNext } from "./Projector.ts"

export interface DaemonOptions {
  readonly store: Store
  readonly stream: StreamName
  /** Distinguishes projectors; different in every process. */
  readonly holder: string
  /** Default false: whether no other server can be alive, as on a file. What an earlier one has left of its lease is not waited for then. */
  readonly isOnlyServer?: boolean | undefined
  /** Default 5 s. */
  readonly leaseMillis?: number | undefined
  /** How often the log is looked at when nothing in this process says that it has grown. Default 500 ms. */
  readonly pollMillis?: number | undefined
  /** Opened when the log has grown. */
  readonly wake: Latch.Latch
}

/** A lease may be shorter than a store on a busy machine takes. */
const shortestLimitMillis = 2000

/** How long, in milliseconds, releasing the lease may take when the process stops; the lease expires soon anyway. */
const stopMillis = 1000

/** Runs in the background until the scope closes; then the current batch is finished and the lease released. */
export const runDaemon = Effect.fnUntraced(function* (
  options: DaemonOptions
): Effect.fn.Return<void, never, Scope.Scope> {
  const { holder, isOnlyServer = false, leaseMillis = defaultLeaseMillis, pollMillis = 500, stream, wake } = options
  // Within the lease: what takes longer would be fenced anyway.
  const store = limitedStore(options.store, Math.max(leaseMillis * 0.8, shortestLimitMillis))
  let held: Lease | undefined

  const lease = Effect.gen(function* () {
    const force = isOnlyServer ? "servers" : undefined
    const got = yield* store.acquireLease({
      stream,
      set: "live",
      holder: `${serverHolder}${holder}`,
      leaseMillis,
      force
    })
    held = Option.getOrUndefined(got)
    yield* Metric.update(Metrics.of(Metrics.leaseHeld, { stream }), held === undefined ? 0 : 1)
    return held
  })

  const pause = Effect.raceFirst(wake.await, Effect.sleep(pollMillis)).pipe(Effect.andThen(wake.close))

  /** Applies all there is, then waits, until the lease must be renewed. */
  const work = Effect.fnUntraced(function* (from: Lease): Effect.fn.Return<void, StoreError> {
    const renewAt = (yield* monotonicMillis) + leaseMillis / 3
    let current = from
    for (;;) {
      const started = yield* monotonicMillis
      const next = yield* projectNext({ store, leaseMillis }, current)
      const ended = yield* monotonicMillis
      if (Option.isSome(next)) {
        current = held = next.value
        yield* Metric.update(Metrics.of(Metrics.projected, { stream }), 1)
        yield* Metric.update(Metrics.of(Metrics.projectSeconds, { stream }), (ended - started) / 1000)
        continue
      }
      if (ended >= renewAt) return
      yield* pause
    }
  })

  const round = Effect.flatMap(lease, (got) => (got === undefined ? Effect.sleep(leaseMillis / 3) : work(got))).pipe(
    Effect.catchCause((cause) => {
      if (Cause.hasInterruptsOnly(cause)) return Effect.interrupt
      held = undefined
      const error = Cause.squash(cause)
      return Metric.update(Metrics.of(Metrics.projectorFailures, { stream }), 1).pipe(
        Effect.andThen(Metric.update(Metrics.of(Metrics.leaseHeld, { stream }), 0)),
        Effect.andThen(Effect.logWarning("A projector starts over")),
        Effect.annotateLogs({ stream, reason: error instanceof Error ? error.message : String(error) }),
        Effect.andThen(Effect.sleep(pollMillis))
      )
    })
  )

  yield* Effect.addFinalizer(() =>
    held === undefined
      ? Effect.void
      : Effect.ignore(withTimeLimit("releaseLease", stopMillis, options.store.releaseLease(held)))
  )
  yield* Effect.forkScoped(Effect.forever(round))
})
