/**
 * Puts what is durable in the spool into the log: right after the response, in order, and again until the database accepts it.
 */
import { Cause, Deferred, Effect, Exit, Latch, Option, type Scope } from "effect"
import type { Appended, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { SpooledEntry } from "./Spool.ts"

export interface SpoolDrainer {
  /** Succeeds with the effect that waits until it is in the log. */
  readonly drain: (spooled: SpooledEntry) => Effect.Effect<Appended>
  /** Why the database did not accept the last one that was attempted; undefined when it did. */
  readonly refusal: () => StoreError["reason"]["_tag"] | undefined
  /** What is not in the log yet. */
  readonly waiting: () => ReadonlyArray<SpooledEntry["facts"]>
  /** Once everything that was drained so far has been attempted, or is known to wait for the same failure. */
  readonly attempted: Effect.Effect<void>
}

interface Job {
  readonly spooled: SpooledEntry
  readonly logged: Deferred.Deferred<Appended>
}

/** How long, in milliseconds, a database that accepts nothing is left alone. */
const retryMillis = 1000

/** Runs until the scope closes. */
export const makeSpoolDrainer = Effect.fnUntraced(function* ({
  append
}: Pick<Store, "append">): Effect.fn.Return<SpoolDrainer, never, Scope.Scope> {
  const jobs = new Set<Job>()
  const more = yield* Latch.make()
  let refusal: StoreError["reason"]["_tag"] | undefined
  const observers: Array<() => void> = []

  const attempt = Effect.fnUntraced(function* ({ logged, spooled }: Job) {
    const entry = yield* Effect.promise(() => spooled.read())
    const appended = yield* append(entry)
    spooled.release({ sequence: appended.sequence, digest: entry.digest })
    yield* Deferred.succeed(logged, appended)
  })

  /** Returns whether all of them are in the log. */
  const pass = Effect.gen(function* () {
    for (const job of jobs) {
      const exit: Exit.Exit<void, StoreError> = yield* Effect.exit(attempt(job))
      if (Exit.isSuccess(exit)) {
        refusal = undefined
        jobs.delete(job)
        continue
      }
      if (Cause.hasInterrupts(exit.cause)) return yield* Effect.interrupt
      const reason = Option.getOrUndefined(Cause.findErrorOption(exit.cause))?.reason._tag
      if (refusal === undefined || reason === undefined) yield* tellLate(exit.cause)
      // Damage in the spool says nothing about the database.
      if (reason !== undefined) refusal = reason
      if (!isOfOne(reason)) return false
    }
    return jobs.size === 0
  })

  const loop = Effect.gen(function* () {
    yield* more.close
    const isDone = yield* pass
    // A pass sees those too that come while it lasts.
    for (const wake of observers.splice(0)) wake()
    if (!isDone) yield* more.close
    yield* isDone ? more.await : Effect.raceFirst(more.await, Effect.sleep(retryMillis))
  })
  yield* Effect.forkScoped(Effect.forever(loop))

  return {
    drain: (spooled) => {
      const logged = Deferred.makeUnsafe<Appended>()
      jobs.add({ spooled, logged })
      // Those that come while the database is away wait for the next attempt.
      setImmediate(() => void (refusal === undefined && more.openUnsafe()))
      return Deferred.await(logged)
    },
    refusal: () => refusal,
    waiting: () => Array.from(jobs, ({ spooled }) => spooled.facts),
    attempted: Effect.promise(async () => {
      if (jobs.size === 0 || refusal !== undefined) return
      const ended = new Promise<void>((resolve) => observers.push(resolve))
      more.openUnsafe()
      await ended
    })
  }
})

/** Whether a failure says nothing about other entries; all others would only wait for the same. */
const isOfOne = (reason: string | undefined): boolean => reason === undefined || reason === "StoreBrokenError"

/** Says that what was accepted is not in the log for now. */
const tellLate = (cause: Cause.Cause<StoreError>) =>
  Effect.logWarning("A callback that is durable is not in the log yet", cause)
