/**
 * Score intervals for the lift: all lifts that a score test would not reject. Score intervals keep their coverage in small groups, where the
 * symmetric interval does not.
 *
 * The nuisance proportion is found by maximising the likelihood numerically. The closed-form solution of the cubic equation loses half its digits
 * near 0 and 1.
 */
import { complement, difference } from "./Arithmetic.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { rootOfDecreasing, root } from "./root.ts"

/** Returns the variance of the observed lift if the true lift is `lift`, at the proportions that maximise the likelihood. */
const restrictedVariance = (exposed: Group, control: Group, lift: number): number => {
  // The control proportion is restricted to the range from `least` to `least + width`, in which both proportions are between 0 and 1.
  const least = Math.max(0, -lift)
  const width = 1 - Math.abs(lift)
  const shares = (at: number) => ({
    pc: least + at,
    qc: Math.max(0, lift) + (width - at),
    pe: Math.max(0, lift) + at,
    qe: least + (width - at)
  })
  const slope = (at: number): number => {
    const { pc, pe, qc, qe } = shares(at)
    return (
      ratio(exposed.x, pe) - ratio(exposed.n - exposed.x, qe) + ratio(control.x, pc) - ratio(control.n - control.x, qc)
    )
  }
  const { pc, pe, qc, qe } = shares(rootOfDecreasing(slope, 0, width))
  return (pe * qe) / exposed.n + (pc * qc) / control.n
}

/** Returns a count divided by a proportion, or 0 if the count is 0, even if the proportion is also 0. */
const ratio = (count: number, share: number): number => (count === 0 ? 0 : count / share)

const scoreInterval = (
  exposed: Group,
  control: Group,
  level: number,
  sides: Sides,
  inflation: (respondents: number) => number
): Interval | null => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  const z = criticalValue(level, sides)
  if (exposed.n === 0 || control.n === 0) return null
  const factor = inflation(exposed.n + control.n)
  if (!(factor > 0 && factor < Infinity)) return null
  const d = difference(exposed, control)
  // The observed lift d is always inside the interval, even if its variance is 0.
  const excess = (lift: number): number =>
    lift === d ? -1 : Math.abs(d - lift) - z * Math.sqrt(factor * restrictedVariance(exposed, control, lift))
  return {
    lower: d === -1 ? -1 : root(excess, -1, d),
    upper: sides === "one" || d === 1 ? 1 : root(excess, 1, d)
  }
}

/**
 * Returns the Miettinen–Nurminen score interval for the lift in points. The variance includes the factor N/(N − 1).
 *
 * The limits are accurate to 1e-12. In a one-sided interval, `upper` is 1. Source: Miettinen and Nurminen, Statistics in Medicine 4 (1985), 213–226.
 *
 * @example
 * ```ts
 * import { miettinenNurminenInterval } from "@fieldwork/lift-statistics"
 *
 * miettinenNurminenInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower // => 0.05283
 * ```
 * @returns proportions from −1 to 1; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const miettinenNurminenInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): Interval | null => scoreInterval(exposed, control, level, sides, (all) => all / (all - 1))

/**
 * Returns Mee's score interval for the lift in points. The variance does not include the factor N/(N − 1).
 *
 * The limits are accurate to 1e-12. In a one-sided interval, `upper` is 1. Source: Mee, Biometrics 40 (1984), 1175–1176.
 *
 * @example
 * ```ts
 * import { meeInterval } from "@fieldwork/lift-statistics"
 *
 * meeInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower // => 0.05333
 * ```
 * @returns proportions from −1 to 1; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const meeInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): Interval | null => scoreInterval(exposed, control, level, sides, () => 1)

/**
 * Returns the Agresti–Caffo interval: the symmetric interval for the lift after one target answer and one other answer are added to each group. The
 * limits may be outside [−1, 1] and are not truncated.
 *
 * In a one-sided interval, `upper` is 1. Source: Agresti and Caffo, The American Statistician 54 (2000), 280–288.
 *
 * @example
 * ```ts
 * import { agrestiCaffoInterval } from "@fieldwork/lift-statistics"
 *
 * agrestiCaffoInterval({ x: 56, n: 70 }, { x: 48, n: 80 }, 0.95)?.lower // => 0.05245
 * ```
 * @returns proportions; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const agrestiCaffoInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): Interval | null => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  const z = criticalValue(level, sides)
  if (exposed.n === 0 || control.n === 0) return null
  const added = ({ n, x }: Group): Group => ({ x: x + 1, n: n + 2 })
  const variance = (group: Group): number => ((group.x / group.n) * complement(group)) / group.n
  const [e, c] = [added(exposed), added(control)]
  const d = difference(e, c)
  const margin = z * Math.sqrt(variance(e) + variance(c))
  return { lower: d - margin, upper: sides === "two" ? d + margin : 1 }
}
