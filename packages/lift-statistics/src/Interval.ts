/**
 * Confidence intervals: of one proportion, of the lift in points, of the relative lift.
 *
 * A one-sided interval is open on the far side and reaches to the largest value possible. Every interval is `null`
 * when a group is empty.
 */
import { complement, difference } from "./Arithmetic.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { lift, marginOfError } from "./TwoProportions.ts"

/** Both ends as proportions; `lower` ≤ `upper`. */
export interface Interval {
  readonly lower: number
  readonly upper: number
}

/** An interval of the lift in points, and the method that computed it. */
export interface LiftInterval extends Interval {
  readonly method: "wald" | "newcombe"
}

/**
 * Whether the whole interval lies on one side of zero: what "significant" means wherever an interval is shown.
 *
 * @example
 * ```ts
 * import { excludesZero } from "@fieldwork/lift-statistics"
 *
 * excludesZero({ lower: 0.01, upper: 0.2 }) // => true
 * ```
 */
export const excludesZero = (interval: Interval): boolean => interval.lower > 0 || interval.upper < 0

// The smaller root of the score equation, computed as the constant term divided by the larger root. It is exactly 0 at
// x = 0, and avoids the subtraction of nearly equal numbers for rare answers.
const wilsonLower = (x: number, n: number, z: number): number => {
  if (x === 0) return 0
  const half = (z * z) / 2
  return (x * (x / n)) / (x + half + z * Math.sqrt(x * (1 - x / n) + half / 2))
}

const wilsonUpper = (x: number, n: number, z: number): number => 1 - wilsonLower(n - x, n, z)

/**
 * The Wilson score interval of one group's proportion: the θ with |p − θ| ≤ z·√(θ(1−θ)/n).
 *
 * Source: Wilson, JASA 22 (1927), 209–212. No continuity correction.
 *
 * @example
 * ```ts
 * import { wilsonInterval } from "@fieldwork/lift-statistics"
 *
 * wilsonInterval({ x: 0, n: 30 }, 0.95)?.upper // => 0.11351
 * ```
 * @throws {InvalidInputError} when the group's counts or the level are impossible
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
 * d ± margin of error: the symmetric interval of the wire. One-sided: from d − margin up to 1.
 *
 * @example
 * ```ts
 * import { waldInterval } from "@fieldwork/lift-statistics"
 *
 * waldInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower // => 0.00859
 * ```
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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

// Returns p − l. The Wilson interval is not centred on p. The form of the shift is chosen so that no digits cancel.
const wilsonReach = (x: number, n: number, z: number): number => {
  const inside = x * ((n - x) / n)
  const half = z * Math.sqrt(inside + (z * z) / 4)
  const shift = (z * z * (n - 2 * x)) / (2 * n)
  return shift < 0 ? (half - shift) / (n + z * z) : (z * z * inside) / (n * (half + shift))
}

/** The distance between Newcombe's lower limit and d: √((p_e − l_e)² + (u_c − p_c)²), with l and u the Wilson limits. */
export const newcombeReach = (xe: number, ne: number, xc: number, nc: number, z: number): number => {
  const a = wilsonReach(xe, ne, z)
  const b = wilsonReach(nc - xc, nc, z)
  // Unlike Math.hypot, this returns the same bits when the groups are exchanged.
  return Math.sqrt(a * a + b * b)
}

/**
 * The hybrid score interval of the lift, which keeps its width and its place inside [−1, 1] at 0 % and 100 %.
 *
 * With l, u the Wilson limits of each group: from d − √((p_e−l_e)² + (u_c−p_c)²) to d + √((u_e−p_e)² + (p_c−l_c)²).
 * Source: Newcombe, Statistics in Medicine 17 (1998), 873–890, method 10.
 *
 * @example
 * ```ts
 * import { newcombeInterval } from "@fieldwork/lift-statistics"
 *
 * newcombeInterval({ x: 5, n: 56 }, { x: 0, n: 29 }, 0.95)?.upper // => 0.1926
 * ```
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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
  // The interval of exchanged groups is mirrored, so the upper distance is the lower distance of the exchanged groups.
  const upper = sides === "two" ? points + newcombeReach(xc, nc, xe, ne, z) : 1
  return { lower, upper, method: "newcombe" }
}

/**
 * Below this many respondents in or out of target, in either group, the symmetric interval is not trusted.
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
 * The interval to show: Newcombe's whenever x or n − x is below {@link smallCell} in either group, else d ± margin.
 *
 * @example
 * ```ts
 * import { liftInterval } from "@fieldwork/lift-statistics"
 *
 * liftInterval({ x: 5, n: 56 }, { x: 0, n: 29 })?.method // => "newcombe"
 * ```
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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
 * The interval of the relative lift d/p_c: exp(ln(p_e/p_c) ± z·√((1−p_e)/x_e + (1−p_c)/x_c)) − 1.
 *
 * Close to zero it may disagree with the interval in points; decide from the one that is shown. One-sided: `upper` is
 * Infinity.
 *
 * @example
 * ```ts
 * import { relativeLiftInterval } from "@fieldwork/lift-statistics"
 *
 * relativeLiftInterval({ x: 230, n: 500 }, { x: 200, n: 500 })?.lower // => 0.01967
 * ```
 * @returns proportions of the control's share, above −1; `null` when nobody of a group is in target
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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
  // Near −1 the ratio itself is more precise than the ratio minus 1.
  const centre = relative > -0.5 ? Math.log1p(relative) : Math.log(exposed.x / exposed.n / (control.x / control.n))
  const margin = z * Math.sqrt(complement(exposed) / exposed.x + complement(control) / control.x)
  return { lower: Math.expm1(centre - margin), upper: sides === "two" ? Math.expm1(centre + margin) : Infinity }
}
