/**
 * Group commit: while one flush is under way, everyone who comes waits for the next one, which is shared.
 */
import { Deferred, Effect, type Scope } from "effect"

/** A flush that began before a caller came may not cover what the caller has committed. */
export const sharedFlush = Effect.fnUntraced(function* <E>(
  flush: Effect.Effect<unknown, E>
): Effect.fn.Return<Effect.Effect<void, E>, never, Scope.Scope> {
  const scope = yield* Effect.scope
  /** Those that the next flush is for. */
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
    // Not interrupted with whoever came first.
    return Effect.andThen(Effect.forkIn(run, scope), Deferred.await(mine))
  })
})
