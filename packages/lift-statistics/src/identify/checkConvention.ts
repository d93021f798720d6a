/** Detects a change in the formulas by which a service computes lift. */
import { type Contradiction, contradictionsOf } from "./Contradiction.ts"
import { type Convention, type DetailedConvention, rareConventions, commonConventions } from "./Convention.ts"
import { evidenceOf, figuresOf } from "./Evidence.ts"
import { type Identification, identify } from "./identify.ts"
import { sameDecimals, fewestDecimals } from "./Rounding.ts"
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

/**
 * Compares a new lift result with the convention (the set of formulas for lift) that was previously identified.
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
  const { lift, margins, shares } = figuresOf([result])
  const decimals = fewestDecimals([...shares, ...lift, ...margins])
  const evidence = evidenceOf(result, 0, decimals)
  const figures = shares.length + lift.length + margins.length
  if (evidence === undefined || figures === 0)
    return { changed: false, isComparable: false, contradictions: [], now: null }
  const [first = [], ...others] = detailsOf(convention).map((each) =>
    contradictionsOf(each, evidence, sameDecimals(decimals))
  )
  const contradictions = others.reduce((best, each) => (each.length < best.length ? each : best), first)
  const changed = contradictions.length > 0
  return { changed, isComparable: true, contradictions, now: changed ? identify(result) : null }
}
