/**
 * Reads from the PostgreSQL catalog the definitions of the tables in a store, including the tables of projections that other packages define.
 */
import type { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { changedOf, tracked } from "../store/CheckpointTables.ts"
import type { ColumnType, Row } from "../store/Engine.ts"
import type { Table } from "../store/Table.ts"
import { detailsPrefix, installedSql, readDetails } from "../store/ProjectionDetails.ts"
import { bookkeepingTables, inSet, installedProjection, logTables, projectionTables } from "../store/Tables.ts"

/** The names of the inbox's own tables, except the shadow tables that a rebuild creates and the table of completed migrations. */
export const ownTables: ReadonlySet<string> = new Set([
  ...[...logTables, ...bookkeepingTables, installedProjection, ...projectionTables].map(({ name }) => name),
  ...projectionTables.map((table) => inSet("checkpoint", table)),
  ...tracked([]).map(changedOf)
])

const columnsSql = `SELECT c.relname AS table_name, a.attname AS column_name, t.typname AS type, a.attnotnull AS required,
    a.atthasdef AS has_default,
    (SELECT k.position FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, position)
      WHERE i.indrelid = c.oid AND i.indisprimary AND k.attnum = a.attnum) AS key_position
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
  WHERE n.nspname = current_schema() AND c.relkind = 'r' ORDER BY c.relname, a.attnum`

const types: Readonly<Record<string, ColumnType>> = { int8: "integer", text: "text", bytea: "bytes" }

/**
 * Returns the names of the tables of other packages' projections in the store, including the records of removed projections, and the names of the
 * projections whose record tables are unknown because an earlier version of this package installed them.
 */
const projectionNames = Effect.fnUntraced(function* (client: PgClient.PgClient) {
  const names = new Set<string>()
  const undetailed: Array<string> = []
  for (const { details, name, tables } of yield* client.unsafe<Row>(installedSql)) {
    for (const table of JSON.parse(String(tables)) as ReadonlyArray<string>) {
      for (const set of ["", "checkpoint_", "changed_"]) names.add(`${set}${table}`)
    }
    if (details === null) undetailed.push(String(name))
  }
  const known = yield* client.unsafe<Row>(`SELECT value FROM property WHERE name LIKE '${detailsPrefix}%'`)
  for (const { value } of known) {
    for (const record of readDetails(value)?.records ?? []) names.add(record)
  }
  return { names, undetailed }
})

/** Returns whether the inbox could have created a table with these columns. */
const couldBeRecords = (columns: ReadonlyArray<Row>): boolean =>
  columns.every(({ has_default, type }) => has_default === false && String(type) in types) &&
  columns.some((column) => column["key_position"] !== null)

/** Returns the inbox's own tables and the tables of projections, which are recognised by their exact names. */
export const tablesOfSchema = Effect.fnUntraced(function* (
  client: PgClient.PgClient
): Effect.fn.Return<ReadonlyArray<Table>, SqlError> {
  const { names, undetailed } = yield* projectionNames(client)
  const isOurs = (name: string, columns: ReadonlyArray<Row>): boolean =>
    ownTables.has(name) ||
    names.has(name) ||
    (undetailed.some((prefix) => name.startsWith(`${prefix}_`)) && couldBeRecords(columns))
  const rows = yield* client.unsafe<Row>(columnsSql)
  return [...Map.groupBy(rows, (row) => String(row["table_name"]))]
    .filter(([name, columns]) => isOurs(name, columns))
    .map(([name, columns]) => ({
      name,
      key: columns
        .filter((column) => column["key_position"] !== null)
        .toSorted((a, b) => Number(a["key_position"]) - Number(b["key_position"]))
        .map((column) => String(column["column_name"])),
      columns: columns.map((column) => ({
        name: String(column["column_name"]),
        type: types[String(column["type"])] ?? "text",
        nullable: column["required"] !== true
      }))
    }))
})

/** Returns the statements, in SQLite syntax, that create the indexes on the tables of projections that other packages define. */
export const foreignIndexes = Effect.fnUntraced(function* (
  client: PgClient.PgClient,
  tables: ReadonlyArray<Table>
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const names = new Set(tables.map(({ name }) => name).filter((name) => !ownTables.has(name)))
  const rows = yield* client.unsafe<Row>(
    "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname"
  )
  return rows.flatMap(({ indexdef, indexname, tablename }) => {
    const columns = / USING btree (\(.+\))$/.exec(String(indexdef))?.[1]
    const isKey = String(indexname).endsWith("_pkey")
    if (!names.has(String(tablename)) || isKey || columns === undefined) return []
    return [`CREATE INDEX ${String(indexname)} ON ${String(tablename)} ${columns}`]
  })
})
