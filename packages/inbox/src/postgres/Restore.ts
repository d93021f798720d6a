/** Restores a backup into an empty PostgreSQL database in one transaction, so the store becomes visible only when it is complete. */
import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Reactivity } from "effect/reactivity"
import { DatabaseSync } from "node:sqlite"
import { markRestored } from "../backup/Stamp.ts"
import { indexesOfFile, tablesOfFile } from "../sqlite/tablesOfFile.ts"
import { bulkOf } from "../store/Columns.ts"
import type { Row } from "../store/Engine.ts"
import { type BareEngine, migrationsTable, prepareSchema } from "../store/Migrations.ts"
import { StoreBrokenError, StoreError } from "../store/StoreError.ts"
import { createTable, type Table } from "../store/Table.ts"
import { feedDifference, reader } from "../store/Tables.ts"
import { ownTables } from "./catalog.ts"
import { toStoreError } from "./PostgresErrors.ts"
import { numbered, parameter, runSteps } from "./statements.ts"

const [pageRows, pageBytes] = [2000, 16 * 1024 * 1024]

const sizeOf = (row: Row): number => {
  let bytes = 0
  for (const value of Object.values(row)) {
    if (typeof value === "string" || value instanceof Uint8Array) bytes += value.length
  }
  return bytes
}

/** The tables that are not restored and stay empty in the new store, because the positions of readers are valid only for the store that they read. */
const unsaved: ReadonlySet<string> = new Set([reader.name, feedDifference.name])

/** Returns the rows of a table in pages. */
const pagesOf = function* (database: DatabaseSync, { columns, name }: Table): Generator<ReadonlyArray<Row>> {
  let page: Array<Row> = []
  let bytes = 0
  for (const row of database
    .prepare(`SELECT ${columns.map((column) => column.name).join(", ")} FROM ${name}`)
    .iterate()) {
    page.push(row)
    bytes += sizeOf(row)
    if (page.length < pageRows && bytes < pageBytes) continue
    yield page
    page = []
    bytes = 0
  }
  if (page.length > 0) yield page
}

/** Restores the backup `file`, whose schema version must be the current one. Fails, and writes nothing, if the database already contains a store. */
export const restorePostgres = (options: PgClient.PgPoolConfig, file: string): Effect.Effect<void, StoreError> =>
  Effect.gen(function* () {
    const database = yield* Effect.acquireRelease(
      Effect.sync(() => new DatabaseSync(file, { readOnly: true })),
      (opened) => Effect.sync(() => opened.close())
    )
    const client = yield* PgClient.make({ ...options, maxConnections: 1 }).pipe(Effect.provide(Reactivity.layer))
    // A database engine that runs the migrations in the same transaction as the restore.
    const bare: BareEngine = {
      name: "postgres",
      query: (operation, sql, params) =>
        Effect.mapError(client.unsafe<Row>(numbered(sql), params.map(parameter)), (cause) =>
          toStoreError(operation, cause)
        ),
      transact: (operation, steps) =>
        runSteps(client, steps).pipe(
          Effect.catchTag("UnmetExpectation", ({ transacted }) => Effect.succeed(transacted)),
          Effect.mapError((cause) => toStoreError(operation, cause))
        )
    }
    const fill = Effect.gen(function* () {
      const found = yield* bare.query("restore", "SELECT 1 AS found WHERE to_regclass(?) IS NOT NULL", [
        migrationsTable
      ])
      if (found.length > 0) yield* occupied
      yield* prepareSchema(bare, true)
      const tables = tablesOfFile(database).filter(({ name }) => name !== migrationsTable && !unsaved.has(name))
      for (const table of tables) {
        const { name } = table
        const sql = ownTables.has(name) ? `DELETE FROM ${name}` : createTable("postgres", table, name)
        yield* bare.transact("restore", [{ sql, params: [] }])
        for (const rows of pagesOf(database, table)) {
          yield* bare.transact("restore", [bulkOf(table, name, rows, "DO NOTHING")])
        }
      }
      for (const { sql, table } of indexesOfFile(database)) {
        if (!ownTables.has(table)) yield* bare.transact("restore", [{ sql, params: [] }])
      }
      yield* bare.transact("restore", markRestored)
    })
    yield* client.withTransaction(fill)
  }).pipe(
    Effect.scoped,
    Effect.mapError((cause) => (cause instanceof StoreError ? cause : toStoreError("restore", cause)))
  )

const occupied = Effect.fail(
  new StoreError({
    operation: "restore",
    reason: new StoreBrokenError({ detail: "it already contains a store: restore into an empty database or schema" })
  })
)
