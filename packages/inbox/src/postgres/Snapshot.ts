/**
 * Copies a consistent snapshot of a PostgreSQL store into a SQLite file over a database connection.
 *
 * All tables are read page by page, in key order, in one transaction that reads the state as of its first statement. Receivers and projectors
 * continue to run.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Reactivity } from "effect/reactivity"
import type { SqlError } from "effect/sql/SqlError"
import type { Row, Value } from "../store/Engine.ts"
import { StoreError } from "../store/StoreError.ts"
import type { Table } from "../store/Table.ts"
import { foreignIndexes, tablesOfSchema } from "./catalog.ts"
import { toStoreError } from "./PostgresErrors.ts"
import { numbered, parameter } from "./statements.ts"

/**
 * The limits of a page: the number of rows, and the total size of their strings and bodies in bytes. The last row of a page may exceed the size
 * limit.
 */
const [pageRows, pageBytes] = [5000, 16 * 1024 * 1024]

const pageSql = ({ columns, key, name }: Table, isFirst: boolean): string => {
  const names = columns.map((column) => column.name).join(", ")
  const keys = key.join(", ")
  const sizes = columns
    .filter(({ type }) => type !== "integer")
    .map((column) => `COALESCE(octet_length(${column.name}), 0)`)
  const where = isFirst ? "" : `WHERE (${keys}) > (${key.map(() => "?").join(", ")})`
  return `SELECT ${names} FROM (SELECT ${names}, row_bytes, sum(row_bytes) OVER (ORDER BY ${keys}) AS through
      FROM (SELECT ${names}, ${["0", ...sizes].join(" + ")} AS row_bytes FROM ${name} ${where} ORDER BY ${keys} LIMIT ${pageRows}) AS page) AS sized
    WHERE through - row_bytes < ${pageBytes} ORDER BY ${keys}`
}

const readTable = Effect.fnUntraced(function* (
  client: PgClient.PgClient,
  table: Table,
  take: (rows: ReadonlyArray<Row>) => void
): Effect.fn.Return<void, SqlError> {
  let after: ReadonlyArray<Value> | undefined
  for (;;) {
    const sql = numbered(pageSql(table, after === undefined))
    const rows: ReadonlyArray<Row> = yield* client.unsafe<Row>(sql, (after ?? []).map(parameter))
    const last = rows.at(-1)
    if (last === undefined) return
    take(rows)
    after = table.key.map((column) => {
      const isInteger = table.columns.some(({ name, type }) => name === column && type === "integer")
      return isInteger ? Number(last[column]) : (last[column] as Value)
    })
  }
})

/** Writes the snapshot to `file`, which must either not exist yet or be empty. */
export const snapshotPostgres = (options: PgClient.PgPoolConfig, file: string): Effect.Effect<void, StoreError> =>
  Effect.gen(function* () {
    // The module is imported here so that programs that do not write backups do not load SQLite.
    const { makeCopyFile } = yield* Effect.promise(() => import("../sqlite/CopyFile.ts"))
    const copy = yield* Effect.acquireRelease(makeCopyFile(file), ({ close }) => Effect.sync(close))
    const client = yield* PgClient.make(options).pipe(Effect.provide(Reactivity.layer))
    const read = Effect.gen(function* () {
      yield* client.unsafe("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
      const tables = yield* tablesOfSchema(client)
      for (const table of tables) yield* readTable(client, table, copy.table(table))
      for (const sql of yield* foreignIndexes(client, tables)) copy.index(sql)
    })
    yield* client.withTransaction(read)
    copy.finish()
  }).pipe(
    Effect.scoped,
    Effect.mapError((cause) => (cause instanceof StoreError ? cause : toStoreError("snapshot", cause)))
  )
