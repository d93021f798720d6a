/**
 * The beta distribution: the posterior distribution of a proportion, given that x of n respondents gave a target answer.
 *
 * Internal. Both tails are computed directly, so even a probability of 1e-12 has full precision.
 */
import { binomialDensity, continuedFraction, logBinomialDensity } from "./Gamma.ts"

export interface Beta {
  readonly a: number
  readonly b: number
}

/** Returns the density at x multiplied by x(1 − x). `y` must be 1 − x, computed with full precision. */
export const densityTimesXy = ({ a, b }: Beta, x: number, y: number): number =>
  ((a * b) / (a + b)) * binomialDensity(a, b, x, y)

/** Returns the natural logarithm of {@link densityTimesXy}. */
export const logDensityTimesXy = ({ a, b }: Beta, x: number, y: number): number =>
  Math.log((a * b) / (a + b)) + logBinomialDensity(a, b, x, y)

/** Returns the mean of the distribution. */
export const meanOf = ({ a, b }: Beta): number => a / (a + b)

/** Returns the variance of the distribution. */
export const varianceOf = ({ a, b }: Beta): number => ((a / (a + b)) * (b / (a + b))) / (a + b + 1)

// Computes the lower tail from a continued fraction of the incomplete beta function (Didonato and Morris, ACM Transactions on Mathematical Software 18
// (1992), 360–373, eq. 9), which converges rapidly below the mean. Its terms are positive there, so no digits are lost even if a or b is 1e8.
const fraction = ({ a, b }: Beta, x: number, y: number): number => {
  const distance = a > b ? (a + b) * y - b : a - (a + b) * x
  const value = continuedFraction(0, (k) => {
    const n = k - 1
    const odd = a + 2 * n - 1
    const common = (n * (b - n) * x) / odd
    return {
      a: k === 1 ? 1 : ((a + n - 1) * (a + b + n - 1) * x * common) / odd,
      b: n + (n === 0 ? 0 : common) + ((a + n) / (odd + 2)) * (distance + 1 + n * (1 + y))
    }
  })
  return densityTimesXy({ a, b }, x, y) * value
}

const isLeft = ({ a, b }: Beta, x: number): boolean => x < (a + 1) / (a + b + 2)

/** Returns P(X ≤ x). `y` must be 1 − x, computed with full precision. */
export const betaCdf = (beta: Beta, x: number, y: number = 1 - x): number => {
  if (x <= 0) return 0
  if (y <= 0) return 1
  return isLeft(beta, x) ? fraction(beta, x, y) : 1 - fraction({ a: beta.b, b: beta.a }, y, x)
}

/** Returns P(X > x). `y` must be 1 − x, computed with full precision. */
export const betaUpperTail = ({ a, b }: Beta, x: number, y: number = 1 - x): number => betaCdf({ a: b, b: a }, y, x)
