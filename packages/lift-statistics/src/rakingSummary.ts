/**
 * Computes the precision of a raked sample, and its effective counts.
 *
 * Internal. The weights are scaled to a mean of 1 first.
 */
import { isNegligible } from "./Arithmetic.ts"
import { calibratedVariance } from "./calibratedVariance.ts"
import type { RakingCell, RakingDimension } from "./RakingDimension.ts"
import type { WeightedGroup } from "./Weighting.ts"

const sumOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0)

const scaled = (cells: ReadonlyArray<RakingCell>, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const mean = sumOf(cells.map(({ n }, i) => n * (weights[i] ?? 0))) / sumOf(cells.map(({ n }) => n))
  return weights.map((weight) => weight / mean)
}

/**
 * Returns the weighted proportion of respondents who gave a target answer. Both sums are rounded in the same way, so the proportion is from 0 to 1,
 * and is exactly 1 if everyone gave a target answer.
 */
const proportionOf = (cells: ReadonlyArray<RakingCell>, weights: ReadonlyArray<number>): number =>
  sumOf(cells.map(({ x = 0 }, i) => x * (weights[i] ?? 0))) / sumOf(cells.map(({ n }, i) => n * (weights[i] ?? 0)))

const groupFor = (
  cells: ReadonlyArray<RakingCell>,
  weights: ReadonlyArray<number>,
  dimensions: ReadonlyArray<RakingDimension>,
  p: number,
  effective: number
): WeightedGroup => {
  const respondents = sumOf(cells.map(({ n }, i) => ((weights[i] ?? 0) > 0 ? n : 0)))
  const variance = calibratedVariance(
    cells.map(({ n, x = 0 }, i) => ({ n, x, weight: weights[i] ?? 0 })),
    dimensions
  )
  const spread = p * (1 - p)
  const n = isNegligible(variance, spread / effective) ? effective : spread / variance
  return { x: p * n, n, respondents }
}

/**
 * Returns the weights scaled to a mean of 1, the effective sample size, the design effect, the weighted proportion of target answers, and the group
 * with effective counts. The last two are `null` if a cell has no `x`.
 */
export const rakingSummary = (
  cells: ReadonlyArray<RakingCell>,
  unscaled: ReadonlyArray<number>,
  dimensions: ReadonlyArray<RakingDimension>
) => {
  const weights = scaled(cells, unscaled)
  const respondents = sumOf(cells.map(({ n }) => n))
  const squares = sumOf(cells.map(({ n }, i) => n * (weights[i] ?? 0) ** 2))
  const effective = respondents * (respondents / squares)
  const isCounted = cells.every(({ x }) => x !== undefined)
  const weightedProportion = isCounted ? proportionOf(cells, weights) : null
  return {
    weights,
    effective,
    designEffect: respondents / effective,
    weightedProportion,
    group: weightedProportion === null ? null : groupFor(cells, weights, dimensions, weightedProportion, effective)
  }
}
