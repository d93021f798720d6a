/**
 * A new SQLite file into which the rows of a store in another database are copied, table by table. Every call blocks the current thread.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { Effect } from "effect"
import type { Row } from "../store/Engine.ts"
import type { StoreError } from "../store/StoreError.ts"
import { createTable, type Table } from "../store/Table.ts"
import { makeSqliteEngine } from "./SqliteEngine.ts"
import { tablesOfFile } from "./tablesOfFile.ts"

export interface CopyFile {
  /** Creates the table in the file, or empties the table if the inbox's schema already contains it. Returns a function that inserts rows. */
  readonly table: (table: Table) => (rows: ReadonlyArray<Row>) => void
  readonly index: (sql: string) => void
  /** Commits the single transaction in which all rows are written. */
  readonly finish: () => void
  readonly close: () => void
}

/** Creates a file with the inbox's schema. The file must be empty or must not exist. */
export const makeCopyFile = (path: string): Effect.Effect<CopyFile, StoreError> =>
  Effect.map(Effect.scoped(makeSqliteEngine({ path, threads: false })), () => {
    const database = new DatabaseSync(path)
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; BEGIN")
    const known = new Map(tablesOfFile(database).map((table) => [table.name, table]))
    return {
      table: (table) => {
        const own = known.get(table.name)
        if (own === undefined) database.exec(createTable("sqlite", table, table.name))
        else database.exec(`DELETE FROM ${table.name}`)
        const names = table.columns.map(({ name }) => name)
        const insert = database.prepare(
          `INSERT INTO ${table.name} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`
        )
        return (rows) => insertRows(insert, table, rows)
      },
      index: (sql) => database.exec(sql),
      finish: () => database.exec("COMMIT"),
      close: () => database.close()
    }
  })

const insertRows = (insert: StatementSync, { columns }: Table, rows: ReadonlyArray<Row>): void => {
  for (const row of rows) {
    const values = columns.map(({ name, type }) => {
      const value = row[name] ?? null
      return (type === "integer" && value !== null ? Number(value) : value) as SQLInputValue
    })
    insert.run(...values)
  }
}
