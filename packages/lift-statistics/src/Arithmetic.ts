/**
 * Arithmetic on counts that keeps full precision where the subtraction of two shares would lose it.
 *
 * Internal. Two shares of a billion respondents can agree in their first nine digits. Their difference, computed from
 * the
 * counts, is still exact to the last digit.
 */
import type { Group } from "./Group.ts"

/** 2^27 + 1, which splits a number into two halves of 26 bits (Veltkamp). */
const splitter = 134_217_729

/** The rounding error of a·b (Dekker, Numer. Math. 18 (1971), 224–242). */
const productError = (a: number, b: number, product: number): number => {
  const aWide = a * splitter
  const bWide = b * splitter
  const aHigh = aWide - (aWide - a)
  const bHigh = bWide - (bWide - b)
  const aLow = a - aHigh
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

/** Returns p_e − p_c, accurate to the last digit, however close the two shares are. Both groups have respondents. */
export const difference = (exposed: Group, control: Group): number => {
  const ours = exposed.x * control.n
  const theirs = control.x * exposed.n
  const lost = productError(exposed.x, control.n, ours) - productError(control.x, exposed.n, theirs)
  return (ours - theirs + lost) / (exposed.n * control.n)
}

/** Returns 1 − p, computed from the counts rather than by a subtraction. */
export const complement = ({ n, x }: Group): number => (n - x) / n

/** p(1 − p)/n: the variance of a share. */
export const shareVariance = (group: Group): number => ((group.x / group.n) * complement(group)) / group.n
