/**
 * The rows that a projection of another package writes.
 */
import type { Row } from "../store/Engine.ts"
import type { NewRowOf, Table } from "../store/Table.ts"

/** Rows of one table, no two with the same key. */
export interface TableChange {
  readonly table: Table
  readonly rows: ReadonlyArray<Row>
  /** What happens where the table has a row with the same key. */
  readonly existing: "keep" | "replace"
}

/** Adds rows. Where a row with the same key exists, in the table or earlier in the list, that one stays. */
export const insert = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>): TableChange => ({
  table,
  rows: byKey(table, rows.toReversed()),
  existing: "keep"
})

/** Writes rows. A row with the same key, in the table or earlier in the list, is replaced. */
export const upsert = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>): TableChange => ({
  table,
  rows: byKey(table, rows),
  existing: "replace"
})

/** Of rows with the same key the last. */
const byKey = ({ key }: Table, rows: ReadonlyArray<object>): ReadonlyArray<Row> => {
  const found = new Map<string, Row>()
  for (const row of rows as ReadonlyArray<Row>) found.set(JSON.stringify(key.map((column) => row[column])), row)
  return [...found.values()]
}
