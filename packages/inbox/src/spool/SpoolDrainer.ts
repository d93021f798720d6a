/**
 * Adds the durable entries in the spool to the log, in order, immediately after their callbacks have been acknowledged. Retries until the database
 * accepts the entries.
 */
import { Cause, Deferred, Effect, Exit, Latch, Option, type Scope } from "effect"
import type { Appended, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { SpooledEntry } from "./SpooledEntry.ts"

export interface SpoolDrainer {
  /** Queues an entry. The returned effect waits until the entry is in the log. */
  readonly drain: (spooled: SpooledEntry) => Effect.Effect<Appended>
  /** Returns the reason why the database refused the last attempted entry, or undefined if it accepted that entry. */
  readonly refusal: () => StoreError["reason"]["_tag"] | undefined
  /** Returns the stream and the time of receipt of each entry that is not in the log yet. */
  readonly waiting: () => ReadonlyArray<SpooledEntry["facts"]>
  /**
   * Waits until the drainer has attempted to add every entry that has been queued so far. Does not wait while the database refuses entries.
   */
  readonly attempted: Effect.Effect<void>
}

interface Job {
  readonly spooled: SpooledEntry
  readonly logged: Deferred.Deferred<Appended>
}

/** The pause in milliseconds before the next attempt after the database has refused an entry. */
const retryMillis = 1000

/** Creates a drainer that runs until the scope closes. */
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

  /** Attempts to add all waiting entries to the log. Returns whether all of them are in the log now. */
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
      if (refusal === undefined || reason === undefined) yield* warnDelayed(exit.cause)
      // Damage in the spool does not count as a refusal by the database.
      if (reason !== undefined) refusal = reason
      if (!affectsOnlyOneEntry(reason)) return false
    }
    return jobs.size === 0
  })

  const loop = Effect.gen(function* () {
    yield* more.close
    const isDone = yield* pass
    // The pass also handled entries that were queued while it ran, so all callers that wait for a pass are resumed.
    for (const wake of observers.splice(0)) wake()
    if (!isDone) yield* more.close
    yield* isDone ? more.await : Effect.raceFirst(more.await, Effect.sleep(retryMillis))
  })
  yield* Effect.forkScoped(Effect.forever(loop))

  return {
    drain: (spooled) => {
      const logged = Deferred.makeUnsafe<Appended>()
      jobs.add({ spooled, logged })
      // Entries that are queued while the database refuses entries wait for the next attempt.
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

/** Checks whether a failure concerns only the entry that was being added. After any other failure, all further entries would fail in the same way. */
const affectsOnlyOneEntry = (reason: string | undefined): boolean =>
  reason === undefined || reason === "StoreBrokenError"

/** Logs a warning that a durable entry is not in the log yet. */
const warnDelayed = (cause: Cause.Cause<StoreError>) =>
  Effect.logWarning("A durable callback is not in the log yet", cause)
