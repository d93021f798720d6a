/** The cells and dimensions of a sample that is raked: the targets of the dimensions, and the weighted proportions of their values. */
import { checkProportion, InvalidInputError } from "./InvalidInputError.ts"

/** The respondents with the same values in all raked dimensions. Each dimension is a field, such as `gender: "f"`. */
export interface RakingCell {
  readonly n: number
  /** The number of respondents who gave a target answer. Omit `x` if you need only the weights. */
  readonly x?: number | undefined
  /** The initial weight of each respondent, ≥ 0. Default: 1. */
  readonly weight?: number | undefined
  readonly [dimension: string]: string | number | undefined
}

/** A raked dimension, such as gender. */
export interface RakingDimension {
  /** The target proportion of each value. The proportions add up to 1. */
  readonly shares: ReadonlyArray<number>
  /** For each cell, the index in `shares` of the cell's value in this dimension. */
  readonly valueIndexes: ReadonlyArray<number>
}

/** Returns a dimension and the values of the cells in it. Throws if a target cannot be reached or a value has no target. */
export const dimensionOf = (
  name: string,
  shares: Readonly<Record<string, number>>,
  cells: ReadonlyArray<RakingCell>
): RakingDimension => {
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

/** Throws if every weight would be 0, because the sample is empty or every respondent has a value with a target of 0. */
export const checkReachable = (cells: ReadonlyArray<RakingCell>, dimensions: ReadonlyArray<RakingDimension>): void => {
  const isReachable = cells.some(
    ({ n, weight = 1 }, i) =>
      n > 0 && weight > 0 && dimensions.every(({ shares, valueIndexes }) => (shares[valueIndexes[i] ?? 0] ?? 0) > 0)
  )
  if (isReachable) return
  const advice = "pass at least one respondent with a weight above 0 whose values all have a target above 0"
  throw new InvalidInputError("empty", "cells[].n", 0, advice)
}

/** Returns, for each value in the order of `shares`, the weighted proportion of respondents with that value. */
export const marginOf = (
  weighted: ReadonlyArray<number>,
  { shares, valueIndexes }: RakingDimension
): ReadonlyArray<number> => {
  const sums = shares.map(() => 0)
  let all = 0
  for (const [i, weight] of weighted.entries()) {
    const place = valueIndexes[i] ?? 0
    sums[place] = (sums[place] ?? 0) + weight
    all += weight
  }
  return sums.map((sum) => sum / all)
}

/** Returns the largest difference between the weighted proportion of a value and its target. */
export const gapOf = (weighted: ReadonlyArray<number>, dimension: RakingDimension): number =>
  Math.max(...marginOf(weighted, dimension).map((share, place) => Math.abs(share - (dimension.shares[place] ?? 0))))
