/**
 * Sample sizes for the pooled z-test of two proportions, with and without continuity correction.
 */
import { criticalValue, defaultLevel } from "./Confidence.ts"
import { checkCount, checkProportion, InvalidInputError } from "./InvalidInputError.ts"
import { type PoweredDesign, powerQuantile } from "./power.ts"

/** The lift to detect and the planned test. */
export interface FleissOptions extends PoweredDesign {
  /** The true proportion of exposed respondents who give a target answer, from 0 to 1. */
  readonly exposed: number
  /** The true proportion of control respondents who give a target answer, from 0 to 1. */
  readonly control: number
  /** The number of control respondents per exposed respondent. Default: 1. */
  readonly controlPerExposed?: number | undefined
}

/** The required number of respondents in each group, before rounding up. */
export interface FleissSize {
  readonly exposed: number
  readonly control: number
  /** The size of the exposed group with the continuity correction of Casagrande, Pike and Smith, for exact or nearly exact tests. */
  readonly exposedContinuityCorrected: number
  readonly controlContinuityCorrected: number
}

/**
 * Returns the sample sizes at which a pooled z-test detects the given difference in proportions with the given power.
 *
 * With r control respondents per exposed respondent and p̄ = (p_e + r·p_c)/(1 + r), the size is n_e = (z_α√(p̄(1−p̄)(1 + 1/r)) + z_β√(p_e(1−p_e) +
 * p_c(1−p_c)/r))²/d². With the continuity correction, the size is n_e/4·(1 + √(1 + 2(r + 1)/(r·n_e·|d|)))². Source: Fleiss, Levin and Paik,
 * Statistical Methods for Rates and Proportions (2003), ch. 4. {@link requiredResponses} plans for the unpooled margin of error, which the brand lift
 * API reports.
 *
 * @example
 * ```ts
 * import { fleissSampleSize } from "@fieldwork/lift-statistics"
 *
 * fleissSampleSize({ exposed: 0.46, control: 0.4 }).exposed // => 840.81
 * ```
 * @throws {InvalidInputError} if the proportions are equal, if the test is one-sided and the lift is negative, or if another input is invalid
 */
export const fleissSampleSize = (options: FleissOptions): FleissSize => {
  const { control, controlPerExposed: r = 1, exposed, level = defaultLevel, sides = "two" } = options
  checkProportion("exposed", exposed)
  checkProportion("control", control)
  checkCount("controlPerExposed", r)
  if (r === 0) {
    throw new InvalidInputError(
      "outOfRange",
      "controlPerExposed",
      0,
      "a control group is required; pass 1 for equal groups"
    )
  }
  const d = exposed - control
  if (d === 0)
    throw new InvalidInputError(
      "outOfRange",
      "exposed",
      exposed,
      "no sample can detect a lift of 0; pass two different proportions"
    )
  if (d < 0 && sides === "one") {
    throw new InvalidInputError(
      "outOfRange",
      "exposed",
      exposed,
      `a one-sided test cannot detect a decline; pass sides "two"`
    )
  }
  const mean = (exposed + r * control) / (1 + r)
  const underNull = Math.sqrt(mean * (1 - mean) * (1 + 1 / r))
  const underTruth = Math.sqrt(exposed * (1 - exposed) + (control * (1 - control)) / r)
  const n = ((criticalValue(level, sides) * underNull + powerQuantile(options) * underTruth) / d) ** 2
  const corrected = (n / 4) * (1 + Math.sqrt(1 + (2 * (r + 1)) / (n * r * Math.abs(d)))) ** 2
  return {
    exposed: n,
    control: n * r,
    exposedContinuityCorrected: corrected,
    controlContinuityCorrected: corrected * r
  }
}
