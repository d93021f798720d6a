/**
 * Two groups compared: lift, its standard error, its p-value and its margin of error.
 *
 * All values are proportions (0.06 is 6 points), and nothing is allocated. `null` means that the number does not exist: an empty group, a base of zero,
 * or a standard error of zero. It never means zero.
 */
import { complement, difference, shareVariance } from "./Arithmetic.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { normalUpperTail } from "./Normal.ts"

/** The base of the lift: none (points), the control's share (relative), or 1 minus the control's share (headroom). */
export type LiftScale = "points" | "relative" | "headroom"

/** `"pooled"` assumes one common proportion, as a test of no difference does; `"unpooled"` lets the groups differ. */
export type Pooling = "pooled" | "unpooled"

const checkGroups = (exposed: Group, control: Group): void => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
}

/**
 * The lift, d = p_e − p_c: in points d, relative d/p_c, or of the headroom d/(1 − p_c).
 *
 * @example
 * ```ts
 * import { lift } from "@fieldwork/lift-statistics"
 *
 * lift({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.06
 * lift({ x: 230, n: 500 }, { x: 200, n: 500 }, "relative") // => 0.15
 * ```
 * @returns a proportion; `null` when a group is empty or the base of the scale is 0
 * @throws {InvalidInputError} when a group's counts are impossible
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
 * The standard error of the lift in points.
 *
 * Unpooled √(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c); pooled √(p(1−p)(1/n_e + 1/n_c)) with p = (x_e+x_c)/(n_e+n_c).
 *
 * @example
 * ```ts
 * import { standardError } from "@fieldwork/lift-statistics"
 *
 * standardError({ x: 230, n: 500 }, { x: 200, n: 500 }, "unpooled") // => 0.03125
 * ```
 * @returns a proportion ≥ 0; `null` when a group is empty
 * @throws {InvalidInputError} when a group's counts are impossible
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
 * d divided by its standard error; `null` when a group is empty or the standard error is 0.
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
 * The probability of a z at least this extreme when there is no difference.
 *
 * Two-sided 2(1 − Φ(|z|)); one-sided 1 − Φ(z), so a decline has a one-sided p above 0.5.
 *
 * @example
 * ```ts
 * import { pValue } from "@fieldwork/lift-statistics"
 *
 * pValue({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.05533
 * ```
 * @returns 0 to 1; `null` when a group is empty or the standard error is 0 (everyone gave the same answer)
 * @throws {InvalidInputError} when a group's counts are impossible
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
 * The wire's `margin_of_error` as a proportion: z(L) · unpooled standard error, the half-width of d ± margin.
 *
 * It is 0 when both shares are 0 or 1, which does not mean certainty: {@link liftInterval} handles that case.
 *
 * @example
 * ```ts
 * import { marginOfError } from "@fieldwork/lift-statistics"
 *
 * marginOfError({ x: 230, n: 500 }, { x: 200, n: 500 }) // => 0.05141
 * ```
 * @param level confidence level, 0 to 1
 * @returns a proportion ≥ 0; `null` when a group is empty
 * @throws {InvalidInputError} when a group's counts or the level are impossible
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
 * The wire's `statistically_significant`: |d| > margin of error, so the flag and the shown d ± margin always agree.
 *
 * It is not derived from the p-value: near the edge the pooled p may differ. With `"one"` only the width is one-sided; the rule stays symmetric, because
 * a symmetric margin is shown. False when a group is empty.
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
