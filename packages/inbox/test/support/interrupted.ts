/** Runs work in the middle of a command, as if in another process. */
import { Effect } from "effect"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"

type Operation =
  | "acquireLease"
  | "beginCheckpoint"
  | "copyAhead"
  | "writeCheckpoint"
  | "commit"
  | "dump"
  | "createShadow"
  | "quarantined"

/** Returns a store that runs `work`, as if in another process, immediately before the nth call of `operation`. */
export const interrupted = <E>(
  store: Store,
  operation: Operation,
  nth: number,
  work: Effect.Effect<unknown, E>
): Store => {
  let left = nth
  const call = store[operation] as (...args: ReadonlyArray<unknown>) => Effect.Effect<never, StoreError>
  return {
    ...store,
    [operation]: (...args: ReadonlyArray<unknown>) =>
      Effect.suspend(() => {
        left -= 1
        return left === 0 ? Effect.andThen(Effect.orDie(work), call(...args)) : call(...args)
      })
  }
}
