/** Databases for tests that kill processes. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { DatabaseSync } from "node:sqlite"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { bookkeepingTables, logTables, projectionTables } from "../../src/store/Tables.ts"
import { tablesOf } from "../../src/extend/Projection.ts"
import { tallies } from "./tallies.ts"
import type { TestDatabase } from "./killRuns.ts"
import { database } from "./spools.ts"

export const sqliteTestDatabase = Effect.map(database, (path): TestDatabase => {
  return {
    child: { sqlite: path, projections: true },
    open: SqliteStore.make({ path, threads: false, projections: tallies }),
    slow: (table) =>
      Effect.sync(() => {
        const database = new DatabaseSync(path, { timeout: 5000 })
        database.exec("DROP TRIGGER IF EXISTS slow")
        // The query that the database trigger runs after an insert. It takes about a second, which slows down the insert.
        const count =
          "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 8000000) SELECT count(*) FROM c"
        if (table !== undefined) database.exec(`CREATE TRIGGER slow AFTER INSERT ON ${table} BEGIN ${count}; END`)
        database.close()
      })
  }
})

let schemas = 0

/** Creates a schema that is dropped when the scope closes, and a client that is independent of the store. */
const makeSchema = Effect.fnUntraced(function* (url: string) {
  schemas += 1
  const schema = `ground_${process.pid}_${schemas}`
  const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 2 }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const run = (sql: string) => Effect.asVoid(Effect.orDie(admin.unsafe(sql)))
  yield* run(`CREATE SCHEMA ${schema}`)
  yield* Effect.addFinalizer(() => run(`DROP SCHEMA ${schema} CASCADE`))
  return { schema, run }
})

/** Returns one store that is used for many runs, and an effect that empties the store. */
export const reusablePostgres = Effect.fnUntraced(function* (url: string) {
  const { run, schema } = yield* makeSchema(url)
  const store = yield* PostgresStore.make({
    url: Redacted.make(url),
    startupParameters: { search_path: schema },
    projections: tallies
  })
  const tables = [...logTables, ...bookkeepingTables, ...projectionTables, ...tablesOf(tallies)]
    .filter(({ name }) => name !== "counter" && name !== "log_head")
    .map(({ name }) => `${schema}.${name}`)
  const head = `${schema}.log_head SET sequence = 0, last_order = 0, newest_order = 0, newest_ahead = 0`
  const empty = Effect.all([
    run(`TRUNCATE ${tables.join(", ")}`),
    run(`UPDATE ${head}`),
    run(`UPDATE ${schema}.counter SET value = 0`)
  ])
  return { store, empty }
})

export const postgresTestDatabase = Effect.fnUntraced(function* (url: string) {
  const { run, schema } = yield* makeSchema(url)
  yield* run(
    `CREATE FUNCTION ${schema}.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$`
  )
  const tables = ["message", "opportunity", "opportunity_version"] as const
  return {
    child: { postgres: { url, schema }, projections: true },
    open: PostgresStore.make({
      url: Redacted.make(url),
      startupParameters: { search_path: schema },
      projections: tallies
    }),
    slow: (table) =>
      Effect.gen(function* () {
        for (const one of tables) yield* run(`DROP TRIGGER IF EXISTS slow ON ${schema}.${one}`)
        if (table === undefined) return
        yield* run(
          `CREATE TRIGGER slow AFTER INSERT ON ${schema}.${table} FOR EACH ROW EXECUTE FUNCTION ${schema}.slow()`
        )
      })
  } satisfies TestDatabase
})
