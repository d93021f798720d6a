/**
 * The comparison of two proportions: the lift, its standard error, its p-value and its margin of error.
 *
 * All results are proportions (0.06 is 6 points), and the functions allocate no objects. A result that is undefined (because a group is empty, the
 * base of the lift is 0, or the standard error is 0) is `null`, never 0.
 */
import { complement, difference, shareVariance } from "./Arithmetic.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { normalUpperTail } from "./Normal.ts"

/** The base of the lift: none (`"points"`), the control proportion (`"relative"`), or 1 minus the control proportion (`"headroom"`). */
export type LiftScale = "points" | "relative" | "headroom"

/**
 * The method of estimating the standard error. `"pooled"` assumes a common proportion in both groups, as under the null hypothesis. `"unpooled"` does
 * not.
 */
export type Pooling = "pooled" | "unpooled"

const checkGroups = (exposed: Group, control: Group): void => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
}

/**
 * Returns the lift, with d = p_e − p_c: d in points, d/p_c relative to the control proportion, or d/(1 − p_c) relative to the headroom.
 *
 * @example
 * ```ts
 * import { lift } from "@fieldwork/lift-statistics"
 *
 * lift({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.06
 * lift({ x: 230, n: 500 }, { x: 200, n: 500 }, "relative") // => 0.15
 * ```
 * @returns a proportion; `null` if a group is empty or the base of the lift is 0
 * @throws {InvalidInputError} if a group's counts are invalid
 */
export const lift = (exposed: Group, control: Group, scale: LiftScale = "points"): number | null => {
  checkGroups(exposed, control)
  if (exposed.n === 0 || control.n === 0) return null
  const points = difference(exposed, control)
  if (scale === "points") return points
  const against = scale === "relative" ? control.x / control.n : complement(control)
  return against === 0 ? null : points / against
}

/**
 * Returns the standard error of the lift in points.
 *
 * Unpooled: √(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c). Pooled: √(p(1−p)(1/n_e + 1/n_c)) with p = (x_e+x_c)/(n_e+n_c).
 *
 * @example
 * ```ts
 * import { standardError } from "@fieldwork/lift-statistics"
 *
 * standardError({ x: 230, n: 500 }, { x: 200, n: 500 }, "unpooled") // => 0.03125
 * ```
 * @returns a proportion ≥ 0; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts are invalid
 */
export const standardError = (exposed: Group, control: Group, pooling: Pooling): number | null => {
  checkGroups(exposed, control)
  if (exposed.n === 0 || control.n === 0) return null
  if (pooling === "pooled") {
    const all = exposed.n + control.n
    const outside = exposed.n - exposed.x + (control.n - control.x)
    return Math.sqrt(((exposed.x + control.x) / all) * (outside / all) * (1 / exposed.n + 1 / control.n))
  }
  return Math.sqrt(shareVariance(exposed) + shareVariance(control))
}

/**
 * Returns z, the lift in points divided by its standard error, or `null` if a group is empty or the standard error is 0.
 *
 * @example
 * ```ts
 * import { zScore } from "@fieldwork/lift-statistics"
 *
 * zScore({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 1.91624
 * ```
 */
export const zScore = (exposed: Group, control: Group, pooling: Pooling = "pooled"): number | null => {
  const error = standardError(exposed, control, pooling)
  const points = lift(exposed, control)
  return error === null || points === null || error === 0 ? null : points / error
}

/**
 * Returns the p-value: the probability of a z at least this extreme if the groups do not differ.
 *
 * Two-sided: 2(1 − Φ(|z|)). One-sided: 1 − Φ(z), so a decline has a one-sided p-value above 0.5.
 *
 * @example
 * ```ts
 * import { pValue } from "@fieldwork/lift-statistics"
 *
 * pValue({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.05533
 * ```
 * @returns a number from 0 to 1; `null` if a group is empty or the standard error is 0 (all respondents gave the same answer)
 * @throws {InvalidInputError} if a group's counts are invalid
 */
export const pValue = (
  exposed: Group,
  control: Group,
  pooling: Pooling = "pooled",
  sides: Sides = "two"
): number | null => {
  const z = zScore(exposed, control, pooling)
  if (z === null) return null
  return sides === "two" ? 2 * normalUpperTail(Math.abs(z)) : normalUpperTail(z)
}

/**
 * Returns the margin of error as a proportion: z(L) times the unpooled standard error, for the confidence level L. Corresponds to `margin_of_error`
 * in the brand lift API.
 *
 * The margin of error is 0 if both proportions are 0 or 1, which does not mean certainty. {@link liftInterval} returns a meaningful interval in that
 * case.
 *
 * @example
 * ```ts
 * import { marginOfError } from "@fieldwork/lift-statistics"
 *
 * marginOfError({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.05141
 * ```
 * @param level the confidence level, from 0 to 1
 * @returns a proportion ≥ 0; `null` if a group is empty
 * @throws {InvalidInputError} if a group's counts or the level are invalid
 */
export const marginOfError = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): number | null => {
  const z = criticalValue(level, sides)
  const error = standardError(exposed, control, "unpooled")
  return error === null ? null : z * error
}

/**
 * Checks whether the lift d exceeds its margin of error in either direction, as `statistically_significant` in the brand lift API does. The result
 * therefore always agrees with the symmetric interval d ± margin of error.
 *
 * The p-value is not used. If |d| is close to the margin of error, the pooled p-value may lead to the opposite result. If `sides` is `"one"`, the
 * margin is narrower but declines still count, because the margin that is shown is symmetric. Returns `false` if a group is empty.
 *
 * @example
 * ```ts
 * import { exceedsMargin } from "@fieldwork/lift-statistics"
 *
 * exceedsMargin({ x: 14, n: 100 }, { x: 23, n: 100 }) // => true
 * ```
 */
export const exceedsMargin = (
  exposed: Group,
  control: Group,
  level: number = defaultLevel,
  sides: Sides = "two"
): boolean => {
  const margin = marginOfError(exposed, control, level, sides)
  const points = lift(exposed, control)
  return margin !== null && points !== null && Math.abs(points) > margin
}
