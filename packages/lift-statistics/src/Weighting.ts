/**
 * Converts weighted respondents to effective counts, which all other functions accept.
 *
 * A weighted group is an ordinary {@link Group} whose x/n is the weighted proportion and whose n is the effective sample size. Pooled tests,
 * intervals and power therefore apply unchanged. With equal weights, the effective counts are exactly the unweighted counts.
 */
import { type Group, checkGroup, isGroup } from "./Group.ts"
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"

/** Respondents with the same weight. A single respondent is a cell with `n` 1. */
export interface WeightedCell extends Group {
  /** The weight, ≥ 0. Only ratios of weights within the group matter. Respondents with a weight of 0 are ignored. */
  readonly weight: number
}

/** A group with effective counts. */
export interface WeightedGroup extends Group {
  /** The number of people with a weight above 0, not an effective count. */
  readonly respondents: number
}

/**
 * The estimator of the variance of a weighted proportion. `"kish"`: p(1−p)/n_eff with n_eff = (Σw)²/Σw². `"linearised"`: Σw²(y−p)²/(Σw)², which also
 * takes into account whether respondents with large weights answer differently.
 */
export type VarianceMethod = "kish" | "linearised"

/** The sums over a group of weighted respondents, to which cells are added one by one. */
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

const emptySums = (): WeightSums => ({
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
  // Equal weights do not change the counts, so the counts are returned exactly, without rounding errors.
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

/** Collects the respondents of one group, one cell at a time. */
export interface Weigher {
  /** Adds a cell. Throws `InvalidInputError` if the cell's counts or weight are invalid. */
  readonly add: (cell: WeightedCell) => void
  /** Returns the group of all cells added so far. Throws the same errors as {@link weigh}. */
  readonly group: (variance?: VarianceMethod) => WeightedGroup
}

/**
 * Creates a {@link Weigher}, which does the same as {@link weigh} for respondents who arrive one at a time, such as the rows of a file.
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
  const sums = emptySums()
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
 * Converts weighted cells to effective counts: p = Σwy/Σw, and an n for which p(1−p)/n is the variance that the selected method estimates.
 *
 * If all respondents or none gave a target answer, the variance is 0 with either method, and n is Kish's effective sample size. The linearised n can
 * exceed the number of people if all respondents who gave one of the answers have small weights; `analyseLift` reduces it to the number of people. No
 * cells, or only weights of 0, result in an empty group.
 *
 * Sources: Kish, Survey Sampling (1965), 11.7; Wolter, Introduction to Variance Estimation (2007), ch. 6.
 *
 * @example
 * ```ts
 * import { weigh } from "@fieldwork/lift-statistics"
 *
 * weigh([{ x: 30, n: 60, weight: 0.5 }, { x: 24, n: 60, weight: 1 }]).n // => 108
 * ```
 * @throws {InvalidInputError} if a cell's counts or weight are invalid, or if the sum of the squared weights overflows or underflows
 */
export const weigh = (cells: Iterable<WeightedCell>, variance: VarianceMethod = "kish"): WeightedGroup => {
  const all = weigher()
  for (const cell of cells) all.add(cell)
  return all.group(variance)
}
