/**
 * Power and sample size: the probability that a sample detects a lift, and the number of respondents required.
 *
 * Power and sample size follow from one equation, d = (z_α + z_β)·√(p_e(1−p_e)/n_e + p_c(1−p_c)/n_c) with p_e = p_c + d, which is solved for power or
 * n. `DetectableLift` solves the equation for d. z_α is the {@link criticalValue} of the level, and z_β = Φ⁻¹(power).
 */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import {
  checkCount,
  checkOneOf,
  checkProbability,
  checkProportion,
  checkInteger,
  InvalidInputError
} from "./InvalidInputError.ts"
import { normalCdf, normalQuantile } from "./Normal.ts"
import type { Pooling } from "./TwoProportions.ts"

/**
 * The default power: 0.8, at which a true lift is detected in four of five studies.
 *
 * @example
 * ```ts
 * import { defaultPower } from "@fieldwork/lift-statistics"
 * defaultPower // => 0.8
 * ```
 */
export const defaultPower = 0.8

/** The confidence level of a planned test, and whether it is one-sided or two-sided. */
export interface TestDesign {
  /** The confidence level, from 0 to 1. Default: 0.9. */
  readonly level?: number | undefined
  /** Whether the test is two-sided or one-sided. Default: `"two"`. */
  readonly sides?: Sides | undefined
}

/** The confidence level and the power of a planned test, and whether it is one-sided or two-sided. */
export interface PoweredDesign extends TestDesign {
  /** The probability of detecting the lift if it exists, from 0 to 1. Default: 0.8. */
  readonly power?: number | undefined
}

/** The number of respondents in each group, or the effective sample size if respondents are weighted. */
export interface GroupSizes {
  readonly exposedRespondents: number
  readonly controlRespondents: number
}

/** Throws if the size of a group is not a finite number ≥ 0. */
export const checkSizes = ({ controlRespondents, exposedRespondents }: GroupSizes): void => {
  checkCount("exposedRespondents", exposedRespondents)
  checkCount("controlRespondents", controlRespondents)
}

/** Returns z_β. Throws if z_α + z_β is not positive, because such a test detects a lift no more often than it reports a false positive. */
export const powerQuantile = ({ level = defaultLevel, power = defaultPower, sides = "two" }: PoweredDesign): number => {
  checkProbability("power", power)
  const quantile = normalQuantile(power)
  if (criticalValue(level, sides) + quantile > 0) return quantile
  throw new InvalidInputError(
    "outOfRange",
    "power",
    power,
    "pass a power above the false positive rate of the test, such as 0.8"
  )
}

/** The true proportions in both groups, the group sizes and the test. */
export interface PowerOptions extends TestDesign, GroupSizes {
  /** The true proportion of exposed respondents who give a target answer, from 0 to 1. */
  readonly exposed: number
  /** The true proportion of control respondents who give a target answer, from 0 to 1. */
  readonly control: number
  /**
   * The standard error that the test uses: `"unpooled"` (default), as in the margin of error, or `"pooled"`, as in the pooled p-value (Fleiss; R's
   * `power.prop.test`).
   */
  readonly pooling?: Pooling | undefined
  /**
   * The results of a two-sided test that count as a detection of the effect. `"both"` (default): significant results in either direction. `"effect"`:
   * only significant results in the direction of the true effect.
   */
  readonly tails?: "both" | "effect" | undefined
}

/**
 * Returns the power: the probability that a test at confidence level L is significant, Φ((|d| − z·SE₀)/SE) + Φ((−|d| − z·SE₀)/SE).
 *
 * SE is the unpooled standard error at the true proportions. SE₀ equals SE, or is the pooled standard error if `pooling` is `"pooled"`. Without an
 * effect, the result is the false positive rate, 1 − L. If one-sided, only the first term is used, with d instead of |d|, so the power for a decline
 * is below 1 − L.
 *
 * @example
 * ```ts
 * import { power } from "@fieldwork/lift-statistics"
 *
 * power({ exposed: 0.46, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }) // => 0.60849
 * power({ exposed: 0.4, control: 0.4, exposedRespondents: 500, controlRespondents: 500, level: 0.9 }) // => 0.1
 * ```
 * @returns a number from 0 to 1; `null` if a group is empty
 * @throws {InvalidInputError} if a proportion, a count or the level is invalid
 */
export const power = (options: PowerOptions): number | null => {
  const { control, controlRespondents, exposed, exposedRespondents, level = defaultLevel, sides = "two" } = options
  const { pooling = "unpooled", tails = "both" } = options
  checkProportion("exposed", exposed)
  checkProportion("control", control)
  checkSizes(options)
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

/** The required number of respondents in each group and in total. Each group is rounded up separately. */
export interface RequiredResponses {
  readonly exposed: number
  readonly control: number
  readonly total: number
}

/**
 * Returns the number of respondents required to detect the given lift. With groups of equal size, n = (z_α+z_β)²(p_e(1−p_e) + p_c(1−p_c))/d² in each
 * group.
 *
 * With r control respondents per exposed respondent, n_e = (z_α+z_β)²(p_e(1−p_e) + p_c(1−p_c)/r)/d² and n_c = r·n_e.
 *
 * @example
 * ```ts
 * import { requiredResponses } from "@fieldwork/lift-statistics"
 *
 * requiredResponses({ control: 0.4, lift: 0.06 }).total // => 1678
 * ```
 * @throws {InvalidInputError} if the lift is 0, if control + lift is outside [0, 1], if the test is one-sided and the lift is negative, if another
 * input is invalid, or if the result is not a safe integer
 */
export const requiredResponses = (
  design: PoweredDesign & {
    /** The proportion of control respondents who give a target answer, from 0 to 1. */
    readonly control: number
    /** The lift to detect, as a proportion: 0.04 for 4 percentage points. Negative for a decline. */
    readonly lift: number
    /** The number of control respondents per exposed respondent. Default: 1. */
    readonly controlPerExposed?: number | undefined
  }
): RequiredResponses => {
  const { control, controlPerExposed = 1, level = defaultLevel, lift, sides = "two" } = design
  checkProportion("control", control)
  checkProportion("control + lift", control + lift)
  checkCount("controlPerExposed", controlPerExposed)
  if (controlPerExposed === 0) {
    throw new InvalidInputError(
      "outOfRange",
      "controlPerExposed",
      0,
      "a control group is required; pass 1 for equal groups"
    )
  }
  if (lift === 0)
    throw new InvalidInputError("outOfRange", "lift", lift, "no sample can detect a lift of 0; pass another lift")
  if (lift < 0 && sides === "one") {
    throw new InvalidInputError(
      "outOfRange",
      "lift",
      lift,
      `a one-sided test cannot detect a decline; pass sides "two"`
    )
  }
  const raised = control + lift
  const spread = raised * (1 - raised) + (control * (1 - control)) / controlPerExposed
  const reach = criticalValue(level, sides) + powerQuantile(design)
  const perExposed = (reach / lift) ** 2 * spread
  const exposedCount = Math.max(1, Math.ceil(perExposed))
  const controlCount = Math.max(1, Math.ceil(perExposed * controlPerExposed))
  checkInteger("required responses", exposedCount + controlCount, 2)
  return { exposed: exposedCount, control: controlCount, total: exposedCount + controlCount }
}
