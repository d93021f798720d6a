/**
 * Statements that are valid at all looks simultaneously: read the study as often as you like and stop when you like.
 *
 * An ordinary 90 % interval that is read daily for 30 days excludes zero at some point in 43 % of studies without
 * effect. The intervals here are wider, and exclude
 * it in at most 10 %, for any number of looks.
 */
import { shareVariance } from "./Arithmetic.ts"
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { lift } from "./TwoProportions.ts"

/**
 * The share of studies without effect that are ever called significant, when none is given: 0.1, as for a level of 0.9.
 *
 * @example
 * ```ts
 * import { defaultAlpha } from "@fieldwork/lift-statistics"
 * defaultAlpha // => 0.1
 * ```
 */
export const defaultAlpha = 0.1

/**
 * The mixing standard deviation when none is given: 0.05, for lifts of about 5 points.
 *
 * @example
 * ```ts
 * import { defaultTau } from "@fieldwork/lift-statistics"
 * defaultTau // => 0.05
 * ```
 */
export const defaultTau = 0.05

/** One look, with all respondents so far; effective counts when respondents are weighted. */
export interface Look {
  readonly exposed: Group
  readonly control: Group
}

/** The counts of one look, and the test that reads them. */
export interface MsprtQuestion extends Look {
  /** The lifts that the test is tuned for, as a standard deviation around 0, a proportion > 0. Default 0.05. */
  readonly tau?: number | undefined
  /** False positive rate over all looks together, 0 to 1. Default 0.1. */
  readonly alpha?: number | undefined
}

/** The reading of one look, which is valid however often and whenever looks are taken. */
export interface SequentialReading {
  /** The always-valid p-value of this look; the smallest one so far may be reported. */
  readonly p: number
  /** Half the width of the interval that is valid at all looks at once, a proportion. */
  readonly halfWidth: number
  /** The lower end of the interval, a proportion. */
  readonly lower: number
  /** The upper end of the interval, a proportion. */
  readonly upper: number
  /** Whether the interval excludes zero. */
  readonly significant: boolean
}

/** The reading of one look by the mixture sequential probability ratio test. */
export interface MsprtReading extends SequentialReading {
  /** The likelihood ratio, averaged over a normal distribution of lifts with deviation tau. */
  readonly lambda: number
}

/** d and its unpooled variance; `null` when a group is empty or all gave the same answer. */
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
 * Returns the mixture sequential probability ratio test of the lift at one look.
 *
 * With V the unpooled variance: Λ = √(V/(V+τ²))·exp(d²τ²/(2V(V+τ²))), p = min(1, 1/Λ), half-width
 * √(V(V+τ²)/τ²·(−2 ln α + ln((V+τ²)/V))). Source: Johari, Koomen, Pekelis and Walsh, Operations Research 70 (2022),
 * 1806–1821. It is valid for large samples: do not read it below 50 respondents in each group.
 *
 * @example
 * ```ts
 * import { msprt } from "@fieldwork/lift-statistics"
 *
 * msprt({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })?.p // => 0.50145
 * ```
 * @returns `null` when a group is empty or everyone in both groups gave the same answer
 * @throws {InvalidInputError} when a group's counts, tau or alpha are impossible
 */
export const msprt = (question: MsprtQuestion): MsprtReading | null => {
  const { alpha = defaultAlpha, tau = defaultTau } = question
  checkProbability("alpha", alpha)
  checkCount("tau", tau)
  if (tau === 0) throw new InvalidInputError("outOfRange", "tau", tau, "pass the size of lift you expect, such as 0.05")
  const found = estimate(question)
  if (found === null) return null
  const { d, variance } = found
  const mixed = variance + tau * tau
  const exponent = (d * d * tau * tau) / (2 * variance * mixed) + Math.log(variance / mixed) / 2
  const halfWidth = Math.sqrt(((variance * mixed) / (tau * tau)) * (-2 * Math.log(alpha) + Math.log(mixed / variance)))
  return { lambda: Math.exp(exponent), p: Math.min(1, Math.exp(-exponent)), ...around(d, halfWidth) }
}

/** The counts of one look, and the sample at which the confidence sequence is to be tightest. */
export interface AsymptoticCsQuestion extends Look {
  /** The number of respondents, both groups together, at which the interval is to be tightest: those that are planned. > 0. */
  readonly tightestAt?: number | undefined
  /** The parameter ρ > 0 of the boundary, in place of `tightestAt`. */
  readonly rho?: number | undefined
  /** 1 less the confidence level over all looks together, 0 to 1. Default 0.1. */
  readonly alpha?: number | undefined
}

/**
 * Returns the asymptotic confidence sequence of the lift at one look.
 *
 * With t respondents and σ² = t·V: half-width √(2(tσ²ρ²+1)/(t²ρ²)·ln(√(tσ²ρ²+1)/α)). `tightestAt` chooses
 * ρ = √((−2 ln α + ln(−2 ln α + 1))/(σ²·tightestAt)). Source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Annals of
 * Statistics 52 (2024), 2613–2640, eq. (2.5). It is valid for large samples: do not read it below 50 respondents in
 * each group.
 *
 * @example
 * ```ts
 * import { asymptoticCs } from "@fieldwork/lift-statistics"
 *
 * asymptoticCs({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 }, tightestAt: 4000 })?.halfWidth // => 0.09409
 * ```
 * @returns `null` when a group is empty or everyone in both groups gave the same answer
 * @throws {InvalidInputError} when a group's counts or an option are impossible, or neither `tightestAt` nor `rho` is given
 */
export const asymptoticCs = (question: AsymptoticCsQuestion): SequentialReading | null => {
  const { alpha = defaultAlpha, rho, tightestAt } = question
  checkProbability("alpha", alpha)
  const [name, tuning] = rho === undefined ? (["tightestAt", tightestAt] as const) : (["rho", rho] as const)
  checkCount(name, tuning ?? Number.NaN)
  if (tuning === 0) throw new InvalidInputError("outOfRange", name, 0, "pass a number above 0")
  const found = estimate(question)
  if (found === null) return null
  const { d, variance } = found
  const t = question.exposed.n + question.control.n
  const sum = t * t * variance
  const reach = -2 * Math.log(alpha)
  // ρ² times the variance of the sum, which is σ²·t.
  const ratio = rho === undefined ? ((reach + Math.log(reach + 1)) * t) / (tightestAt ?? t) : sum * rho * rho
  const scale = variance * (1 + 1 / ratio)
  const halfWidth = Math.sqrt(scale * (reach + Math.log1p(ratio)))
  return { p: Math.min(1, Math.exp((Math.log1p(ratio) - (d * d) / scale) / 2)), ...around(d, halfWidth) }
}
