/**
 * Computes the weights of respondents by group and weighting cell. A cell is a combination of gender and age bucket.
 *
 * Every weight is 1 unless the study is weighted. In a weighted study, each cell in both groups is weighted to its share of the population, or to the
 * configured target share.
 */
import { ages, genders, strata } from "../lookups/demographics.ts"
import type { People } from "./People.ts"
import type { Population } from "./Population.ts"

export interface Weights {
  /** The weight of each cell for exposed respondents. */
  readonly exposed: ReadonlyArray<number>
  readonly control: ReadonlyArray<number>
}

const ones: ReadonlyArray<number> = Array.from({ length: strata }, () => 1)

export const unit: Weights = { exposed: ones, control: ones }

/** Returns the target share of each cell, between 0 and 1. */
const targetsOf = ({ demo_age, demo_gender }: NonNullable<People["weight_targets"]>): ReadonlyArray<number> =>
  ages.flatMap((age, at) =>
    genders.map((gender, other) => (demo_age?.[at] ?? age.share) * (demo_gender?.[other] ?? gender.share))
  )

/**
 * Computes weights by post-stratification: the target share of a cell divided by its share of the group. An empty cell has a weight of 1, which has
 * no effect.
 */
export const balanced = (
  { exposed, stratum }: Population,
  visible: number,
  { weight_targets = {} }: People = {}
): Weights => {
  const shares = targetsOf(weight_targets)
  const counts = { exposed: ones.map(() => 0), control: ones.map(() => 0) }
  for (let respondent = 0; respondent < visible; respondent++) {
    const own = counts[exposed.at(respondent) === 1 ? "exposed" : "control"]
    const cell = stratum.at(respondent)
    own[cell] = (own[cell] ?? 0) + 1
  }
  const weights = (own: ReadonlyArray<number>) => {
    const all = own.reduce((sum, count) => sum + count, 0)
    return own.map((count, cell) => (count === 0 ? 1 : ((shares[cell] ?? 0) * all) / count))
  }
  return { exposed: weights(counts.exposed), control: weights(counts.control) }
}

export const weightOf = (weights: Weights, group: keyof Weights, stratum: number): number =>
  weights[group][stratum] ?? 1
