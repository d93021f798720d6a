/**
 * The chi-square distribution: the p-value of tests that compare several counts at once.
 */
import { checkCount, checkWhole } from "./InvalidInputError.ts"
import { continuedFraction, poissonDensity } from "./Gamma.ts"
import { normalUpperTail } from "./Normal.ts"

/** The lower tail of the gamma distribution by its series, for x below a + 1. */
const lowerSeries = (a: number, x: number): number => {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= x / (a + k)
    sum += term
  }
  return poissonDensity(a, x) * sum
}

const upperFraction = (a: number, x: number): number =>
  (poissonDensity(a, x) * a) / continuedFraction(x + 1 - a, (k) => ({ a: -k * (k - a), b: x + 2 * k + 1 - a }))

/**
 * Returns P(X > x) for a chi-square of `df` degrees of freedom, to about 1e-13 relative.
 *
 * @example
 * ```ts
 * import { chiSquareUpperTail } from "@fieldwork/lift-statistics"
 *
 * chiSquareUpperTail(3.841458820694124, 1) // => 0.05
 * ```
 * @param x the statistic, ≥ 0
 * @param df degrees of freedom, a whole number ≥ 1
 * @throws {InvalidInputError} when x or df is not such a number
 */
export const chiSquareUpperTail = (x: number, df: number): number => {
  checkWhole("df", df, 1)
  if (x === Infinity) return 0
  checkCount("x", x)
  if (df === 1) return 2 * normalUpperTail(Math.sqrt(x))
  if (df === 2) return Math.exp(-x / 2)
  const a = df / 2
  const half = x / 2
  if (half === 0) return 1
  return half < a + 1 ? 1 - lowerSeries(a, half) : upperFraction(a, half)
}

/** Returns the p-value of a sum of squares, or `null` if there is none, as with a single group. */
export const chiSquareP = (statistic: number, df: number): number | null =>
  df < 1 || Number.isNaN(statistic) ? null : chiSquareUpperTail(statistic, df)
