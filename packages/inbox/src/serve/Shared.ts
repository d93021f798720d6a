/**
 * One result for all who ask within a second: anonymous requests must not cost more the more of them there are.
 */
import { Deferred, Effect, type Scope } from "effect"
import { monotonicMillis } from "../Monotonic.ts"

const freshMillis = 1000

/** Runs `work` at most once at a time and at most once a second; whoever asks meanwhile gets the same result. */
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
      // Not interrupted with whoever asked first.
      Effect.forkIn(scope)
    )
    return yield* Deferred.await(mine.result)
  })
})
