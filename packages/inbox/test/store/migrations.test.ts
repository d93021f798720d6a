import { assert, describe, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { TestClock } from "effect/testing"
import { DatabaseSync } from "node:sqlite"
import { inject } from "vitest"
import { prune } from "../../src/operate/prune.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { changedOf, tracked } from "../../src/store/CheckpointTables.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { inSet, projectionTables } from "../../src/store/Tables.ts"
import { populated } from "../support/history.ts"
import { live, makeSchema } from "../support/postgres.ts"
import { database } from "../support/spools.ts"

type Open = (create: boolean) => Effect.Effect<Store, StoreError, Scope.Scope>

/** For each engine, functions that open a store and run SQL on it. */
const databases = {
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

/**
 * Returns SQL that reverts all migrations except the first. `part` is the number of a row in the `checkpoint` table of the first schema, or empty if
 * the table has no rows.
 */
const downgraded = (engine: keyof typeof databases, part: "" | "0"): ReadonlyArray<string> => [
  ...[...projectionTables.map((table) => inSet("checkpoint", table)), ...tracked([]).map(changedOf)].map(
    (name) => `DROP TABLE ${name}`
  ),
  "DROP TABLE checkpoint_head",
  "DROP TABLE installed_projection",
  "DROP TABLE reader",
  "DROP TABLE feed_difference",
  "DROP INDEX quarantine_length",
  "DROP INDEX message_kept",
  `CREATE TABLE checkpoint (part ${engine === "SQLite" ? "INTEGER" : "BIGINT"} PRIMARY KEY, body ${engine === "SQLite" ? "BLOB" : "BYTEA"} NOT NULL)`,
  ...(part === "" ? [] : [`INSERT INTO checkpoint (part, body) VALUES (${part}, '')`]),
  "DELETE FROM fieldwork_inbox_migrations WHERE migration_id > 1"
]

describe.each(["SQLite", "PostgreSQL"] as const)("a store of the first schema (%s)", (engine) => {
  it.effect(
    "migrating an inbox store with pruned bodies keeps its checkpoint, and a later rebuild changes no table",
    () =>
      Effect.gen(function* () {
        const { open, run } = yield* live(databases[engine])
        const before = yield* Effect.scoped(
          Effect.gen(function* () {
            const store = yield* live(open(true))
            yield* populated(store)
            yield* TestClock.setTime(100 * 86_400_000)
            assert.isAbove((yield* prune(store, 1, undefined, { trustClock: true })).bodies, 0)
            return yield* fingerprint(store)
          })
        )
        for (const sql of downgraded(engine, "0")) yield* run(sql)
        const store = yield* live(open(true))
        assert.isDefined((yield* store.checkpointHead).written)
        assert.strictEqual(yield* fingerprint(store), before)
        assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  it.effect("migrating an inbox store without a checkpoint creates none, and the next pruning writes one", () =>
    Effect.gen(function* () {
      const { open, run } = yield* live(databases[engine])
      const before = yield* Effect.scoped(
        Effect.gen(function* () {
          const store = yield* live(open(true))
          yield* populated(store)
          return yield* fingerprint(store)
        })
      )
      for (const sql of downgraded(engine, "")) yield* run(sql)
      const store = yield* live(open(true))
      assert.isUndefined((yield* store.checkpointHead).written)
      assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
      yield* TestClock.setTime(100 * 86_400_000)
      yield* prune(store, 1, undefined, { trustClock: true })
      assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
    })
  )
})

describe.each(["SQLite", "PostgreSQL"] as const)("a schema of another version (%s)", (engine) => {
  it.live("an inbox store with a newer schema is refused", () =>
    Effect.gen(function* () {
      const { open, run } = yield* databases[engine]
      yield* Effect.scoped(open(true))
      yield* run("INSERT INTO fieldwork_inbox_migrations (migration_id, name) VALUES (7, 'of the future')")
      for (const create of [true, false]) {
        const error = yield* Effect.flip(Effect.scoped(open(create)))
        assert.strictEqual(error.reason._tag, "StoreBrokenError")
        assert.include(error.message, "its schema (7) is newer than this program (4)")
      }
    })
  )

  it.live("an inbox store with an older schema is migrated only by `serve`", () =>
    Effect.gen(function* () {
      const { open, run } = yield* databases[engine]
      yield* Effect.scoped(open(true))
      yield* run("DELETE FROM fieldwork_inbox_migrations")
      const error = yield* Effect.flip(Effect.scoped(open(false)))
      assert.include(error.message, "its schema (0) is older than this program (4)")
    })
  )
})
