/** Executes a bulk insert as statements that insert several rows each. */
import type { SQLInputValue, StatementSync } from "node:sqlite"
import { type Bulk, type ColumnType, type Value, valueAt } from "../store/Engine.ts"
import { ownOnly, type CommonColumns, commonColumnsOf } from "../store/CommonColumns.ts"

/**
 * The number of rows per statement. A statement with 16 rows takes three quarters of the time of 16 statements with one row each. Longer statements
 * are hardly faster.
 */
const rowsAtOnce = 16

export const insertBulk = (bulk: Bulk, prepare: (sql: string) => StatementSync): void => {
  const { count } = bulk
  const grouped = count - (count % rowsAtOnce)
  const insert = (columns: CommonColumns, rows: number, from: number, end: number): void => {
    const statement = prepare(insertOf(bulk, columns, rows))
    for (let at = from; at < end; at += rows) statement.run(...params(columns, at, at + rows))
  }
  if (grouped > 0) insert(commonColumnsOf(bulk), rowsAtOnce, 0, grouped)
  if (grouped < count) insert(ownOnly(bulk), 1, grouped, count)
}

const insertOf = ({ conflict, table }: Bulk, { common, own }: CommonColumns, rows: number): string => {
  // Numbered parameters are listed first, because SQLite numbers an unnumbered parameter one higher than the highest number so far.
  const names = [...common, ...own].map(({ name }) => name).join(", ")
  const marks = [
    ...common.map(({ type }, index) => markOf(type, `?${index + 1}`)),
    ...own.map(({ type }) => markOf(type, "?"))
  ].join(", ")
  const groups = Array.from({ length: rows }, () => `(${marks})`).join(", ")
  return `INSERT INTO ${table} (${names}) VALUES ${groups} ON CONFLICT ${conflict}`
}

/**
 * Returns the placeholder for a column. `utf8` values are passed as bytes and converted to text in SQLite, which takes a third of the time that
 * passing a string takes.
 */
const markOf = (type: ColumnType, mark: string): string => (type === "utf8" ? `CAST(${mark} AS TEXT)` : mark)

/** Returns the parameters: the values of the common columns, followed by each row's values in the other columns. */
const params = ({ common, own }: CommonColumns, from: number, end: number): Array<SQLInputValue> => {
  const parameters: Array<Value> = []
  for (const { values } of common) parameters.push(valueAt(values, from))
  for (let at = from; at < end; at++) for (const { values } of own) parameters.push(valueAt(values, at))
  return parameters as Array<SQLInputValue>
}
