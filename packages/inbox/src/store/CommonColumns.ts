/**
 * The columns that have one value in all rows of a bulk, which an engine is given once: rows that one message has changed share its
 * log position and its time, and mostly much else.
 */
import { type Bulk, type NamedColumn, type ColumnValues, valueAt } from "./Engine.ts"

interface Filled extends NamedColumn {
  readonly values: ColumnValues
}

export interface CommonColumns {
  /** Columns of which every row has the same value. */
  readonly common: ReadonlyArray<Filled>
  readonly own: ReadonlyArray<Filled>
}

/** In fewer rows than this much is the same by chance, and each such combination would be one more statement to prepare. */
const enough = 16

export const commonColumnsOf = (bulk: Bulk): CommonColumns => {
  const { own } = ownOnly(bulk)
  if (bulk.count < enough) return { common: [], own }
  const common = own.filter(({ values }) => isCommon(values, bulk.count))
  return { common, own: own.filter((column) => !common.includes(column)) }
}

/** Whatever they have in common. */
export const ownOnly = ({ columns, values }: Bulk): CommonColumns => ({
  common: [],
  own: columns.map((column, index) => ({ ...column, values: values[index] ?? [] }))
})

const isCommon = (values: ColumnValues, count: number): boolean => {
  const first = valueAt(values, 0)
  for (let at = 1; at < count; at++) if (valueAt(values, at) !== first) return false
  return true
}
