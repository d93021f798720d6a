/**
 * Converts a lift result from the brand lift API to groups that every function of this package accepts.
 */
import { criticalValue } from "../Confidence.ts"
import { type Convention, factorOf } from "../identify/Convention.ts"
import { countsOf } from "../identify/Evidence.ts"
import { isWeightedResult } from "../identify/isWeightedResult.ts"
import { isNumber, testsOf, type WireLift } from "../identify/WireLift.ts"
import { checkCount, checkInteger } from "../InvalidInputError.ts"
import { normalQuantile } from "../Normal.ts"
import { standardError } from "../TwoProportions.ts"
import type { WeightedGroup } from "../Weighting.ts"

/** The exposed and control groups, as input for `analyseLift` and other functions. */
export interface LiftGroups {
  readonly exposed: WeightedGroup
  readonly control: WeightedGroup
  /** Whether the counts are effective counts. `x / n` is the proportion that the API returned, weighted or not. */
  readonly weighted: boolean
  /** The number of people divided by the effective sample size; 1 if respondents are not weighted. */
  readonly designEffect: number
}

/** The assumptions used to convert a result. */
export interface FromWireOptions {
  /** The convention by which the API computes lift, as returned by `identify`. Default: percent, unpooled, two-sided. */
  readonly convention?: Pick<Convention, "scale" | "standardError" | "sides"> | undefined
  /**
   * The design effect for a weighted result that has neither a margin of error nor a p-value, ≥ 1. Usually the design effect for the campaign as a
   * whole or for a larger part of the campaign.
   */
  readonly designEffect?: number | undefined
  /**
   * The number of decimal places to which the service rounds percentages, as returned by {@link shareDecimals} for all results of a table. It shows
   * that percentages such as 46.0 and 40.0 are rounded to one place, so that they are not mistaken for those of the counts. Default: determined from
   * the values of the result.
   */
  readonly shareDecimals?: number | undefined
}

const defaultConvention = { scale: "percent", standardError: "unpooled", sides: "two" } as const

/**
 * Returns the standard error of the lift as a proportion, derived from a margin of error or from the p-value. Undefined if the result has neither.
 */
const shownError = (
  result: WireLift,
  d: number,
  convention: Pick<Convention, "scale" | "sides">
): { readonly error: number; readonly pooled: boolean } | undefined => {
  for (const { confidence_level: level, margin_of_error: margin } of testsOf(result)) {
    const isUsable = isNumber(margin) && margin > 0 && (convention.sides === "two" || level > 0.5)
    if (isUsable)
      return { error: margin / factorOf(convention) / criticalValue(level, convention.sides), pooled: false }
  }
  const { p_value: p } = result
  if (!isNumber(p) || p <= 0 || p >= 1 || d === 0) return undefined
  return { error: Math.abs(d) / -normalQuantile(p / 2), pooled: true }
}

/**
 * Returns the groups for a lift result or a breakdown item.
 *
 * If the result is not weighted, the groups have the counts in the result. If it is weighted, its proportions differ from the ratios of its counts.
 * Each group then has the returned proportion and the effective sample size that reproduces the returned margin of error or p-value, so an interval
 * always contains the returned lift.
 *
 * @example
 * ```ts
 * import { fromWire, analyseLift } from "@fieldwork/lift-statistics"
 *
 * const groups = fromWire({
 *   exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200,
 *   exposed_percentage: 48, control_percentage: 39, confidence_level: 0.9, margin_of_error: 6
 * })
 * groups?.weighted // => true
 * groups && analyseLift(groups).lift?.points // => 0.09
 * groups && analyseLift(groups).tests[0]?.marginOfError // => 0.06
 * ```
 * @returns `null` if a group is empty, counts are missing, or the design effect of a weighted result cannot be determined
 * @throws {InvalidInputError} if the counts are invalid
 */
export const fromWire = (result: WireLift, options: FromWireOptions = {}): LiftGroups | null => {
  const { convention = defaultConvention } = options
  const counts = countsOf(result, "result")
  if (options.designEffect !== undefined) checkCount("designEffect", options.designEffect)
  if (options.shareDecimals !== undefined) checkInteger("shareDecimals", options.shareDecimals, 0)
  if (counts === undefined) return null
  const { control, exposed } = counts
  const { control_percentage, exposed_percentage } = result
  const plain = {
    exposed: { ...exposed, respondents: exposed.n },
    control: { ...control, respondents: control.n },
    weighted: false,
    designEffect: 1
  }
  if (!isNumber(exposed_percentage) || !isNumber(control_percentage)) return plain
  if (!isWeightedResult(result, counts, options.shareDecimals)) return plain
  const factor = factorOf(convention)
  const share = { exposed: exposed_percentage / factor, control: control_percentage / factor }
  const scaled = (cost: number) => ({
    exposed: { x: (share.exposed * exposed.n) / cost, n: exposed.n / cost, respondents: exposed.n },
    control: { x: (share.control * control.n) / cost, n: control.n / cost, respondents: control.n }
  })
  const found = shownError(result, share.exposed - share.control, convention)
  const people = scaled(1)
  const error = standardError(people.exposed, people.control, found?.pooled ? "pooled" : convention.standardError)
  const designEffect =
    found !== undefined && error !== null && error > 0 ? (found.error / error) ** 2 : options.designEffect
  return designEffect === undefined || designEffect === 0
    ? null
    : { ...scaled(designEffect), weighted: true, designEffect }
}
