/**
 * Converts between typed rows and the columns of an engine.
 */
import type { Bulk, ColumnType, ColumnValues, Row, Value } from "./Engine.ts"
import type { NewRowOf, RowOf, Table } from "./Table.ts"

/**
 * Converts a row from an engine to a typed row. Integers are numbers in the result, regardless of the engine. The table definition determines the
 * type.
 */
export const toRow = <T extends Table>({ columns }: T, row: Row): RowOf<T> => {
  const typed: Record<string, unknown> = {}
  for (const { name, type } of columns) {
    const value = row[name] ?? null
    typed[name] = value !== null && type === "integer" ? Number(value) : value
  }
  return typed as RowOf<T>
}

/**
 * Returns an object with the column names, for use in statements. If a column is renamed in the table definition, statements that use the old name no
 * longer compile.
 */
export const columnNames = <T extends Table>({ columns }: T): { readonly [Name in keyof RowOf<T>]: Name } =>
  Object.fromEntries(columns.map(({ name }) => [name, name])) as { readonly [Name in keyof RowOf<T>]: Name }

/** Returns a statement that inserts a row with its numbers and strings as literals. Use it only for rows that the program itself creates. */
export const insertRow = <T extends Table>({ columns, name: into }: T, row: NewRowOf<T>): string => {
  const fields = row as Row
  const values = columns.map(({ name }) => {
    const value = fields[name]
    return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value)
  })
  return `INSERT INTO ${into} (${columns.map(({ name }) => name).join(", ")}) VALUES (${values.join(", ")})`
}

/** Returns a bulk insert of rows into the table whose name is `name`. */
export const toBulk = <T extends Table>(
  table: T,
  name: string,
  rows: ReadonlyArray<NewRowOf<T>>,
  conflict: string
): Bulk => bulkOf(table, name, rows, conflict)

/** Returns a bulk insert of untyped rows, such as rows from a dump. */
export const bulkOf = ({ columns }: Table, name: string, rows: ReadonlyArray<object>, conflict: string): Bulk => ({
  table: name,
  columns,
  conflict,
  count: rows.length,
  values: columns.map((column) => valuesOf(rows, column.name, column.type))
})

const valuesOf = (rows: ReadonlyArray<object>, name: string, type: ColumnType): ColumnValues => {
  const fields = rows as ReadonlyArray<Row>
  if (type !== "integer") return fields.map((row) => toValue(row[name], type))
  const numbers = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const value = fields[at]?.[name]
    numbers[at] = typeof value === "number" ? value : Number.NaN
  }
  return numbers
}

const toValue = (value: unknown, type: ColumnType): Value => {
  if (value instanceof Uint8Array) return value
  if (typeof value !== "string") return null
  return type === "utf8" ? Buffer.from(value) : value
}
