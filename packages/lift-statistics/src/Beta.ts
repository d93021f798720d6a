/**
 * The beta distribution: the posterior distribution of a proportion, given that x of n respondents gave a target answer.
 *
 * Internal. Both tails are computed directly, so even a probability of 1e-12 has full precision.
 */
import { binomialDensity, continuedFraction } from "./Gamma.ts"

export interface Beta {
  readonly a: number
  readonly b: number
}

/** Returns the density at x multiplied by x(1 − x). `y` must be 1 − x, computed with full precision. */
export const densityTimesXy = ({ a, b }: Beta, x: number, y: number): number =>
  ((a * b) / (a + b)) * binomialDensity(a, b, x, y)

// Computes the lower tail from the continued fraction of the incomplete beta function (Numerical Recipes, 6.4), which converges rapidly below the
// mean.
const fraction = ({ a, b }: Beta, x: number, y: number): number => {
  const value = continuedFraction(1, (k) => {
    const m = k >> 1
    const even = a + 2 * m
    return {
      a: k % 2 === 0 ? (m * (b - m) * x) / ((even - 1) * even) : (-(a + m) * (a + b + m) * x) / (even * (even + 1)),
      b: 1
    }
  })
  return densityTimesXy({ a, b }, x, y) / (a * value)
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
