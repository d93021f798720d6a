/**
 * Raking: weights that give a sample the margins of the population. A margin is the distribution of one dimension, such as the proportions by gender
 * or by age.
 *
 * Exposed respondents often differ from control respondents. If both groups are raked to the same targets, differences in the raked dimensions are no
 * longer mistaken for lift.
 */
import { checkReachable, dimensionOf, gapOf, marginOf, type RakingCell } from "./RakingDimension.ts"
import { rakingSummary } from "./rakingSummary.ts"
import type { WeightedGroup } from "./Weighting.ts"
import { checkCount, checkInteger, InvalidInputError } from "./InvalidInputError.ts"
import { checkGroup } from "./Group.ts"

/** The population proportions by dimension and value. The proportions of a dimension add up to 1. */
export type RakingTargets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The cells of a sample, and the target proportions for each dimension. */
export interface RakingOptions {
  /** The respondents, cross-classified by all dimensions. */
  readonly cells: ReadonlyArray<RakingCell>
  /** The population proportions for each dimension. */
  readonly targets: RakingTargets
  /** The maximum accepted difference between a margin and its target. Default: 1e-13. */
  readonly tolerance?: number | undefined
  /** The maximum number of iterations over all dimensions. Default: 10,000. */
  readonly maxIterations?: number | undefined
}

/** The weights with which the margins match their targets, and the resulting loss of precision. */
export interface RakingResult {
  /** One weight per cell, in the order of `cells`. The mean weight of all respondents is 1. */
  readonly weights: ReadonlyArray<number>
  /**
   * Whether every margin is within the tolerance of its target. If `false`, do not use the weights: empty cells make the targets unreachable, or
   * `maxIterations` is too low.
   */
  readonly converged: boolean
  /** The number of iterations over all dimensions. */
  readonly iterations: number
  /** The largest remaining difference between a margin and its target. */
  readonly largestGap: number
  /** The effective sample size (Kish): the number of equally weighted respondents with the same precision. */
  readonly effective: number
  /** The number of respondents divided by `effective`, ≥ 1: the factor by which weighting increases the variance. */
  readonly designEffect: number
  /** The weighted proportion of respondents who gave a target answer; `null` if `x` was omitted. */
  readonly weightedProportion: number | null
  /**
   * The group to pass to other functions of this package. Its `n` is chosen so that p(1−p)/n is the variance of the raked proportion. This variance
   * contains only the variation that the raked dimensions do not explain, so a dimension that predicts the answer narrows the interval. `n` can then
   * exceed the number of people; `analyseLift` reduces it to the number of people.
   *
   * If the estimated variance is 0, `n` is `effective`. The variance is 0 if all respondents or none gave a target answer, or if the raked dimensions
   * predict every answer in the sample. A variance of 0 does not mean certainty, because the answers of other people can differ. `null` if `x` was
   * omitted.
   */
  readonly group: WeightedGroup | null
}

/**
 * Computes raking weights by iterative proportional fitting. Returns the weights, the design effect, and effective counts for the other functions of
 * this package.
 *
 * Each iteration scales the weights to the target proportions, one dimension after another, until all margins match. Source: Deming and Stephan,
 * Annals of Mathematical Statistics 11 (1940), 427–444; variance: Deville, Särndal and Sautory, JASA 88 (1993), 1013–1020.
 *
 * @example
 * ```ts
 * import { rake } from "@fieldwork/lift-statistics"
 *
 * const raked = rake({
 *   cells: [
 *     { gender: "f", age: "young", n: 30, x: 12 },
 *     { gender: "f", age: "old", n: 70, x: 21 },
 *     { gender: "m", age: "young", n: 20, x: 11 },
 *     { gender: "m", age: "old", n: 80, x: 40 }
 *   ],
 *   targets: { gender: { f: 0.51, m: 0.49 }, age: { young: 0.4, old: 0.6 } }
 * })
 * raked.designEffect // => 1.12045
 * raked.weightedProportion // => 0.4298
 * ```
 * @throws {InvalidInputError} if a cell's counts are invalid, a value has no target, a target has no respondents, the proportions of a dimension do
 * not add up to 1, or no respondent can have a weight above 0
 */
export const rake = (options: RakingOptions): RakingResult => {
  const { cells, maxIterations = 10_000, targets, tolerance = 1e-13 } = options
  checkCount("tolerance", tolerance)
  checkInteger("maxIterations", maxIterations, 1)
  if (cells.length === 0)
    throw new InvalidInputError("empty", "cells", cells, "pass the cells of at least one respondent")
  for (const [i, { n, weight = 1, x = 0 }] of cells.entries()) {
    checkGroup(`cells[${i}]`, { x, n })
    checkCount(`cells[${i}].weight`, weight)
  }
  const dimensions = Object.entries(targets).map(([name, shares]) => dimensionOf(name, shares, cells))
  checkReachable(cells, dimensions)
  const weights = cells.map(({ weight = 1 }) => weight)
  const weightedCounts = () => cells.map(({ n }, i) => n * (weights[i] ?? 0))
  const gap = () => Math.max(0, ...dimensions.map((dimension) => gapOf(weightedCounts(), dimension)))
  let iterations = 0
  let largestGap = gap()
  while (largestGap > tolerance && iterations < maxIterations) {
    for (const dimension of dimensions) {
      const margin = marginOf(weightedCounts(), dimension)
      for (const [i, place] of dimension.valueIndexes.entries()) {
        const has = margin[place] ?? 0
        weights[i] = has === 0 ? 0 : (weights[i] ?? 0) * ((dimension.shares[place] ?? 0) / has)
      }
    }
    iterations++
    largestGap = gap()
  }
  return {
    ...rakingSummary(cells, weights, dimensions),
    converged: largestGap <= tolerance,
    iterations,
    largestGap
  }
}
