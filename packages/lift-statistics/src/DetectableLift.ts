/**
 * The minimum detectable lift of a sample. If no lift is significant, this value is more informative than "nothing was found".
 *
 * The minimum detectable lift must be computed for the interval that decides significance. With another interval, a report could claim that a lift of
 * 0.5 points would have been detected although a lift of 4 points was not.
 */
import { criticalValue, defaultLevel } from "./Confidence.ts"
import { checkProportion } from "./InvalidInputError.ts"
import { type LiftInterval, newcombeReach } from "./Interval.ts"
import { checkSizes, type GroupSizes, type PoweredDesign, powerQuantile } from "./power.ts"

/** The sample sizes, the control proportion and the planned test. */
export interface DetectableDesign extends PoweredDesign, GroupSizes {
  /** The proportion of control respondents who give a target answer, from 0 to 1. */
  readonly control: number
  /**
   * The interval that decides significance. Default: `"wald"`, the symmetric interval. Use `"newcombe"` for small cells (fewer than 10 target answers
   * or other answers in a group).
   */
  readonly method?: LiftInterval["method"] | undefined
}

/**
 * Returns the smallest lift, as a proportion, that a sample of the given size detects with the given power if the control proportion is `control`.
 *
 * Wald: with A = (z_α + z_β)², the positive root of d²(1 + A/n_e) − d·A(1 − 2p_c)/n_e − A·p_c(1−p_c)(1/n_e + 1/n_c) = 0. Newcombe: the d that equals
 * the distance from d to the lower Newcombe limit plus z_β·√(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c). With 50 respondents per group and a control proportion
 * of 0.3, the result is 0.24: smaller lifts are not reliably detected.
 *
 * @example
 * ```ts
 * import { minimumDetectableLift } from "@fieldwork/lift-statistics"
 *
 * minimumDetectableLift({ control: 0.3, exposedRespondents: 50, controlRespondents: 50 }) // => 0.24
 * ```
 * @returns a proportion; `null` if a group is empty, or if even the largest possible lift, 1 − `control`, is not reliably detected
 * @throws {InvalidInputError} if a proportion, a count, the level or the power is invalid
 */
export const minimumDetectableLift = (design: DetectableDesign): number | null => {
  const { control, controlRespondents, exposedRespondents, level = defaultLevel, method = "wald", sides } = design
  checkProportion("control", control)
  checkSizes(design)
  const beta = powerQuantile(design)
  const alpha = criticalValue(level, sides)
  if (exposedRespondents === 0 || controlRespondents === 0) return null
  return method === "wald"
    ? byWald(control, exposedRespondents, controlRespondents, alpha + beta)
    : byNewcombe(control, exposedRespondents, controlRespondents, alpha, beta)
}

const byWald = (pc: number, ne: number, nc: number, reach: number): number | null => {
  const square = reach * reach
  const a = 1 + square / ne
  const b = (square * (1 - 2 * pc)) / ne
  const c = square * pc * (1 - pc) * (1 / ne + 1 / nc)
  const root = Math.sqrt(b * b + 4 * a * c)
  // This form avoids subtracting nearly equal numbers, whatever the sign of b.
  const d = b < 0 ? (2 * c) / (root - b) : (b + root) / (2 * a)
  return d > 0 && d <= 1 - pc ? d : null
}

const byNewcombe = (pc: number, ne: number, nc: number, alpha: number, beta: number): number | null => {
  const isVisible = (d: number): boolean => {
    const pe = Math.min(pc + d, 1)
    const spread = Math.sqrt((pe * (1 - pe)) / ne + (pc * (1 - pc)) / nc)
    return d > newcombeReach(pe * ne, ne, pc * nc, nc, alpha) + beta * spread
  }
  let hidden = 0
  let visible = 1 - pc
  if (!isVisible(visible)) return null
  // After 60 halvings of an interval of at most 1, the remaining error is smaller than the precision of a double.
  for (let step = 0; step < 60; step++) {
    const middle = (hidden + visible) / 2
    if (isVisible(middle)) visible = middle
    else hidden = middle
  }
  return visible
}
