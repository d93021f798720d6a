/**
 * The tables and indexes in a SQLite file, including those of projections that other packages define.
 */
import type { DatabaseSync } from "node:sqlite"
import type { ColumnType } from "../store/Engine.ts"
import type { Table } from "../store/Table.ts"

const typeOf = (declared: string): ColumnType => {
  if (declared === "INTEGER") return "integer"
  return declared === "BLOB" ? "bytes" : "text"
}

/** Returns the tables, sorted by name. The shadow tables of a rebuild are omitted, because the next rebuild creates them again. */
export const tablesOfFile = (database: DatabaseSync): ReadonlyArray<Table> => {
  const names = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE 'shadow!_%' ESCAPE '!' ORDER BY name"
    )
    .all()
  return names.map(({ name }) => {
    const columns = database
      .prepare('SELECT name, type, "notnull" AS required, pk FROM pragma_table_info(?) ORDER BY cid')
      .all(String(name))
    return {
      name: String(name),
      key: columns
        .filter(({ pk }) => Number(pk) > 0)
        .toSorted((a, b) => Number(a["pk"]) - Number(b["pk"]))
        .map((column) => String(column["name"])),
      columns: columns.map((column) => ({
        name: String(column["name"]),
        type: typeOf(String(column["type"])),
        nullable: Number(column["required"]) === 0 && Number(column["pk"]) === 0
      }))
    }
  })
}

export interface FileIndex {
  readonly table: string
  readonly sql: string
}

/** Returns the indexes that a statement created explicitly. Indexes that SQLite created automatically are omitted. */
export const indexesOfFile = (database: DatabaseSync): ReadonlyArray<FileIndex> =>
  database
    .prepare("SELECT tbl_name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
    .all()
    .map((row) => ({ table: String(row["tbl_name"]), sql: String(row["sql"]) }))
