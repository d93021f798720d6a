/** Divides a soak test into portions that can run separately. The seed of each portion is derived from the seed of the soak test. */
import { Effect, type Scope } from "effect"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import type { Store } from "../src/store/Store.ts"
import type { StoreError } from "../src/store/StoreError.ts"
import { addCounts, type CrashReport, crashRuns } from "../test/support/crashRuns.ts"
import { startDatabase } from "../test/support/database.ts"
import { postgresTestDatabase, reusablePostgres, sqliteTestDatabase } from "../test/support/testDatabases.ts"
import { type TestDatabase, type KillReport, killRuns } from "../test/support/killRuns.ts"

export const engines = ["sqlite", "postgres"] as const
export type EngineName = (typeof engines)[number]

interface Plan {
  readonly engine: EngineName
  readonly what: "runs" | "kills"
  readonly from: number
  readonly seed: number
}

/** A finished portion of a soak test, as recorded in the journal. */
export interface Portion extends Plan, Partial<Omit<CrashReport & KillReport, "kills">> {
  readonly seconds: number
  /** The number of kills, by the point at which the process was killed. */
  readonly kills?: Readonly<Record<string, number>>
}

/** The databases that the runs and kills of one engine use. */
export interface TestDatabases {
  readonly withStore: <A>(use: (store: Effect.Effect<Store, StoreError, Scope.Scope>) => Promise<A>) => Promise<A>
  readonly database: Effect.Effect<TestDatabase, never, Scope.Scope>
  readonly close: () => Promise<void>
}

export const openTestDatabases = async (name: EngineName): Promise<TestDatabases> => {
  if (name === "sqlite") {
    return {
      withStore: (use) => use(SqliteStore.make({ path: ":memory:", threads: false })),
      database: sqliteTestDatabase,
      close: async () => {}
    }
  }
  const { stop, url } = await startDatabase()
  return {
    withStore: (use) =>
      Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(reusablePostgres(url), ({ empty, store }) =>
            Effect.promise(() => use(Effect.as(empty, store)))
          )
        )
      ),
    database: postgresTestDatabase(url),
    close: stop
  }
}

const size = { runs: 500, kills: 50 } as const

/** Returns the portions in the order in which they run. Each portion that kills processes starts with an empty database. */
export const portions = (
  engine: EngineName,
  { kills, runs, seed }: { readonly runs: number; readonly kills: number; readonly seed: number },
  { database, withStore }: TestDatabases
) => {
  const cut = <A>(what: Plan["what"], total: number, run: (some: number, seed: number) => Promise<A>) =>
    Array.from({ length: Math.ceil(total / size[what]) }, (_, index) => {
      const from = index * size[what]
      const plan: Plan = { engine, what, from, seed: seed + from }
      return { ...plan, run: () => run(Math.min(size[what], total - from), plan.seed) }
    })
  return [
    ...cut("runs", runs, (some, seed) =>
      withStore((makeStore) => crashRuns({ runs: some, seed, actions: "many", makeStore }))
    ),
    ...cut("kills", kills, (some, seed) =>
      Effect.runPromise(
        Effect.scoped(Effect.flatMap(database, (database) => killRuns({ database, kills: some, seed })))
      )
    )
  ]
}

/**
 * Adds up the reports of finished portions. `compared` counts the states that were compared with the reference model: one for each run, and one for
 * each comparison between kills.
 */
export const sum = (done: ReadonlyArray<Portion>) => {
  const total = (of: (portion: Portion) => number | undefined): number =>
    done.reduce((sum, portion) => sum + (of(portion) ?? 0), 0)
  const [crashes, killedAt]: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (const portion of done) {
    addCounts(crashes, portion.crashes ?? {})
    addCounts(killedAt, portion.kills ?? {})
  }
  const all = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)
  return {
    seconds: Math.round(total(({ seconds }) => seconds)),
    runs: total(({ runs }) => runs),
    kills: all(killedAt),
    crashes: all(crashes),
    sent: total(({ sent }) => sent),
    acknowledged: total(({ acknowledged }) => acknowledged),
    durable: total(({ durable }) => durable),
    fencedOff: total(({ fencedOff }) => fencedOff),
    compared: total(({ compared, runs }) => compared ?? runs),
    crashesBy: crashes,
    killedAt
  }
}
