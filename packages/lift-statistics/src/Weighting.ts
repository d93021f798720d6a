/**
 * Weighted respondents, converted to the effective counts that every other function takes.
 *
 * A weighted group is an ordinary {@link Group} whose x/n is the weighted proportion and whose n is the effective sample size. So pooled tests,
 * intervals and power work on it unchanged, and equal weights give the unweighted counts exactly.
 */
import { type Group, checkGroup, isGroup } from "./Group.ts"
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"

/** Respondents who share a weight. One respondent is a cell with `n` 1. */
export interface WeightedCell extends Group {
  /** The weight, ≥ 0. Only ratios within the group matter. A respondent with a weight of 0 is ignored. */
  readonly weight: number
}

/** A group in effective counts. */
export interface WeightedGroup extends Group {
  /** People, not effective counts: those with a weight above 0. */
  readonly respondents: number
}

/**
 * How the variance of a weighted proportion is estimated. `"kish"`: p(1−p)/n_eff with n_eff = (Σw)²/Σw². `"linearised"`: Σw²(y−p)²/(Σw)², which also
 * detects whether heavily weighted respondents answer differently.
 */
export type VarianceMethod = "kish" | "linearised"

/** The sums of a group of weighted respondents, to which cells are added one by one. */
interface WeightSums {
  respondents: number
  inTarget: number
  weights: number
  weightsInTarget: number
  squaresInTarget: number
  squaresOutside: number
  lightest: number
  heaviest: number
}

const noOne = (): WeightSums => ({
  respondents: 0,
  inTarget: 0,
  weights: 0,
  weightsInTarget: 0,
  squaresInTarget: 0,
  squaresOutside: 0,
  lightest: Infinity,
  heaviest: 0
})

const add = (sums: WeightSums, { n, weight, x }: WeightedCell): void => {
  if (weight === 0 || n === 0) return
  sums.respondents += n
  sums.inTarget += x
  sums.weights += n * weight
  sums.weightsInTarget += x * weight
  sums.squaresInTarget += x * weight * weight
  sums.squaresOutside += (n - x) * weight * weight
  sums.lightest = Math.min(sums.lightest, weight)
  sums.heaviest = Math.max(sums.heaviest, weight)
}

const groupOf = (sums: WeightSums, variance: VarianceMethod): WeightedGroup => {
  const { heaviest, inTarget, lightest, respondents, squaresInTarget, squaresOutside, weights, weightsInTarget } = sums
  // Equal weights carry no information, so they must not cause even a rounding error.
  if (respondents === 0 || lightest === heaviest) return { x: inTarget, n: respondents, respondents }
  const squares = squaresInTarget + squaresOutside
  if (!(squares > 1e-290 && squares < Infinity)) {
    throw new InvalidInputError(
      "outOfRange",
      "cells[].weight",
      heaviest,
      "divide all weights of the group by their mean"
    )
  }
  const kish = weights / squares
  const p = weightsInTarget / weights
  if (variance === "kish" || p === 0 || p === 1) return { x: weightsInTarget * kish, n: weights * kish, respondents }
  const spread = (1 - p) * (1 - p) * squaresInTarget + p * p * squaresOutside
  const n = p * (1 - p) * weights * (weights / spread)
  return { x: p * n, n, respondents }
}

/** Collects the respondents of one group one by one. */
export interface Weigher {
  /** Throws `InvalidInputError` when the cell's counts or weight are impossible. */
  readonly add: (cell: WeightedCell) => void
  /** Returns the group so far. It throws the same errors as {@link weigh}. */
  readonly group: (variance?: VarianceMethod) => WeightedGroup
}

/**
 * Returns {@link weigh} for respondents that come one at a time, such as the rows of a file.
 *
 * @example
 * ```ts
 * import { weigher } from "@fieldwork/lift-statistics"
 *
 * const exposed = weigher()
 * exposed.add({ n: 1, x: 1, weight: 0.5 })
 * exposed.add({ n: 1, x: 0, weight: 1 })
 * exposed.group().n // => 1.8
 * ```
 */
export const weigher = (): Weigher => {
  const sums = noOne()
  let index = 0
  return {
    add: (cell) => {
      const { weight } = cell
      if (!isGroup(cell)) checkGroup(`cells[${index}]`, cell)
      if (!(Number.isFinite(weight) && weight >= 0)) checkCount(`cells[${index}].weight`, weight)
      index++
      add(sums, cell)
    },
    group: (variance = "kish") => groupOf(sums, variance)
  }
}

/**
 * Sums cells into effective counts: p = Σwy/Σw, and n such that p(1−p)/n is the chosen variance.
 *
 * When all or none are in target, both variances are 0 and n is Kish's. The linearised n can exceed the number of people when one answer has only small
 * weights; `readLift` reduces it to them. No cells, or only weights of 0, result in the empty group.
 *
 * Source: Kish, Survey Sampling (1965), 11.7; Wolter, Introduction to Variance Estimation (2007), ch. 6.
 *
 * @example
 * ```ts
 * import { weigh } from "@fieldwork/lift-statistics"
 *
 * weigh([{ x: 30, n: 60, weight: 0.5 }, { x: 24, n: 60, weight: 1 }]).n // => 108
 * ```
 * @throws {InvalidInputError} when a cell's counts or weight are impossible, or the weights are so large or small that
 * their squares do not fit a number
 */
export const weigh = (cells: Iterable<WeightedCell>, variance: VarianceMethod = "kish"): WeightedGroup => {
  const all = weigher()
  for (const cell of cells) all.add(cell)
  return all.group(variance)
}
