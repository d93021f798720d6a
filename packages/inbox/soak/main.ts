/**
 * The long form of the fault tests: crashes at the store interface, and real processes killed at named points.
 *
 *     npm run soak -- --runs 10000 --lives 500 --engine both --seed 1
 *
 * Prints its seed first and its counts last, and ends with 1 when anything acknowledged was lost or a state differs.
 */
import { Effect, type Scope } from "effect"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import { crashRuns } from "../test/support/crashRuns.ts"
import { startDatabase } from "../test/support/database.ts"
import { postgresGround, reusablePostgres, sqliteGround } from "../test/support/grounds.ts"
import { type Ground, killRuns } from "../test/support/killRuns.ts"
import { flags } from "./flags.ts"

const {
  engine,
  lives,
  runs,
  seed: given
} = flags({
  runs: "10000",
  lives: "500",
  engine: "both",
  seed: String(Math.floor(Math.random() * 1e9))
})
const seed = Number(given)
/** Lives on one database before it is compared: enough to meet what earlier lives left behind. */
const generation = 50

const say = (facts: object): void => console.log(JSON.stringify(facts))
const timed = async <A>(name: string, work: () => Promise<A>): Promise<void> => {
  const started = performance.now()
  const result = await work()
  say({ done: name, seconds: Math.round((performance.now() - started) / 1000), ...result })
}

/** Starts and kills processes, on a new database after each generation. */
const kill = async (name: string, ground: Effect.Effect<Ground, never, Scope.Scope>): Promise<void> => {
  for (let at = 0; at < Number(lives); at += generation) {
    const some = Math.min(generation, Number(lives) - at)
    await timed(`${name}: processes killed`, () =>
      Effect.runPromise(
        Effect.scoped(Effect.flatMap(ground, (ground) => killRuns({ ground, lives: some, seed: seed + at })))
      )
    )
  }
}

say({ soak: "inbox", seed, runs, lives, engine })
if (engine !== "postgres") {
  await timed("sqlite: crashes at the store", async () => {
    await crashRuns({ runs: Number(runs), seed, makeStore: SqliteStore.make({ path: ":memory:", threads: false }) })
    return { runs: Number(runs), lost: 0 }
  })
  await kill("sqlite", sqliteGround)
}
if (engine !== "sqlite") {
  const { stop, url } = await startDatabase()
  try {
    await timed("postgres: crashes at the store", async () => {
      await Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(reusablePostgres(url), ({ empty, store }) =>
            Effect.promise(() => crashRuns({ runs: Number(runs), seed, makeStore: Effect.as(empty, store) }))
          )
        )
      )
      return { runs: Number(runs), lost: 0 }
    })
    await kill("postgres", postgresGround(url))
  } finally {
    await stop()
  }
}
