/** Runs random scenarios with crashes on a store, and compares the result of each scenario with the reference model. */
import assert from "node:assert/strict"
import { Effect, type Scope } from "effect"
import fc from "fast-check"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { fold } from "./model.ts"
import { acceptedIn, observe } from "./observe.ts"
import { requireTallies } from "./tallies.ts"
import { runScenario } from "./runScenario.ts"
import { type Length, type Scenario, scenario } from "./scenario.ts"

export interface CrashRuns {
  readonly runs: number
  readonly seed?: number | undefined
  /** The number of actions in a scenario. Default: `few`. */
  readonly actions?: Length | undefined
  /** Creates an empty store. */
  readonly makeStore: Effect.Effect<Store, StoreError, Scope.Scope>
}

/** The report of runs that all matched the reference model and lost nothing. */
export interface CrashReport {
  readonly runs: number
  readonly sent: number
  readonly acknowledged: number
  readonly durable: number
  /** The number of crashes before or after each store operation, by operation. */
  readonly crashes: Readonly<Record<string, number>>
  /** The number of writes by projectors that had lost their lease. All of these writes were refused. */
  readonly fencedOff: number
}

export const checkScenario = Effect.fnUntraced(function* (store: Store, run: Scenario) {
  const played = yield* runScenario(store, run)
  assert.strictEqual(played.written, 0, "a projector that had lost its lease wrote something")
  const accepted = yield* acceptedIn(store, played.bodies)
  const durable = new Set(accepted.map(({ digest }) => digest))
  for (const digest of played.acknowledged) assert.ok(durable.has(digest), "an acknowledged callback is lost")
  assert.strictEqual(durable.size, accepted.length, "a callback has two rows")
  assert.deepStrictEqual(yield* observe(store), fold(accepted))
  if (store.projections.length > 0) yield* requireTallies(store, accepted)
  return { ...played, durable: durable.size }
})

export const addCounts = (into: Record<string, number>, counts: Readonly<Record<string, number>>): void => {
  for (const [name, count] of Object.entries(counts)) into[name] = (into[name] ?? 0) + count
}

/** Runs random scenarios. If a scenario fails, rejects with fast-check's report, which contains the seed and the smallest failing scenario. */
export const crashRuns = async ({ actions = "few", makeStore, runs, seed }: CrashRuns): Promise<CrashReport> => {
  const crashes: Record<string, number> = {}
  let [sent, acknowledged, durable, fencedOff] = [0, 0, 0, 0]
  await fc.assert(
    fc.asyncProperty(scenario(actions), async (run) => {
      const played = await Effect.runPromise(
        Effect.scoped(Effect.flatMap(makeStore, (store) => checkScenario(store, run)))
      )
      addCounts(crashes, played.crashes)
      sent += played.sent
      acknowledged += played.acknowledged.size
      durable += played.durable
      fencedOff += played.fencedOff
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) }
  )
  return { runs, sent, acknowledged, durable, crashes, fencedOff }
}
