/** Random runs with crashes against a store, each compared with the pure fold. */
import assert from "node:assert/strict"
import { Effect, type Scope } from "effect"
import fc from "fast-check"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { fold } from "./model.ts"
import { acceptedIn, observe } from "./observe.ts"
import { play, type Scenario, scenario } from "./scenario.ts"

export interface CrashRuns {
  readonly runs: number
  readonly seed?: number | undefined
  /** A store that holds nothing. */
  readonly makeStore: Effect.Effect<Store, StoreError, Scope.Scope>
}

export const checkScenario = Effect.fnUntraced(function* (store: Store, run: Scenario) {
  const { acknowledged, written } = yield* play(store, run)
  assert.strictEqual(written, 0, "a zombie wrote something")
  const accepted = yield* acceptedIn(store)
  const durable = new Set(accepted.map(({ digest }) => digest))
  for (const digest of acknowledged) assert.ok(durable.has(digest), "an acknowledged callback is lost")
  assert.deepStrictEqual(yield* observe(store), fold(accepted))
})

/** Rejects with fast-check's report, which names the seed and the smallest run that fails. */
export const crashRuns = ({ makeStore, runs, seed }: CrashRuns): Promise<void> =>
  fc.assert(
    fc.asyncProperty(scenario, (run) =>
      Effect.runPromise(Effect.scoped(Effect.flatMap(makeStore, (store) => checkScenario(store, run))))
    ),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) }
  )
