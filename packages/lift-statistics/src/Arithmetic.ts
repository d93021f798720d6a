/**
 * Arithmetic on counts that keeps its digits where a plain subtraction of two shares would lose them.
 *
 * Internal. Two shares of a billion respondents can agree in their first nine digits; their difference, taken as
 * counts, is still exact to the last digit.
 */
import type { Group } from "./Group.ts"

/** 2^27 + 1: splits a number into two halves of 26 bits (Veltkamp). */
const splitter = 134_217_729

/** What a·b loses when it is rounded to a number (Dekker, Numer. Math. 18 (1971), 224–242). */
const productError = (a: number, b: number, product: number): number => {
  const aWide = a * splitter
  const bWide = b * splitter
  const aHigh = aWide - (aWide - a)
  const bHigh = bWide - (bWide - b)
  const aLow = a - aHigh
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

/** p_e − p_c, correctly rounded but for its last digit, however close the two shares are. Both groups have respondents. */
export const difference = (exposed: Group, control: Group): number => {
  const ours = exposed.x * control.n
  const theirs = control.x * exposed.n
  const lost = productError(exposed.x, control.n, ours) - productError(control.x, exposed.n, theirs)
  return (ours - theirs + lost) / (exposed.n * control.n)
}

/** 1 − p, counted rather than subtracted. */
export const complement = ({ n, x }: Group): number => (n - x) / n

/** p(1 − p)/n: the variance of a share. */
export const shareVariance = (group: Group): number => ((group.x / group.n) * complement(group)) / group.n
