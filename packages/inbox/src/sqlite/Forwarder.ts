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
  /** What the database has refused so far. */
  readonly refused: ReadonlyMap<unknown, NewEntry>
  /** Tries what was refused once more. */
  readonly retry: Effect.Effect<void>
  /** Once everything that was forwarded so far has been tried. */
  readonly tried: Effect.Effect<unknown>
}

/** Whether a failure says nothing of other entries; all others would only wait for the same. */
export const isOfOne = ({ reason }: StoreError): boolean => reason._tag === "StoreBrokenError"

export const makeForwarder = Effect.fnUntraced(function* ({
  append
}: Pick<Store, "append">): Effect.fn.Return<Forwarder> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const refused = new Map<Effect.Effect<unknown, StoreError>, NewEntry>()
  /** Who waits for each. */
  const underway = new Set<Array<() => void>>()

  const log = (
    entry: NewEntry,
    release: () => void,
    logged: Deferred.Deferred<Appended>,
    waiters: Array<() => void>
  ) => {
    const work = Effect.suspend(() => append(entry)).pipe(
      Effect.tap((appended) => {
        release()
        return Deferred.succeed(logged, appended)
      })
    )
    const refuse = (cause: Cause.Cause<StoreError>) => {
      refused.set(work, entry)
      return Effect.logWarning("A callback that is durable is not in the log yet", cause)
    }
    const end = (): void => {
      underway.delete(waiters)
      for (const wake of waiters) wake()
    }
    void run(Effect.catchCause(work, refuse)).finally(end)
  }

  /** Does next to nothing before the answer, which is waited for. */
  const forward: Forwarder["forward"] = (entry, release) => {
    const logged = Deferred.makeUnsafe<Appended>()
    const waiters: Array<() => void> = []
    underway.add(waiters)
    setImmediate(log, entry, release, logged, waiters)
    return { logged: Deferred.await(logged) }
  }

  const retry = Effect.gen(function* () {
    for (const work of refused.keys()) {
      const done = yield* Effect.result(work)
      if (done._tag === "Success") refused.delete(work)
      else if (!isOfOne(done.failure)) return
    }
  })

  const tried = Effect.promise(() =>
    Promise.all(Array.from(underway, (waiters) => new Promise<void>((resolve) => waiters.push(resolve))))
  )
  return { forward, refused, retry, tried }
})
