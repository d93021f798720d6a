/**
 * Time limits for calls to the store. Without a limit, a call would never return if the network dropped its packets.
 *
 * A call that exceeds its time limit is interrupted in the background, because the interruption itself may take just as long as the call. The call
 * may still succeed.
 */
import { Deferred, Effect, Exit, Fiber } from "effect"
import type { Store } from "./Store.ts"
import { StoreError, StoreUnavailableError } from "./StoreError.ts"

/** Runs a call, and fails with `StoreUnavailableError` if the call takes longer than the given number of milliseconds. */
export const withTimeLimit = <A>(
  operation: string,
  limitMillis: number,
  call: Effect.Effect<A, StoreError>
): Effect.Effect<A, StoreError> =>
  Effect.suspend(() => {
    const done = Deferred.makeUnsafe<A, StoreError>()
    const settle = (exit: Exit.Exit<A, StoreError>) => Deferred.done(done, exit)
    return Effect.gen(function* () {
      const work = yield* Effect.forkDetach(Effect.flatMap(Effect.exit(call), settle), { startImmediately: true })
      const late = Effect.delay(settle(Exit.fail(tooLate(operation, limitMillis))), limitMillis)
      const timer = yield* Effect.forkDetach(late, { startImmediately: true })
      const giveUp = Effect.forkDetach(Effect.andThen(Fiber.interrupt(timer), Fiber.interrupt(work)))
      return yield* Effect.ensuring(Deferred.await(done), giveUp)
    })
  })

const tooLate = (operation: string, limitMillis: number): StoreError =>
  new StoreError({
    operation,
    reason: new StoreUnavailableError({ detail: `no response within ${limitMillis} ms` })
  })

/** Returns a copy of the store that applies a time limit to each call that a projector makes. */
export const limitedStore = (store: Store, limitMillis: number): Store => {
  const limit =
    <Args extends ReadonlyArray<unknown>, A>(name: string, call: (...args: Args) => Effect.Effect<A, StoreError>) =>
    (...args: Args): Effect.Effect<A, StoreError> =>
      withTimeLimit(name, limitMillis, call(...args))
  return {
    ...store,
    acquireLease: limit("acquireLease", store.acquireLease),
    renewLease: limit("renewLease", store.renewLease),
    releaseLease: limit("releaseLease", store.releaseLease),
    next: limit("next", store.next),
    currents: limit("currents", store.currents),
    rows: (set, table, values) => withTimeLimit("rows", limitMillis, store.rows(set, table, values)),
    commit: limit("commit", store.commit),
    dump: (set, table, after, rows) => withTimeLimit("dump", limitMillis, store.dump(set, table, after, rows))
  }
}
