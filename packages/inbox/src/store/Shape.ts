/**
 * What the rows of a bulk have in common, which an engine is given once: what one message has changed has its place and its
 * time in common, and much else is mostly the same.
 */
import { type Bulk, type Column, type ColumnValues, valueAt } from "./Engine.ts"

interface Filled extends Column {
  readonly values: ColumnValues
}

export interface Shape {
  /** Columns of which every row has the same value. */
  readonly common: ReadonlyArray<Filled>
  readonly own: ReadonlyArray<Filled>
}

/** In fewer rows than this much is the same by chance, and each such shape would be one more statement to prepare. */
const enough = 16

export const shapeOf = (bulk: Bulk): Shape => {
  const { own } = ownOnly(bulk)
  if (bulk.count < enough) return { common: [], own }
  const common = own.filter(({ values }) => isCommon(values, bulk.count))
  return { common, own: own.filter((column) => !common.includes(column)) }
}

/** Whatever they have in common. */
export const ownOnly = ({ columns, values }: Bulk): Shape => ({
  common: [],
  own: columns.map((column, index) => ({ ...column, values: values[index] ?? [] }))
})

const isCommon = (values: ColumnValues, count: number): boolean => {
  const first = valueAt(values, 0)
  for (let at = 1; at < count; at++) if (valueAt(values, at) !== first) return false
  return true
}
