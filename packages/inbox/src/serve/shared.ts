/**
 * Shares a result among all callers within one second, so that the cost of unauthenticated requests does not grow with their number.
 */
import { Deferred, Effect, type Scope } from "effect"
import { monotonicMillis } from "../Monotonic.ts"

const freshMillis = 1000

/**
 * Returns an effect that runs `work` and shares its result with all calls that arrive while `work` runs or within one second after it ends.
 */
export const shared = Effect.fnUntraced(function* <A, E>(
  work: Effect.Effect<A, E>
): Effect.fn.Return<Effect.Effect<A, E>, never, Scope.Scope> {
  const scope = yield* Effect.scope
  let latest: { readonly result: Deferred.Deferred<A, E>; endedAt: number | undefined } | undefined
  return Effect.gen(function* () {
    const now = yield* monotonicMillis
    if (latest !== undefined && (latest.endedAt === undefined || now - latest.endedAt < freshMillis)) {
      return yield* Deferred.await(latest.result)
    }
    const mine = { result: Deferred.makeUnsafe<A, E>(), endedAt: undefined as number | undefined }
    latest = mine
    yield* Effect.exit(work).pipe(
      Effect.flatMap((exit) => Deferred.done(mine.result, exit)),
      Effect.andThen(Effect.flatMap(monotonicMillis, (ended) => Effect.sync(() => void (mine.endedAt = ended)))),
      // The work runs in a separate fiber so that interrupting the first caller does not interrupt the work for other callers.
      Effect.forkIn(scope)
    )
    return yield* Deferred.await(mine.result)
  })
})
