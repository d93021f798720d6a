/** Computes the probability of a lift from exact finite sums, which share no code with `betaBinomial`. */
import type { Group } from "../src/index.ts"

/**
 * Returns the posterior probability that the exposed proportion is above the control proportion, for the prior `{ a: 1, b }`. With an integer first
 * shape parameter, the integral is a finite sum of positive terms, each of which is a rational multiple of the term before. Source: E. Miller,
 * "Formulas for Bayesian A/B Testing" (2015).
 */
export const exactProbability = (exposed: Group, control: Group, b: number): number => {
  const [exposedB, controlB] = [b + exposed.n - exposed.x, b + control.n - control.x]
  const controlA = 1 + control.x
  // The logarithm of the first term is a sum, because the term itself can be smaller than the smallest double.
  let log = 0
  for (let j = 0; j < controlA; j++) log -= Math.log1p(exposedB / (controlB + j))
  let sum = 0
  for (let i = 0; i <= exposed.x; i++) {
    sum += Math.exp(log)
    log += Math.log(((controlA + i) / (controlA + exposedB + controlB + i)) * ((exposedB + i) / (i + 1)))
  }
  return sum
}

/** Returns ln Γ(x) for x > 0 from Stirling's series, after the recurrence has increased the argument to at least 20. */
const logGamma = (x: number): number => {
  let shift = 0
  let at = x
  while (at < 20) shift += Math.log(at++)
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5) - 1 / (1680 * at ** 7)
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Returns P(E′ > C) − P(E > C) for E ~ Beta(a, b), E′ ~ Beta(a + 1, b) and C ~ Beta(c, d). */
export const increment = (a: number, b: number, c: number, d: number): number =>
  Math.exp(logBeta(a + c, b + d) - Math.log(a) - logBeta(a, b) - logBeta(c, d))
