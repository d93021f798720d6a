/**
 * Sequential tests whose results are valid at all looks (interim analyses) simultaneously. You can analyse the study any number of times and stop at
 * any time.
 *
 * An ordinary 90% interval that is computed daily for 30 days excludes zero at one or more looks in more than 40% of studies without an effect. The
 * intervals in this file are wider, and exclude zero in at most 10% of such studies, for any number of looks.
 */
import { shareVariance } from "./Arithmetic.ts"
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { lift } from "./TwoProportions.ts"

/**
 * The default alpha: 0.1, which corresponds to a confidence level of 0.9. Alpha is the proportion of studies without an effect that have a
 * significant result at any look (interim analysis).
 *
 * @example
 * ```ts
 * import { defaultAlpha } from "@fieldwork/lift-statistics"
 * defaultAlpha // => 0.1
 * ```
 */
export const defaultAlpha = 0.1

/**
 * The default standard deviation of the mixing distribution: 0.05, for lifts of about 5 points.
 *
 * @example
 * ```ts
 * import { defaultTau } from "@fieldwork/lift-statistics"
 * defaultTau // => 0.05
 * ```
 */
export const defaultTau = 0.05

/** The counts of both groups at one look (interim analysis), from all respondents so far. Use effective counts if respondents are weighted. */
export interface Look {
  readonly exposed: Group
  readonly control: Group
}

/** The counts at one look, and the parameters of the mixture sequential probability ratio test. */
export interface MsprtOptions extends Look {
  /** The standard deviation, around 0, of the lifts for which the test is tuned: a proportion > 0. Default: 0.05. */
  readonly tau?: number | undefined
  /** The overall false positive rate across all looks (interim analyses), from 0 to 1. Default: 0.1. */
  readonly alpha?: number | undefined
}

/** The result at one look (interim analysis), which is valid for any number and timing of looks. */
export interface SequentialResult {
  /** The always-valid p-value at this look. You may report the smallest p-value so far. */
  readonly p: number
  /** Half the width of the interval, as a proportion. The interval is valid at all looks simultaneously. */
  readonly halfWidth: number
  /** The lower limit of the interval, as a proportion. */
  readonly lower: number
  /** The upper limit of the interval, as a proportion. */
  readonly upper: number
  /** Whether the interval excludes zero. */
  readonly significant: boolean
}

/** The result of the mixture sequential probability ratio test at one look. */
export interface MsprtResult extends SequentialResult {
  /** The likelihood ratio, averaged over a normal distribution of lifts with the standard deviation tau. */
  readonly lambda: number
}

/** Returns the lift d and its unpooled variance, or `null` if a group is empty or all respondents gave the same answer. */
const estimate = ({ control, exposed }: Look): { readonly d: number; readonly variance: number } | null => {
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  const d = lift(exposed, control)
  if (d === null) return null
  const variance = shareVariance(exposed) + shareVariance(control)
  return variance === 0 ? null : { d, variance }
}

const around = (d: number, halfWidth: number) => ({
  halfWidth,
  lower: d - halfWidth,
  upper: d + halfWidth,
  significant: Math.abs(d) > halfWidth
})

/**
 * Returns the result of the mixture sequential probability ratio test (mSPRT) for the lift at one look (interim analysis).
 *
 * With the unpooled variance V: Λ = √(V/(V+τ²))·exp(d²τ²/(2V(V+τ²))), p = min(1, 1/Λ), and half-width √(V(V+τ²)/τ²·(−2 ln α + ln((V+τ²)/V))). Source:
 * Johari, Koomen, Pekelis and Walsh, Operations Research 70 (2022), 1806–1821. The test is valid for large samples only: do not use it with fewer
 * than 50 respondents in a group.
 *
 * @example
 * ```ts
 * import { msprt } from "@fieldwork/lift-statistics"
 *
 * msprt({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })?.p // => 0.50145
 * ```
 * @returns `null` if a group is empty or all respondents in both groups gave the same answer
 * @throws {InvalidInputError} if a group's counts, tau or alpha are invalid
 */
export const msprt = (options: MsprtOptions): MsprtResult | null => {
  const { alpha = defaultAlpha, tau = defaultTau } = options
  checkProbability("alpha", alpha)
  checkCount("tau", tau)
  if (tau === 0) throw new InvalidInputError("outOfRange", "tau", tau, "pass the size of lift you expect, such as 0.05")
  const found = estimate(options)
  if (found === null) return null
  const { d, variance } = found
  const mixed = variance + tau * tau
  const exponent = (d * d * tau * tau) / (2 * variance * mixed) + Math.log(variance / mixed) / 2
  const halfWidth = Math.sqrt(((variance * mixed) / (tau * tau)) * (-2 * Math.log(alpha) + Math.log(mixed / variance)))
  return { lambda: Math.exp(exponent), p: Math.min(1, Math.exp(-exponent)), ...around(d, halfWidth) }
}

/** The counts at one look, and the sample size at which the confidence sequence should be narrowest. */
export interface AsymptoticCsOptions extends Look {
  /** The total number of respondents, > 0, at which the interval should be narrowest. Usually the planned sample size. */
  readonly tightestAt?: number | undefined
  /** The parameter ρ of the confidence sequence, > 0. If `rho` is given, `tightestAt` is ignored. */
  readonly rho?: number | undefined
  /** The overall false positive rate across all looks (1 minus the confidence level), from 0 to 1. Default: 0.1. */
  readonly alpha?: number | undefined
}

/**
 * Returns the asymptotic confidence sequence for the lift at one look (interim analysis).
 *
 * With t respondents, the unpooled variance V and σ² = t·V, the half-width is √(2(tσ²ρ²+1)/(t²ρ²)·ln(√(tσ²ρ²+1)/α)). If `tightestAt` is given, ρ =
 * √((−2 ln α + ln(−2 ln α + 1))/(σ²·tightestAt)). Source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Annals of Statistics 52 (2024), 2613–2640,
 * eq. (2.5). The confidence sequence is valid for large samples only: do not use it with fewer than 50 respondents in a group.
 *
 * @example
 * ```ts
 * import { asymptoticCs } from "@fieldwork/lift-statistics"
 *
 * asymptoticCs({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 }, tightestAt: 4000 })?.halfWidth // => 0.09409
 * ```
 * @returns `null` if a group is empty or all respondents in both groups gave the same answer
 * @throws {InvalidInputError} if a group's counts or an option are invalid, or if neither `tightestAt` nor `rho` is given
 */
export const asymptoticCs = (options: AsymptoticCsOptions): SequentialResult | null => {
  const { alpha = defaultAlpha, rho, tightestAt } = options
  checkProbability("alpha", alpha)
  const [name, tuning] = rho === undefined ? (["tightestAt", tightestAt] as const) : (["rho", rho] as const)
  checkCount(name, tuning ?? Number.NaN)
  if (tuning === 0) throw new InvalidInputError("outOfRange", name, 0, "pass a number above 0")
  const found = estimate(options)
  if (found === null) return null
  const { d, variance } = found
  const t = options.exposed.n + options.control.n
  const sum = t * t * variance
  const reach = -2 * Math.log(alpha)
  // The term tσ²ρ² of the half-width, where t is the number of respondents and σ² is t times the variance of the lift.
  const ratio = rho === undefined ? ((reach + Math.log(reach + 1)) * t) / (tightestAt ?? t) : sum * rho * rho
  const scale = variance * (1 + 1 / ratio)
  const halfWidth = Math.sqrt(scale * (reach + Math.log1p(ratio)))
  return { p: Math.min(1, Math.exp((Math.log1p(ratio) - (d * d) / scale) / 2)), ...around(d, halfWidth) }
}
