/**
 * Backs up an inbox under full load, restores each backup elsewhere, and checks that no callback acknowledged before the capture is missing and that
 * every state matches the log.
 *
 *     npm run soak -- backup --backups 40 --engine both --lanes 4 --surveys 20 --seed 1
 *
 * Every other backup is restored into PostgreSQL, and the remaining backups into SQLite files. The SQLite database is locked from time to time to
 * make callbacks wait in the spool. Exits with status 1 as soon as a callback is missing or a state differs.
 */
import { Effect } from "effect"
import { PgClient } from "@effect/sql-pg"
import { Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { backupRuns } from "../test/support/backupRuns.ts"
import { startDatabase } from "../test/support/database.ts"
import { postgresTestDatabase, sqliteTestDatabase } from "../test/support/testDatabases.ts"
import { count, flags, oneOf } from "./flags.ts"

const args = flags({
  backups: "40",
  engine: "both",
  lanes: "4",
  surveys: "20",
  seed: String(Math.floor(Math.random() * 1e9))
})
const engine = oneOf(args, "engine", ["both", "sqlite", "postgres"])
const order = {
  backups: count(args, "backups"),
  lanes: count(args, "lanes"),
  surveys: count(args, "surveys"),
  seed: count(args, "seed")
}
console.log(JSON.stringify({ soak: "backup", engine, ...order }))

const { stop, url } = await startDatabase()
let schemas = 0
const schema = Effect.gen(function* () {
  const client = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const name = `restored_${process.pid}_${(schemas += 1)}`
  yield* Effect.orDie(client.unsafe(`CREATE SCHEMA ${name}`))
  yield* Effect.addFinalizer(() => Effect.orDie(client.unsafe(`DROP SCHEMA ${name} CASCADE`)))
  return { url, schema: name }
})

/** The number of consecutive backups that use one database. A small number keeps the comparison of the restored states with the log fast. */
const portion = 2
try {
  for (const name of ["sqlite", "postgres"] as const) {
    if (engine !== "both" && engine !== name) continue
    const database = name === "sqlite" ? sqliteTestDatabase : postgresTestDatabase(url)
    const sum = { backups: 0, acknowledged: 0, required: 0, spooled: 0 }
    for (let from = 0; from < order.backups; from += portion) {
      const backups = Math.min(portion, order.backups - from)
      const report = await Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(database, (database) =>
            backupRuns({ ...order, database, backups, seed: order.seed + from, schema })
          )
        )
      )
      for (const key of Object.keys(sum) as ReadonlyArray<keyof typeof sum>) sum[key] += report[key]
      console.log(JSON.stringify({ engine: name, from, ...report }))
    }
    // `missing` and `different` are always 0, because a missing or different callback would have stopped the soak test earlier.
    console.log(JSON.stringify({ sum: "backup", engine: name, seed: order.seed, ...sum, missing: 0, different: 0 }))
  }
} finally {
  await stop()
}
