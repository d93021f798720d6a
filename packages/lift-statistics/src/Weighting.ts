/**
 * Weighted respondents, turned into the effective counts that every other function takes.
 *
 * A weighted group is an ordinary {@link Group} whose x/n is the weighted proportion and whose n is as many respondents
 * as the weighted sample is worth. So pooled tests, intervals and power work on it unchanged, and equal weights give
 * the unweighted counts exactly.
 */
import type { Group } from "./Group.ts"
import { checkCount, checkGroup, isGroup, InvalidInputError } from "./InvalidInputError.ts"

/** Respondents who share a weight. One respondent is a cell with `n` 1. */
export interface WeightedCell extends Group {
  /** ≥ 0; only ratios within the group matter. A respondent of weight 0 is not there. */
  readonly weight: number
}

/** A group in effective counts. */
export interface WeightedGroup extends Group {
  /** People, not effective counts: those with a weight above 0. */
  readonly respondents: number
}

/**
 * How the variance of a weighted proportion is estimated. `"kish"`: p(1−p)/n_eff with n_eff = (Σw)²/Σw².
 * `"linearised"`: Σw²(y−p)²/(Σw)², which also sees whether the heavy respondents answer differently.
 */
export type VarianceMethod = "kish" | "linearised"

/**
 * Sums cells into effective counts: p = Σwy/Σw, and n such that p(1−p)/n is the chosen variance.
 *
 * With everyone or no one in target both variances are 0 and n is Kish's. The linearised n can exceed the number of
 * people where one answer carries only small weights; `readLift` cuts it down to them. No cells, or only weights of 0,
 * give the empty group.
 *
 * Source: Kish, Survey Sampling (1965), 11.7; Wolter, Introduction to Variance Estimation (2007), ch. 6.
 *
 * @throws {InvalidInputError} when a cell's counts or weight are impossible, or the weights are so large or small that
 * their squares do not fit a number
 */
export const weigh = (cells: Iterable<WeightedCell>, variance: VarianceMethod = "kish"): WeightedGroup => {
  let respondents = 0
  let positives = 0
  let sum = 0
  let sumInTarget = 0
  let squaresInTarget = 0
  let squaresOutside = 0
  let lightest = Infinity
  let heaviest = 0
  let index = 0
  for (const cell of cells) {
    const { n, weight, x } = cell
    if (!isGroup(cell)) checkGroup(`cells[${index}]`, cell)
    if (!(Number.isFinite(weight) && weight >= 0)) checkCount(`cells[${index}].weight`, weight)
    index++
    if (weight === 0 || n === 0) continue
    respondents += n
    positives += x
    sum += n * weight
    sumInTarget += x * weight
    squaresInTarget += x * weight * weight
    squaresOutside += (n - x) * weight * weight
    lightest = Math.min(lightest, weight)
    heaviest = Math.max(heaviest, weight)
  }
  // Equal weights carry no information: not even a rounding error may come of them.
  if (respondents === 0 || lightest === heaviest) return { x: positives, n: respondents, respondents }
  const squares = squaresInTarget + squaresOutside
  if (!(squares > 1e-290 && squares < Infinity)) {
    throw new InvalidInputError(
      "outOfRange",
      "cells[].weight",
      heaviest,
      "divide all weights of the group by their mean"
    )
  }
  const kish = sum / squares
  const p = sumInTarget / sum
  if (variance === "kish" || p === 0 || p === 1) return { x: sumInTarget * kish, n: sum * kish, respondents }
  const spread = (1 - p) * (1 - p) * squaresInTarget + p * p * squaresOutside
  const n = p * (1 - p) * sum * (sum / spread)
  return { x: p * n, n, respondents }
}
