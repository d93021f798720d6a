/** Detects a change in the formulas by which a service computes lift. */
import { type Contradiction, contradictionsOf } from "./Contradiction.ts"
import { type Convention, type DetailedConvention, rareConventions, commonConventions } from "./Convention.ts"
import { type Evidence, evidenceOf, figuresOf } from "./Evidence.ts"
import { type Identification, identify } from "./identify.ts"
import { isWeightedResult } from "./isWeightedResult.ts"
import { type Decimals, fewestDecimals, sameDecimals, separateDecimals } from "./Rounding.ts"
import type { WireLift } from "./WireLift.ts"

/** The result of comparing a new lift result with a known convention, which is the set of formulas by which a service computes lift. */
export interface ConventionCheck {
  /** Whether the known formulas for lift fail to reproduce a value in the new result. */
  readonly changed: boolean
  /** Whether the result has the counts and values that the comparison requires. */
  readonly isComparable: boolean
  /** The values that the known formulas for lift do not reproduce. */
  readonly contradictions: ReadonlyArray<Contradiction>
  /** The formulas for lift, as identified from the new result only; `null` if nothing changed. */
  readonly now: Identification | null
}

/** Returns all common and rare conventions (sets of formulas for lift) that agree with the given convention in each of its five fields. */
const detailsOf = (convention: Convention): ReadonlyArray<DetailedConvention> =>
  [...commonConventions, ...rareConventions].filter((each) =>
    (["scale", "liftScale", "standardError", "sides", "decision"] as const).every(
      (part) => each[part] === convention[part]
    )
  )

/** Returns the contradictions of the common or rare convention that agrees with the given convention and reproduces the most values. */
const fewestContradictions = (
  convention: Convention,
  evidence: Evidence,
  decimals: Decimals
): ReadonlyArray<Contradiction> => {
  const [first = [], ...others] = detailsOf(convention).map((each) => contradictionsOf(each, evidence, decimals))
  return others.reduce((best, each) => (each.length < best.length ? each : best), first)
}

/**
 * Compares a new lift result with the convention (the set of formulas for lift) that was previously identified.
 *
 * Like `identify`, the comparison first assumes that values are computed before rounding and all rounded to the same number of decimal places. If the
 * convention does not fit, values may be computed from rounded values and rounded to different numbers of decimal places.
 *
 * The result for a small group can fit by chance, so a change may be detected only some days later. `now` contains the convention of the new result,
 * as far as it can be determined.
 *
 * @example
 * ```ts
 * import { checkConvention, type Convention } from "@fieldwork/lift-statistics"
 *
 * const convention: Convention = {
 *   scale: "percent", liftScale: "points", standardError: "unpooled", sides: "two", decision: "margin"
 * }
 * const today = checkConvention({
 *   exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
 *   confidence_level: 0.9, margin_of_error: 6.99
 * }, convention)
 * today.changed // => true
 * today.contradictions[0]?.field // => "margin_of_error at 0.9"
 * ```
 * @throws {InvalidInputError} if the counts of the result are invalid
 */
export const checkConvention = (result: WireLift, convention: Convention): ConventionCheck => {
  const shown = figuresOf([result])
  const figures = [...shown.shares, ...shown.lift, ...shown.margins]
  const separate = separateDecimals(shown)
  const found = evidenceOf(result, 0, separate.shares)
  if (found === undefined || figures.length === 0)
    return { changed: false, isComparable: false, contradictions: [], now: null }
  const evidence = { ...found, weighted: isWeightedResult(result, found) }
  const strict = fewestContradictions(convention, evidence, sameDecimals(fewestDecimals(figures)))
  const changed = strict.length > 0 && fewestContradictions(convention, evidence, separate).length > 0
  return { changed, isComparable: true, contradictions: changed ? strict : [], now: changed ? identify(result) : null }
}
