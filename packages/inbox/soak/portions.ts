/**
 * What a soak consists of: portions that can be done one by one, each with a seed that follows from the soak's.
 */
import { Effect, type Scope } from "effect"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import type { Store } from "../src/store/Store.ts"
import type { StoreError } from "../src/store/StoreError.ts"
import { addCounts, type CrashReport, crashRuns } from "../test/support/crashRuns.ts"
import { startDatabase } from "../test/support/database.ts"
import { postgresGround, reusablePostgres, sqliteGround } from "../test/support/grounds.ts"
import { type Ground, type KillReport, killRuns } from "../test/support/killRuns.ts"

export const engines = ["sqlite", "postgres"] as const
export type EngineName = (typeof engines)[number]

interface Plan {
  readonly engine: EngineName
  readonly what: "runs" | "kills"
  readonly from: number
  readonly seed: number
}

/** A portion that is done, as a line of the journal has it. */
export interface Portion extends Plan, Partial<Omit<CrashReport & KillReport, "kills">> {
  readonly seconds: number
  /** By the point at which the process died. */
  readonly kills?: Readonly<Record<string, number>>
}

/** Where an engine's runs and kills take place. */
export interface Grounds {
  readonly withStore: <A>(use: (store: Effect.Effect<Store, StoreError, Scope.Scope>) => Promise<A>) => Promise<A>
  readonly ground: Effect.Effect<Ground, never, Scope.Scope>
  readonly close: () => Promise<void>
}

export const openGrounds = async (name: EngineName): Promise<Grounds> => {
  if (name === "sqlite") {
    return {
      withStore: (use) => use(SqliteStore.make({ path: ":memory:", threads: false })),
      ground: sqliteGround,
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
    ground: postgresGround(url),
    close: stop
  }
}

const size = { runs: 500, kills: 50 } as const

/** In order. Each portion of kills begins with an empty database. */
export const portions = (
  engine: EngineName,
  { kills, runs, seed }: { readonly runs: number; readonly kills: number; readonly seed: number },
  { ground, withStore }: Grounds
) => {
  const cut = <A>(what: Plan["what"], total: number, run: (some: number, seed: number) => Promise<A>) =>
    Array.from({ length: Math.ceil(total / size[what]) }, (_, index) => {
      const from = index * size[what]
      const plan: Plan = { engine, what, from, seed: seed + from }
      return { ...plan, run: () => run(Math.min(size[what], total - from), plan.seed) }
    })
  return [
    ...cut("runs", runs, (some, seed) =>
      withStore((makeStore) => crashRuns({ runs: some, seed, acts: "many", makeStore }))
    ),
    ...cut("kills", kills, (some, seed) =>
      Effect.runPromise(Effect.scoped(Effect.flatMap(ground, (ground) => killRuns({ ground, kills: some, seed }))))
    )
  ]
}

/** `compared` counts the states that were compared with the fold: one a run, and those between kills. */
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
