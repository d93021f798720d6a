import { assert, describe, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { DatabaseSync } from "node:sqlite"
import { inject } from "vitest"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { makeSchema } from "../support/postgres.ts"
import { database } from "../support/spools.ts"

type Open = (create: boolean) => Effect.Effect<Store, StoreError, Scope.Scope>

/** A store of each engine that was opened once, and SQL on it. */
const grounds = {
  SQLite: Effect.map(database, (path) => ({
    open: ((create) => SqliteStore.make({ path, create, spool: false, threads: false })) satisfies Open,
    run: (sql: string) =>
      Effect.sync(() => {
        const other = new DatabaseSync(path)
        other.exec(sql)
        other.close()
      })
  })),
  PostgreSQL: Effect.gen(function* () {
    const startupParameters = { search_path: yield* makeSchema }
    const url = Redacted.make(inject("databaseUrl"))
    const client = yield* PgClient.make({ url, startupParameters }).pipe(Effect.provide(Reactivity.layer))
    return {
      open: ((create) => PostgresStore.make({ url, startupParameters, create })) satisfies Open,
      run: (sql: string) => Effect.asVoid(client.unsafe(sql))
    }
  })
}

describe.each(["SQLite", "PostgreSQL"] as const)("a schema of another version (%s)", (engine) => {
  it.live("that is newer is refused, because what is accepted could never be written", () =>
    Effect.gen(function* () {
      const { open, run } = yield* grounds[engine]
      yield* Effect.scoped(open(true))
      yield* run("INSERT INTO fieldwork_inbox_migrations (migration_id, name) VALUES (7, 'of the future')")
      for (const create of [true, false]) {
        const error = yield* Effect.flip(Effect.scoped(open(create)))
        assert.strictEqual(error.reason._tag, "StoreBrokenError")
        assert.include(error.message, "its schema (7) is newer than this program (3)")
      }
    })
  )

  it.live("that is older is brought up to date by `serve` and by nothing else", () =>
    Effect.gen(function* () {
      const { open, run } = yield* grounds[engine]
      yield* Effect.scoped(open(true))
      yield* run("DELETE FROM fieldwork_inbox_migrations")
      const error = yield* Effect.flip(Effect.scoped(open(false)))
      assert.include(error.message, "its schema (0) is older than this program (3)")
    })
  )
})
