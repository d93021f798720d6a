/** Implements group commit: callers that arrive while a flush is in progress wait for the next flush and share it. */
import { Deferred, Effect, type Scope } from "effect"

/**
 * Returns an effect that waits for a flush that starts after the effect has been called. A flush that started earlier might not cover the caller's
 * commit.
 */
export const sharedFlush = Effect.fnUntraced(function* <E>(
  flush: Effect.Effect<unknown, E>
): Effect.fn.Return<Effect.Effect<void, E>, never, Scope.Scope> {
  const scope = yield* Effect.scope
  /** The result of the next flush, for all callers that wait for that flush. */
  let next: Deferred.Deferred<void, E> | undefined
  let isRunning = false

  const run = Effect.gen(function* () {
    while (next !== undefined) {
      const served = next
      next = undefined
      yield* Deferred.done(served, yield* Effect.exit(Effect.asVoid(flush)))
    }
  }).pipe(Effect.ensuring(Effect.sync(() => void (isRunning = false))))

  return Effect.suspend(() => {
    const mine = (next ??= Deferred.makeUnsafe<void, E>())
    if (isRunning) return Deferred.await(mine)
    isRunning = true
    // The flush runs in a separate fiber so that interrupting the first caller does not interrupt the flush for other callers.
    return Effect.andThen(Effect.forkIn(run, scope), Deferred.await(mine))
  })
})
