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
  /** Once everything was tried. */
  readonly tried: Effect.Effect<void>
}

export const makeForwarder = Effect.fnUntraced(function* ({
  append
}: Pick<Store, "append">): Effect.fn.Return<Forwarder> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const refused = new Set<Effect.Effect<unknown, StoreError>>()
  let underway = 0
  let waiters: Array<() => void> = []

  const end = (): void => {
    underway -= 1
    if (underway > 0) return
    for (const wake of waiters) wake()
    waiters = []
  }

  const forward: Forwarder["forward"] = (entry, release) => {
    underway += 1
    const logged = Deferred.makeUnsafe<Appended>()
    setImmediate(() => {
      const work = Effect.tap(
        Effect.suspend(() => append(entry)),
        (appended) => {
          release()
          return Deferred.succeed(logged, appended)
        }
      )
      const refuse = (cause: Cause.Cause<StoreError>) => {
        refused.add(work)
        return Effect.logWarning("A callback that is durable is not in the log yet", cause)
      }
      void run(Effect.catchCause(work, refuse)).finally(end)
    })
    return { logged: Deferred.await(logged) }
  }

  const retry = Effect.gen(function* () {
    for (const work of refused) {
      yield* work
      refused.delete(work)
    }
  })

  const tried = Effect.promise<void>(
    () => new Promise((resolve) => (underway === 0 ? resolve() : waiters.push(resolve)))
  )
  return { forward, isStuck: () => refused.size > 0, retry, tried }
})
