/**
 * Arithmetic on counts that keeps full precision where subtracting two proportions would lose it.
 *
 * Internal. Two proportions, each computed from a billion respondents, can agree in their first nine digits. Their difference, if computed from the
 * counts, is still accurate to the last digit.
 */
import type { Group } from "./Group.ts"

/** 2^27 + 1, the constant with which Veltkamp's algorithm splits a double into two halves of 26 bits. */
const splitter = 134_217_729

/** Returns the rounding error of `product`, which is a·b in floating point (Dekker, Numer. Math. 18 (1971), 224–242). */
const productError = (a: number, b: number, product: number): number => {
  const aWide = a * splitter
  const bWide = b * splitter
  const aHigh = aWide - (aWide - a)
  const bHigh = bWide - (bWide - b)
  const aLow = a - aHigh
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

/** Returns p_e − p_c, accurate to the last digit even if the two proportions are nearly equal. Neither group may be empty. */
export const difference = (exposed: Group, control: Group): number => {
  const ours = exposed.x * control.n
  const theirs = control.x * exposed.n
  const lost = productError(exposed.x, control.n, ours) - productError(control.x, exposed.n, theirs)
  return (ours - theirs + lost) / (exposed.n * control.n)
}

/** Returns 1 − p, computed from the counts as (n − x)/n to avoid cancellation. */
export const complement = ({ n, x }: Group): number => (n - x) / n

/** Returns p(1 − p)/n, the variance of a proportion. */
export const shareVariance = (group: Group): number => ((group.x / group.n) * complement(group)) / group.n

/**
 * Returns whether a variance is 0 apart from rounding errors. `terms` is the size of the terms from which it was computed. The variance of real
 * answers, even those of a billion respondents, is far larger than 1e-12 of its terms.
 */
export const isNegligible = (variance: number, terms: number): boolean => terms === 0 || variance <= 1e-12 * terms
