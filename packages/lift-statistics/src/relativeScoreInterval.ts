/**
 * The score interval of the relative lift: it exists even when a group has no respondents in target, unlike the interval of the logarithm.
 */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { fall, root } from "./root.ts"

/** Returns the variance of p_e − φ·p_c for the ratio φ, at the shares that maximise the likelihood. */
const restrictedVariance = (exposed: Group, control: Group, phi: number): number => {
  const most = Math.min(1, 1 / phi)
  const [missesE, missesC] = [exposed.n - exposed.x, control.n - control.x]
  const hits = exposed.x + control.x
  // The slope of the likelihood times p·(1 − φp)·(1 − p) changes its sign once, and only the sign matters.
  const slope = (p: number): number => {
    const qe = Math.max(0, 1 - phi * p)
    const qc = 1 - p
    return hits * qe * qc - missesE * phi * p * qc - missesC * p * qe
  }
  const pc = hits === 0 ? 0 : fall(slope, 0, most)
  const pe = Math.min(1, phi * pc)
  return (pe * (1 - pe)) / exposed.n + (phi * pe * (1 - pc)) / control.n
}

/** Doubles the step from `from` until `f` is not negative. Returns undefined if there is no such point. */
const bracket = (f: (at: number) => number, from: number, direction: 1 | -1): number | undefined => {
  for (let reach = 0.5; reach < 800; reach *= 2) if (f(from + direction * reach) >= 0) return from + direction * reach
  return undefined
}

/**
 * Returns the score interval of the relative lift p_e/p_c − 1, by Koopman.
 *
 * Source: Koopman, Biometrics 40 (1984), 513–517; no factor N/(N − 1). Accurate to 1e-12 of the ratio. `lower` is −1 when
 * none of the exposed is in target; `upper` is Infinity when none of the control is, and when one-sided.
 *
 * @example
 * ```ts
 * import { relativeScoreInterval } from "@fieldwork/lift-statistics"
 *
 * relativeScoreInterval({ x: 230, n: 500 }, { x: 200, n: 500 }, 0.9)?.upper // => 0.29747
 * ```
 * @returns proportions of the control's share, from −1; `null` when a group is empty
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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
  // Without a finite estimate the interval is open at one end, and the search for the other end starts far inside.
  const inside = pe === 0 ? -700 : pc === 0 ? 700 : centre
  /** Negative inside the interval, even if the variance is 0. φ is given by its logarithm. */
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
