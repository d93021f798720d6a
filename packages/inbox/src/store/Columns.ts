/**
 * Rows as our own types have them, and the columns in which they go to an engine.
 */
import type { Bulk, Column, ColumnValues, Value } from "./Engine.ts"
import type * as Tables from "./Tables.ts"

/** A row as our own types have it: numbers are numbers in every engine. */
export const toRow = (
  { columns }: { readonly columns: ReadonlyArray<Tables.Table["columns"][number]> },
  row: Readonly<Record<string, unknown>>
): Readonly<Record<string, Value>> => {
  const typed: Record<string, Value> = {}
  for (const { name, type } of columns) {
    const value = row[name] ?? null
    typed[name] = value === null ? null : type === "integer" ? Number(value) : (value as Value)
  }
  return typed
}

/** Rows as the projector has them, or as a dump gave them. */
export const toBulk = (table: Tables.Table, name: string, rows: ReadonlyArray<object>, conflict: string): Bulk => ({
  table: name,
  columns: table.columns,
  conflict,
  count: rows.length,
  values: table.columns.map((column) => valuesOf(rows as ReadonlyArray<Readonly<Record<string, Value>>>, column))
})

const valuesOf = (rows: ReadonlyArray<Readonly<Record<string, Value>>>, { name, type }: Column): ColumnValues => {
  if (type !== "integer") {
    const values = rows.map((row) => row[name] ?? null)
    return type === "utf8" ? values.map(toUtf8) : values
  }
  const numbers = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const value = rows[at]?.[name]
    numbers[at] = typeof value === "number" ? value : Number.NaN
  }
  return numbers
}

const toUtf8 = (value: Value): Value => (typeof value === "string" ? Buffer.from(value) : value)
