/**
 * The variance of a raked proportion. It contains only the variation that the margins do not explain. A margin is the distribution of one raked
 * dimension, such as gender.
 *
 * Internal. The answers are regressed on the margins with the raking weights. The residuals are the variation that remains between samples (Deville,
 * Särndal and Sautory 1993).
 */
import type { RakingDimension } from "./RakingDimension.ts"
import type { WeightedCell } from "./Weighting.ts"

/**
 * Returns, for each cell, the columns of the design matrix that are 1: the constant, and one column for each value of each dimension except the first
 * value.
 */
const columnsOf = (cells: number, margins: ReadonlyArray<RakingDimension>) => {
  let width = 1
  const columns = Array.from({ length: cells }, () => [0])
  for (const { shares, valueIndexes } of margins) {
    for (const [cell, place] of valueIndexes.entries()) if (place > 0) columns[cell]?.push(width + place - 1)
    width += shares.length - 1
  }
  return { columns, width }
}

/** Solves Ax = b for a positive semidefinite A by Gauss–Jordan elimination. The solution is 0 for redundant columns. */
const solve = (a: Array<Float64Array>, b: Float64Array): Float64Array => {
  const scale = a.map((row, i) => row[i] ?? 0)
  const x = new Float64Array(b.length)
  const used: Array<number> = []
  for (let i = 0; i < b.length; i++) {
    const row = a[i]
    const pivot = row?.[i] ?? 0
    if (row === undefined || pivot <= 1e-11 * (scale[i] ?? 0) || pivot === 0) continue
    used.push(i)
    for (let other = 0; other < b.length; other++) {
      const line = a[other]
      const factor = (line?.[i] ?? 0) / pivot
      if (other === i || line === undefined || factor === 0) continue
      for (let k = i; k < b.length; k++) line[k] = (line[k] ?? 0) - factor * (row[k] ?? 0)
      b[other] = (b[other] ?? 0) - factor * (b[i] ?? 0)
    }
  }
  for (const i of used) x[i] = (b[i] ?? 0) / (a[i]?.[i] ?? 1)
  return x
}

/** Returns Σw²(y − ŷ)²/(Σw)² over all respondents. */
export const calibratedVariance = (
  cells: ReadonlyArray<WeightedCell>,
  margins: ReadonlyArray<RakingDimension>
): number => {
  const { columns, width } = columnsOf(cells.length, margins)
  const a = Array.from({ length: width }, () => new Float64Array(width))
  const b = new Float64Array(width)
  for (const [cell, { n, weight, x }] of cells.entries()) {
    for (const i of columns[cell] ?? []) {
      b[i] = (b[i] ?? 0) + weight * x
      for (const k of columns[cell] ?? []) {
        const row = a[i]
        if (row !== undefined) row[k] = (row[k] ?? 0) + weight * n
      }
    }
  }
  const fit = solve(a, b)
  let residuals = 0
  let weights = 0
  for (const [cell, { n, weight, x }] of cells.entries()) {
    const expected = (columns[cell] ?? []).reduce((sum, column) => sum + (fit[column] ?? 0), 0)
    residuals += weight * weight * (x * (1 - expected) ** 2 + (n - x) * expected * expected)
    weights += weight * n
  }
  return residuals / (weights * weights)
}
