/**
 * Raking: weights that give a sample the margins of the population. A margin is the distribution of one dimension, such as the proportions by gender
 * or by age.
 *
 * Exposed respondents often differ from control respondents. If both groups are raked to the same targets, differences in the raked dimensions are no
 * longer mistaken for lift.
 */
import { calibratedVariance } from "./calibratedVariance.ts"
import type { WeightedGroup } from "./Weighting.ts"
import { checkCount, checkProportion, checkInteger, InvalidInputError } from "./InvalidInputError.ts"
import { checkGroup } from "./Group.ts"

/** The respondents with the same values in all raked dimensions. Each dimension is a field, such as `gender: "f"`. */
export interface RakingCell {
  readonly n: number
  /** The number of respondents who gave a target answer. Omit `x` if you need only the weights. */
  readonly x?: number | undefined
  /** The initial weight of each respondent, ≥ 0. Default: 1. */
  readonly weight?: number | undefined
  readonly [dimension: string]: string | number | undefined
}

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
   * contains only the variation that the raked dimensions do not explain, so a dimension that predicts the answer narrows the interval. `null` if `x`
   * was omitted.
   */
  readonly group: WeightedGroup | null
}

interface Dimension {
  readonly shares: ReadonlyArray<number>
  /** For each cell, the index in `shares` of the cell's value in this dimension. */
  readonly valueIndexes: ReadonlyArray<number>
}

const dimensionOf = (
  name: string,
  shares: Readonly<Record<string, number>>,
  cells: ReadonlyArray<RakingCell>
): Dimension => {
  const values = Object.keys(shares)
  const list = values.map((value) => shares[value] ?? 0)
  for (const [i, value] of values.entries()) checkProportion(`targets.${name}.${value}`, list[i] ?? 0)
  const sum = list.reduce((all, share) => all + share, 0)
  if (Math.abs(sum - 1) > 1e-6) {
    throw new InvalidInputError(
      "outOfRange",
      `targets.${name}`,
      shares,
      `the proportions add up to ${sum}; they must add up to 1`
    )
  }
  const valueIndexes = cells.map((cell, i) => {
    const place = values.indexOf(String(cell[name]))
    if (place >= 0) return place
    throw new InvalidInputError(
      "outOfRange",
      `cells[${i}].${name}`,
      cell[name],
      `the value has no target; pass one of ${values.join(", ")}`
    )
  })
  for (const [place, value] of values.entries()) {
    const isThere = cells.some((cell, i) => valueIndexes[i] === place && cell.n > 0 && cell.weight !== 0)
    if (isThere || list[place] === 0) continue
    throw new InvalidInputError(
      "outOfRange",
      `targets.${name}.${value}`,
      list[place],
      "no respondent has this value, so no weight can reach the target; merge the value with another one"
    )
  }
  return { shares: list.map((share) => share / sum), valueIndexes }
}

/** Returns, for each value in the order of `shares`, the weighted proportion of respondents with that value. */
const marginOf = (weighted: ReadonlyArray<number>, { shares, valueIndexes }: Dimension): ReadonlyArray<number> => {
  const sums = shares.map(() => 0)
  let all = 0
  for (const [i, weight] of weighted.entries()) {
    const place = valueIndexes[i] ?? 0
    sums[place] = (sums[place] ?? 0) + weight
    all += weight
  }
  return sums.map((sum) => sum / all)
}

const gapOf = (weighted: ReadonlyArray<number>, dimension: Dimension): number =>
  Math.max(...marginOf(weighted, dimension).map((share, place) => Math.abs(share - (dimension.shares[place] ?? 0))))

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
 * @throws {InvalidInputError} if a cell's counts are invalid, a value has no target, a target has no respondents, or the proportions of a dimension
 * do not add up to 1
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
    ...summary(cells, scaled(cells, weights), dimensions),
    converged: largestGap <= tolerance,
    iterations,
    largestGap
  }
}

const sumOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0)

const scaled = (cells: ReadonlyArray<RakingCell>, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const mean = sumOf(cells.map(({ n }, i) => n * (weights[i] ?? 0))) / sumOf(cells.map(({ n }) => n))
  return weights.map((weight) => weight / mean)
}

const summary = (
  cells: ReadonlyArray<RakingCell>,
  weights: ReadonlyArray<number>,
  dimensions: ReadonlyArray<Dimension>
) => {
  const respondents = sumOf(cells.map(({ n }) => n))
  const squares = sumOf(cells.map(({ n }, i) => n * (weights[i] ?? 0) ** 2))
  const effective = respondents * (respondents / squares)
  const counted = cells.every(({ x }) => x !== undefined)
  const weightedProportion = counted ? sumOf(cells.map(({ x = 0 }, i) => x * (weights[i] ?? 0))) / respondents : null
  return {
    weights,
    effective,
    designEffect: respondents / effective,
    weightedProportion,
    group: weightedProportion === null ? null : groupFor(cells, weights, dimensions, weightedProportion, effective)
  }
}

const groupFor = (
  cells: ReadonlyArray<RakingCell>,
  weights: ReadonlyArray<number>,
  dimensions: ReadonlyArray<Dimension>,
  p: number,
  effective: number
): WeightedGroup => {
  const respondents = sumOf(cells.map(({ n }, i) => ((weights[i] ?? 0) > 0 ? n : 0)))
  const variance = calibratedVariance(
    cells.map(({ n, x = 0 }, i) => ({ n, x, weight: weights[i] ?? 0 })),
    dimensions
  )
  const n = variance > 0 ? (p * (1 - p)) / variance : effective
  return { x: p * n, n, respondents }
}
