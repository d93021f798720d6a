/**
 * Finds the columns that have the same value in all rows of a bulk insert, so that each of these values is passed to the engine only once. For
 * example, rows that were changed by the same message share its log position and time.
 */
import { type Bulk, type NamedColumn, type ColumnValues, valueAt } from "./Engine.ts"

interface Filled extends NamedColumn {
  readonly values: ColumnValues
}

export interface CommonColumns {
  /** The columns that have the same value in every row. */
  readonly common: ReadonlyArray<Filled>
  readonly own: ReadonlyArray<Filled>
}

/**
 * The minimum number of rows for which to look for common columns. With fewer rows, values are often equal by chance, and each combination of common
 * columns requires its own prepared statement.
 */
const minRowCount = 16

export const commonColumnsOf = (bulk: Bulk): CommonColumns => {
  const { own } = ownOnly(bulk)
  if (bulk.count < minRowCount) return { common: [], own }
  const common = own.filter(({ values }) => isCommon(values, bulk.count))
  return { common, own: own.filter((column) => !common.includes(column)) }
}

/** Returns all columns in `own`, with one value per row, even if some columns have the same value in every row. */
export const ownOnly = ({ columns, values }: Bulk): CommonColumns => ({
  common: [],
  own: columns.map((column, index) => ({ ...column, values: values[index] ?? [] }))
})

const isCommon = (values: ColumnValues, count: number): boolean => {
  const first = valueAt(values, 0)
  for (let at = 1; at < count; at++) if (valueAt(values, at) !== first) return false
  return true
}
