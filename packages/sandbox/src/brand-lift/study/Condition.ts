/** A condition that selects people whose answer to a demographic question is between two values, inclusive. */
import type { FilterName } from "../lookups/demographics.ts"

export interface Condition {
  readonly filter_name: FilterName
  readonly low: number
  readonly high: number
}

/** A respondent's answers to the demographic questions. */
export type Values = Readonly<Record<FilterName, number>>

export const fits = ({ filter_name, high, low }: Condition, values: Values): boolean =>
  values[filter_name] >= low && values[filter_name] <= high
