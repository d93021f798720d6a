/**
 * What a respondent counts for, by group and by the cell of gender and age.
 *
 * The sandbox does not weight yet, so every weight is 1 and lift is that of the plain counts.
 */
import { strata } from "../lookups/Demographics.ts"

export interface Weights {
  /** By stratum. */
  readonly exposed: ReadonlyArray<number>
  readonly control: ReadonlyArray<number>
}

const ones: ReadonlyArray<number> = Array.from({ length: strata }, () => 1)

export const unit: Weights = { exposed: ones, control: ones }
