/**
 * Keeps the projections of one stream up to date until the scope closes.
 *
 * Any number of daemons can run, on any number of machines. One daemon holds the lease, and the other daemons wait until the lease expires. A daemon
 * never stops because of a failure. It starts over from the stored position instead.
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
  /** The name of this projector, which must be different in every process. */
  readonly holder: string
  /**
   * Whether this server is the only one that can run on the store, as with a SQLite file. The lease of an earlier server is then taken over
   * immediately. Default `false`.
   */
  readonly isOnlyServer?: boolean | undefined
  /** The duration of the lease in milliseconds. Default 5000. */
  readonly leaseMillis?: number | undefined
  /** The interval in milliseconds at which the log is checked for entries from other processes. Default 500. */
  readonly pollMillis?: number | undefined
  /** A latch that the receiver opens when it has added entries to the log. */
  readonly wake: Latch.Latch
}

/**
 * The minimum time limit for store calls, in milliseconds. If the lease is short, a limit based on its duration could be too short for a busy
 * machine.
 */
const minLimitMillis = 2000

/** The time limit in milliseconds for releasing the lease during a shutdown. A lease that is not released expires shortly afterwards. */
const stopMillis = 1000

/**
 * Starts a daemon that runs in the background until the scope closes. When the scope closes, the daemon finishes the current batch and releases the
 * lease.
 */
export const runDaemon = Effect.fnUntraced(function* (
  options: DaemonOptions
): Effect.fn.Return<void, never, Scope.Scope> {
  const { holder, isOnlyServer = false, leaseMillis = defaultLeaseMillis, pollMillis = 500, stream, wake } = options
  // Unless the lease is very short, the time limit for calls is shorter than the lease, because the store would refuse a write after the lease has
  // expired and another process has taken it.
  const store = limitedStore(options.store, Math.max(leaseMillis * 0.8, minLimitMillis))
  let held: Lease | undefined

  // Not interruptible, because an interrupted call might still acquire the lease, which no process would then release.
  const lease = Effect.uninterruptible(
    Effect.gen(function* () {
      const force = isOnlyServer ? "servers" : undefined
      const got = yield* store.acquireLease({
        stream,
        set: "live",
        holder: `${serverHolder}${holder}`,
        leaseMillis,
        force
      })
      held = Option.getOrUndefined(got)
      yield* Metric.update(Metrics.withAttributes(Metrics.leaseHeld, { stream }), held === undefined ? 0 : 1)
      return held
    })
  )

  const pause = Effect.raceFirst(wake.await, Effect.sleep(pollMillis)).pipe(Effect.andThen(wake.close))

  /** Applies all waiting entries, and then waits for new entries until the lease must be renewed. */
  const work = Effect.fnUntraced(function* (from: Lease): Effect.fn.Return<void, StoreError> {
    const renewAt = (yield* monotonicMillis) + leaseMillis / 3
    let current = from
    for (;;) {
      const started = yield* monotonicMillis
      const next = yield* projectNext({ store, leaseMillis }, current)
      const ended = yield* monotonicMillis
      if (Option.isSome(next)) {
        current = held = next.value
        yield* Metric.update(Metrics.withAttributes(Metrics.projected, { stream }), 1)
        yield* Metric.update(Metrics.withAttributes(Metrics.projectSeconds, { stream }), (ended - started) / 1000)
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
      return Metric.update(Metrics.withAttributes(Metrics.projectorFailures, { stream }), 1).pipe(
        Effect.andThen(Metric.update(Metrics.withAttributes(Metrics.leaseHeld, { stream }), 0)),
        Effect.andThen(Effect.logWarning("A projector restarts")),
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
