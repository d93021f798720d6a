/**
 * Planning: how surely a sample finds a lift, and how large it must be.
 *
 * Both are one equation, d = (z_α + z_β)·√(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c) with p_e = p_c + d, solved for power or n;
 * `DetectableLift` solves it for d. z_α is the {@link criticalValue} of the level, z_β = Φ⁻¹(power).
 */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import {
  checkCount,
  checkOneOf,
  checkProbability,
  checkProportion,
  checkWhole,
  InvalidInputError
} from "./InvalidInputError.ts"
import { normalCdf, normalQuantile } from "./Normal.ts"
import type { Pooling } from "./TwoProportions.ts"

/**
 * The power used when none is given: a true lift is found four times in five.
 *
 * @example
 * ```ts
 * import { defaultPower } from "@fieldwork/lift-statistics"
 * defaultPower // => 0.8
 * ```
 */
export const defaultPower = 0.8

/** The planned test. */
export interface TestDesign {
  /** Confidence level, 0 to 1. Default 0.9. */
  readonly level?: number | undefined
  /** Whether declines count as well. Default `"two"`. */
  readonly sides?: Sides | undefined
}

/** The level, the sides and the power of a planned test. */
export interface PoweredDesign extends TestDesign {
  /** Probability of finding the lift when it is there, 0 to 1. Default 0.8. */
  readonly power?: number | undefined
}

/** Respondents per group. Effective counts if respondents are weighted. */
export interface GroupSizes {
  readonly exposedRespondents: number
  readonly controlRespondents: number
}

/** Refuses sizes that are not counts. */
export const checkSizes = ({ controlRespondents, exposedRespondents }: GroupSizes): void => {
  checkCount("exposedRespondents", exposedRespondents)
  checkCount("controlRespondents", controlRespondents)
}

/** z_β. Refuses a power at which z_α + z_β is not positive: such a test finds no more than false alarms. */
export const powerQuantile = ({ level = defaultLevel, power = defaultPower, sides = "two" }: PoweredDesign): number => {
  checkProbability("power", power)
  const quantile = normalQuantile(power)
  if (criticalValue(level, sides) + quantile > 0) return quantile
  throw new InvalidInputError("outOfRange", "power", power, "it must exceed the test's false positive rate; try 0.8")
}

/** The true shares of both groups, and the sample. */
export interface PowerQuestion extends TestDesign, GroupSizes {
  /** The true share of the exposed, 0 to 1. */
  readonly exposed: number
  /** The true share of the control, 0 to 1. */
  readonly control: number
  /**
   * The standard error that the test is taken with: `"unpooled"` (default) as the margin of error, `"pooled"` as the
   * pooled p-value (Fleiss; R's `power.prop.test`).
   */
  readonly pooling?: Pooling | undefined
  /** Two-sided only: `"both"` (default) counts significant results in either direction, `"effect"` those in the true one. */
  readonly tails?: "both" | "effect" | undefined
}

/**
 * Returns the probability that a test of this level is significant: Φ((|d| − z·SE₀)/SE) + Φ((−|d| − z·SE₀)/SE).
 *
 * SE is unpooled at the true shares; SE₀ is the same, or pooled with `pooling: "pooled"`. Without an effect the result is
 * the false positive rate, 1 − L. One-sided, only the first term counts and d keeps its sign: a decline is never found.
 *
 * @example
 * ```ts
 * import { power } from "@fieldwork/lift-statistics"
 *
 * power({ exposed: 0.46, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }) // => 0.60849
 * power({ exposed: 0.4, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }) // => 0.1
 * ```
 * @returns 0 to 1; `null` when a group is empty
 * @throws {InvalidInputError} when a proportion, a count or the level is impossible
 */
export const power = (question: PowerQuestion): number | null => {
  const { control, controlRespondents, exposed, exposedRespondents, level = defaultLevel, sides = "two" } = question
  const { pooling = "unpooled", tails = "both" } = question
  checkProportion("exposed", exposed)
  checkProportion("control", control)
  checkSizes(question)
  checkOneOf("pooling", pooling, ["pooled", "unpooled"])
  checkOneOf("tails", tails, ["both", "effect"])
  const z = criticalValue(level, sides)
  if (exposedRespondents === 0 || controlRespondents === 0) return null
  const error = Math.sqrt(
    (exposed * (1 - exposed)) / exposedRespondents + (control * (1 - control)) / controlRespondents
  )
  const all = exposedRespondents + controlRespondents
  const common = (exposed / all) * exposedRespondents + (control / all) * controlRespondents
  const pooled = Math.sqrt(common * (1 - common) * (1 / exposedRespondents + 1 / controlRespondents))
  const reach = z * (pooling === "pooled" ? pooled : error)
  const found = (d: number): number => (d === 0 && error === 0 ? normalCdf(-z) : normalCdf((d - reach) / error))
  const d = exposed - control
  if (sides === "one") return found(d)
  return tails === "effect" ? found(Math.abs(d)) : found(d) + found(-d)
}

/** Whole respondents, each group rounded up separately. */
export interface RequiredResponses {
  readonly exposed: number
  readonly control: number
  readonly total: number
}

/**
 * The responses needed to show a lift of this size: n = (z_α+z_β)²(p_e(1−p_e) + p_c(1−p_c))/d² in each group.
 *
 * With r control respondents for each exposed one, n_e = (z_α+z_β)²(p_e(1−p_e) + p_c(1−p_c)/r)/d² and n_c = r·n_e.
 *
 * @example
 * ```ts
 * import { requiredResponses } from "@fieldwork/lift-statistics"
 *
 * requiredResponses({ control: 0.4, lift: 0.06 }).total // => 1678
 * ```
 * @throws {InvalidInputError} when the lift is 0, leaves 0 to 1, or is a decline under a one-sided test; when another
 * input is impossible; when the result is larger than a number can count exactly
 */
export const requiredResponses = (
  design: PoweredDesign & {
    /** The share of the control, 0 to 1. */
    readonly control: number
    /** The lift to be shown, in points as a proportion: 0.04 for 4 points. Negative for a decline. */
    readonly lift: number
    /** Control respondents for each exposed one. Default 1. */
    readonly controlPerExposed?: number | undefined
  }
): RequiredResponses => {
  const { control, controlPerExposed = 1, level = defaultLevel, lift, sides = "two" } = design
  checkProportion("control", control)
  checkProportion("control + lift", control + lift)
  checkCount("controlPerExposed", controlPerExposed)
  if (controlPerExposed === 0) {
    throw new InvalidInputError("outOfRange", "controlPerExposed", 0, "a lift needs a control; pass 1 for equal groups")
  }
  if (lift === 0) throw new InvalidInputError("outOfRange", "lift", lift, "no sample shows a lift of 0; pass a size")
  if (lift < 0 && sides === "one") {
    throw new InvalidInputError("outOfRange", "lift", lift, `a one-sided test shows no decline; pass sides "two"`)
  }
  const raised = control + lift
  const spread = raised * (1 - raised) + (control * (1 - control)) / controlPerExposed
  const reach = criticalValue(level, sides) + powerQuantile(design)
  const perExposed = (reach / lift) ** 2 * spread
  const exposedCount = Math.max(1, Math.ceil(perExposed))
  const controlCount = Math.max(1, Math.ceil(perExposed * controlPerExposed))
  checkWhole("required responses", exposedCount + controlCount, 2)
  return { exposed: exposedCount, control: controlCount, total: exposedCount + controlCount }
}
