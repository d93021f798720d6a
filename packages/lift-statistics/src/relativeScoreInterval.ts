/**
 * The score interval for the relative lift. Unlike the interval on the log scale, the score interval exists even if a group has no target answers.
 */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { rootOfDecreasing, root } from "./root.ts"

/** Returns the variance of p_e − φ·p_c for the ratio φ, at the proportions that maximise the likelihood. */
const restrictedVariance = (exposed: Group, control: Group, phi: number): number => {
  const most = Math.min(1, 1 / phi)
  const [missesE, missesC] = [exposed.n - exposed.x, control.n - control.x]
  const hits = exposed.x + control.x
  // The derivative of the log-likelihood, multiplied by p·(1 − φp)·(1 − p). It changes sign only once, and only its sign is used.
  const slope = (p: number): number => {
    const qe = Math.max(0, 1 - phi * p)
    const qc = 1 - p
    return hits * qe * qc - missesE * phi * p * qc - missesC * p * qe
  }
  const pc = hits === 0 ? 0 : rootOfDecreasing(slope, 0, most)
  const pe = Math.min(1, phi * pc)
  return (pe * (1 - pe)) / exposed.n + (phi * pe * (1 - pc)) / control.n
}

/**
 * Searches from `from` in the given direction, doubling the distance, for a point at which `f` is not negative. Returns undefined if no such point is
 * found.
 */
const bracket = (f: (at: number) => number, from: number, direction: 1 | -1): number | undefined => {
  for (let reach = 0.5; reach < 800; reach *= 2) if (f(from + direction * reach) >= 0) return from + direction * reach
  return undefined
}

/**
 * Returns Koopman's score interval for the relative lift p_e/p_c − 1.
 *
 * The relative error of the ratio p_e/p_c at each limit is at most 1e-12. The variance does not include the factor N/(N − 1). `lower` is −1 if no
 * exposed respondent gave a target answer. `upper` is Infinity if no control respondent did, or if the interval is one-sided. Source: Koopman,
 * Biometrics 40 (1984), 513–517.
 *
 * @example
 * ```ts
 * import { relativeScoreInterval } from "@fieldwork/lift-statistics"
 *
 * relativeScoreInterval({ x: 230, n: 500 }, { x: 200, n: 500 }, 0.9)?.upper // => 0.29747
 * ```
 * @returns limits relative to the control proportion, ≥ −1; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const relativeScoreInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): Interval | null => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  const z = criticalValue(level, sides)
  if (exposed.n === 0 || control.n === 0) return null
  const [pe, pc] = [exposed.x / exposed.n, control.x / control.n]
  const centre = pe > 0 && pc > 0 ? Math.log(pe / pc) : 0
  // If a group has no target answers, at most one limit remains to be found, and the search for it starts far inside the interval.
  const inside = pe === 0 ? -700 : pc === 0 ? 700 : centre
  /** Returns a value that is negative inside the interval, even if the variance is 0. The parameter is the logarithm of the ratio φ. */
  const excess = (log: number): number => {
    if (log === inside) return -1
    const phi = Math.exp(log)
    return Math.abs(pe - phi * pc) - z * Math.sqrt(restrictedVariance(exposed, control, phi))
  }
  const lowest = pe === 0 ? undefined : bracket(excess, Math.min(inside, 0), -1)
  const highest = pc === 0 || sides === "one" ? undefined : bracket(excess, Math.max(inside, 0), 1)
  return {
    lower: lowest === undefined ? -1 : Math.expm1(root(excess, lowest, inside)),
    upper: highest === undefined ? Infinity : Math.expm1(root(excess, highest, inside))
  }
}
