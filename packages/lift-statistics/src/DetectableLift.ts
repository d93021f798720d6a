/**
 * The smallest lift that a sample detects reliably, which is more informative than "nothing was found".
 *
 * It must be computed for the interval that decides. With another one, a reading could claim that 0.5 points would have
 * been detected although 4 points were
 * not.
 */
import { criticalValue, defaultLevel } from "./Confidence.ts"
import { checkProportion } from "./InvalidInputError.ts"
import { type LiftInterval, newcombeReach } from "./Interval.ts"
import { checkSizes, type GroupSizes, type PoweredDesign, powerQuantile } from "./power.ts"

/** The sample, the share of the control, and the test that is to show a lift. */
export interface DetectableDesign extends PoweredDesign, GroupSizes {
  /** The share of the control, 0 to 1. */
  readonly control: number
  /** The interval that decides. Default `"wald"`, the symmetric margin; `"newcombe"` for small cells. */
  readonly method?: LiftInterval["method"] | undefined
}

/**
 * The lift, in points, that this sample shows with the given power when the control's share is as given.
 *
 * Wald: with A = (z_α + z_β)², the positive root of d²(1 + A/n_e) − d·A(1 − 2p_c)/n_e − A·p_c(1−p_c)(1/n_e + 1/n_c) = 0.
 * Newcombe: the d at which d = (its interval's reach down) + z_β·√(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c).
 * At 50 per group and a control of 0.3 it is 0.24: less is not reliably visible.
 *
 * @example
 * ```ts
 * import { minimumDetectableLift } from "@fieldwork/lift-statistics"
 *
 * minimumDetectableLift({ control: 0.3, exposedRespondents: 50, controlRespondents: 50 }) // => 0.24
 * ```
 * @returns a proportion; `null` when a group is empty, or no lift that fits between `control` and 1 is reliably visible
 * @throws {InvalidInputError} when a proportion, a count, the level or the power is impossible
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
  // This form avoids the subtraction of nearly equal numbers for either sign of b.
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
  // After this many halvings of 1, the rest is smaller than the precision of a double.
  for (let step = 0; step < 60; step++) {
    const middle = (hidden + visible) / 2
    if (isVisible(middle)) visible = middle
    else hidden = middle
  }
  return visible
}
