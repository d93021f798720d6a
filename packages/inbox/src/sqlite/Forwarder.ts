/**
 * Puts what is durable in the spool into the log: right after the answer, and again until the database takes it.
 */
import { type Cause, Deferred, Effect } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Accepted, Appended, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

export interface Forwarder {
  /** `release` is called once it is in the log. */
  readonly forward: (entry: NewEntry, release: () => void) => Accepted
  /** Whether the database has refused some of it. */
  readonly isStuck: () => boolean
  /** Tries what was refused once more; fails at the first that is refused again. */
  readonly retry: Effect.Effect<void, StoreError>
  /** Once everything that was forwarded so far has been tried. */
  readonly tried: Effect.Effect<unknown>
}

export const makeForwarder = Effect.fnUntraced(function* ({
  append
}: Pick<Store, "append">): Effect.fn.Return<Forwarder> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const refused = new Set<Effect.Effect<unknown, StoreError>>()
  const underway = new Set<Promise<void>>()

  const forward: Forwarder["forward"] = (entry, release) => {
    const logged = Deferred.makeUnsafe<Appended>()
    const work = Effect.suspend(() => append(entry)).pipe(
      Effect.tap((appended) => {
        release()
        return Deferred.succeed(logged, appended)
      })
    )
    const refuse = (cause: Cause.Cause<StoreError>) => {
      refused.add(work)
      return Effect.logWarning("A callback that is durable is not in the log yet", cause)
    }
    const attempt = new Promise<void>((resolve) => {
      setImmediate(() => void run(Effect.catchCause(work, refuse)).finally(resolve))
    }).finally(() => underway.delete(attempt))
    underway.add(attempt)
    return { logged: Deferred.await(logged) }
  }

  const retry = Effect.gen(function* () {
    for (const work of refused) {
      yield* work
      refused.delete(work)
    }
  })

  const tried = Effect.promise(() => Promise.all(underway))
  return { forward, isStuck: () => refused.size > 0, retry, tried }
})
