/**
 * Confidence intervals for a proportion, for the lift in points and for the relative lift.
 *
 * The upper limit of a one-sided interval is the largest possible value. Every interval is `null` if a group is empty.
 */
import { complement, difference } from "./Arithmetic.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { lift, marginOfError } from "./TwoProportions.ts"

/** The limits of an interval, as proportions. `lower` ≤ `upper`. */
export interface Interval {
  readonly lower: number
  readonly upper: number
}

/** A confidence interval for the lift in points, and the method that computed the interval. */
export interface LiftInterval extends Interval {
  readonly method: "wald" | "newcombe"
}

/**
 * Checks whether the entire interval is above or below zero. A lift is significant if the interval shown for it excludes zero.
 *
 * @example
 * ```ts
 * import { excludesZero } from "@fieldwork/lift-statistics"
 *
 * excludesZero({ lower: 0.01, upper: 0.2 }) // => true
 * ```
 */
export const excludesZero = (interval: Interval): boolean => interval.lower > 0 || interval.upper < 0

// Returns the lower Wilson limit, which is the smaller root of the score equation, computed as the constant term divided by the larger root. The
// result is exactly 0 at x = 0, and the formula avoids subtracting nearly equal numbers if few respondents gave a target answer.
const wilsonLower = (x: number, n: number, z: number): number => {
  if (x === 0) return 0
  const half = (z * z) / 2
  return (x * (x / n)) / (x + half + z * Math.sqrt(x * (1 - x / n) + half / 2))
}

const wilsonUpper = (x: number, n: number, z: number): number => 1 - wilsonLower(n - x, n, z)

/**
 * Returns the Wilson score interval for a proportion: all θ with |p − θ| ≤ z·√(θ(1−θ)/n).
 *
 * The interval has no continuity correction. Source: Wilson, JASA 22 (1927), 209–212.
 *
 * @example
 * ```ts
 * import { wilsonInterval } from "@fieldwork/lift-statistics"
 *
 * wilsonInterval({ x: 0, n: 30 }, 0.95)?.upper // => 0.11351
 * ```
 * @throws {InvalidInputError} if the group's counts or the level are invalid
 */
export const wilsonInterval = (group: Group, level: number = defaultLevel, sides: Sides = "two"): Interval | null => {
  checkGroup("group", group)
  const z = criticalValue(level, sides)
  if (group.n === 0) return null
  return {
    lower: wilsonLower(group.x, group.n, z),
    upper: sides === "two" ? wilsonUpper(group.x, group.n, z) : 1
  }
}

/**
 * Returns the symmetric interval of the brand lift API, d ± margin of error for the lift d. The one-sided interval ranges from d − margin of error to
 * 1.
 *
 * @example
 * ```ts
 * import { waldInterval } from "@fieldwork/lift-statistics"
 *
 * waldInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower // => 0.00859
 * ```
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const waldInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): LiftInterval | null => {
  const points = lift(exposed, control)
  const margin = marginOfError(exposed, control, level, sides)
  if (points === null || margin === null) return null
  return { lower: points - margin, upper: sides === "two" ? points + margin : 1, method: "wald" }
}

// Returns p − l, the distance from p to the lower Wilson limit l. The formula does not subtract nearly equal numbers. The two limits are not equally
// far from p, because the Wilson interval is not centred on p.
const wilsonDistance = (x: number, n: number, z: number): number => {
  const inside = x * ((n - x) / n)
  const half = z * Math.sqrt(inside + (z * z) / 4)
  const shift = (z * z * (n - 2 * x)) / (2 * n)
  return shift < 0 ? (half - shift) / (n + z * z) : (z * z * inside) / (n * (half + shift))
}

/** Returns the distance from the lift d to Newcombe's lower limit, √((p_e − l_e)² + (u_c − p_c)²), where l and u are the Wilson limits. */
export const newcombeReach = (xe: number, ne: number, xc: number, nc: number, z: number): number => {
  const a = wilsonDistance(xe, ne, z)
  const b = wilsonDistance(nc - xc, nc, z)
  // Unlike Math.hypot, this expression returns bit-identical results if the groups are swapped.
  return Math.sqrt(a * a + b * b)
}

/**
 * Returns Newcombe's hybrid score interval for the lift, which does not shrink to zero width at 0% or 100% and stays inside [−1, 1].
 *
 * With the Wilson limits l and u of each group, the interval ranges from d − √((p_e−l_e)² + (u_c−p_c)²) to d + √((u_e−p_e)² + (p_c−l_c)²). Source:
 * Newcombe, Statistics in Medicine 17 (1998), 873–890, method 10.
 *
 * @example
 * ```ts
 * import { newcombeInterval } from "@fieldwork/lift-statistics"
 *
 * newcombeInterval({ x: 5, n: 56 }, { x: 0, n: 29 }, 0.95)?.upper // => 0.1926
 * ```
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const newcombeInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): LiftInterval | null => {
  const points = lift(exposed, control)
  const z = criticalValue(level, sides)
  if (points === null) return null
  const { n: ne, x: xe } = exposed
  const { n: nc, x: xc } = control
  const lower = points - newcombeReach(xe, ne, xc, nc, z)
  // Swapping the groups mirrors the interval, so the distance to the upper limit is the distance to the lower limit for the swapped groups.
  const upper = sides === "two" ? points + newcombeReach(xc, nc, xe, ne, z) : 1
  return { lower, upper, method: "newcombe" }
}

/**
 * The minimum number of target answers, and of other answers, in each group for the symmetric interval. If a group has fewer, Newcombe's interval is
 * used instead.
 *
 * @example
 * ```ts
 * import { smallCell } from "@fieldwork/lift-statistics"
 * smallCell // => 10
 * ```
 */
export const smallCell = 10

const isSmall = ({ n, x }: Group): boolean => x < smallCell || n - x < smallCell

/**
 * Returns the interval to show: Newcombe's if x or n − x is below {@link smallCell} in either group, otherwise the symmetric interval.
 *
 * @example
 * ```ts
 * import { liftInterval } from "@fieldwork/lift-statistics"
 *
 * liftInterval({ x: 5, n: 56 }, { x: 0, n: 29 })?.method // => "newcombe"
 * ```
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const liftInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): LiftInterval | null =>
  isSmall(exposed) || isSmall(control)
    ? newcombeInterval(exposed, control, level, sides)
    : waldInterval(exposed, control, level, sides)

/**
 * Returns the interval for the relative lift d/p_c: exp(ln(p_e/p_c) ± z·√((1−p_e)/x_e + (1−p_c)/x_c)) − 1.
 *
 * If the lift is near zero, the interval for the relative lift may disagree with the interval in points, so decide significance by the interval that
 * you show. In a one-sided interval, `upper` is Infinity.
 *
 * @example
 * ```ts
 * import { relativeLiftInterval } from "@fieldwork/lift-statistics"
 *
 * relativeLiftInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower // => 0.01967
 * ```
 * @returns limits relative to the control proportion, above −1; `null` if either group has no target answers
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const relativeLiftInterval = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): Interval | null => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  const z = criticalValue(level, sides)
  if (exposed.x === 0 || control.x === 0) return null
  const relative = difference(exposed, control) / (control.x / control.n)
  // If the relative lift is near −1, the logarithm of the ratio of the proportions is more precise than `log1p` of the relative lift.
  const centre = relative > -0.5 ? Math.log1p(relative) : Math.log(exposed.x / exposed.n / (control.x / control.n))
  const margin = z * Math.sqrt(complement(exposed) / exposed.x + complement(control) / control.x)
  return { lower: Math.expm1(centre - margin), upper: sides === "two" ? Math.expm1(centre + margin) : Infinity }
}
