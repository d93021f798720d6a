/** A condition that selects people whose answer to a demographic question is between two values, inclusive. */
import type { FilterName } from "../lookups/demographics.ts"

export interface DemographicCondition {
  readonly filter_name: FilterName
  readonly low: number
  readonly high: number
}

/** A respondent's answers to the demographic questions. */
export type DemographicValues = Readonly<Record<FilterName, number>>

export const meetsCondition = ({ filter_name, high, low }: DemographicCondition, values: DemographicValues): boolean =>
  values[filter_name] >= low && values[filter_name] <= high
