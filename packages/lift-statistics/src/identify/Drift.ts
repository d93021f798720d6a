/**
 * Whether a service still computes as it did: said on the day it no longer does.
 */
import { type Contradiction, contradictionsOf } from "./Contradiction.ts"
import { type Convention, type DetailedConvention, rareConventions, usualConventions } from "./Convention.ts"
import { evidenceOf, figuresOf } from "./Evidence.ts"
import { type Identification, identify } from "./Identify.ts"
import { alike, fewestDecimals } from "./Rounding.ts"
import type { WireLift } from "./WireLift.ts"

export interface Drift {
  /** Whether the convention fails to reproduce a figure of the result. */
  readonly changed: boolean
  /** Whether the result has counts and figures that could tell. */
  readonly judged: boolean
  readonly contradictions: ReadonlyArray<Contradiction>
  /** What the result says by itself; `null` when nothing changed. */
  readonly now: Identification | null
}

/** The convention with each of the finer points that its decision can have. */
const detailsOf = (convention: Convention): ReadonlyArray<DetailedConvention> =>
  [...usualConventions, ...rareConventions].filter((each) =>
    (["scale", "liftScale", "standardError", "sides", "decision"] as const).every(
      (part) => each[part] === convention[part]
    )
  )

/**
 * Compares a new result with the convention that was identified before.
 *
 * A small group's result can fit by chance, so that a change may be seen some days later. `now` says by which rule the new
 * result is computed, as far as it tells.
 *
 * @example
 * ```ts
 * import { drift, type Convention } from "@fieldwork/lift-statistics"
 *
 * const convention: Convention = {
 *   scale: "percent", liftScale: "points", standardError: "unpooled", sides: "two", decision: "margin"
 * }
 * const today = drift({
 *   exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
 *   confidence_level: 0.9, margin_of_error: 6.99
 * }, convention)
 * today.changed // => true
 * today.contradictions[0]?.figure // => "margin_of_error at 0.9"
 * ```
 * @throws {InvalidInputError} when the counts of the result are impossible
 */
export const drift = (result: WireLift, convention: Convention): Drift => {
  const { lift, margins, shares } = figuresOf([result])
  const decimals = fewestDecimals([...shares, ...lift, ...margins])
  const evidence = evidenceOf(result, 0, decimals)
  const figures = shares.length + lift.length + margins.length
  if (evidence === undefined || figures === 0) return { changed: false, judged: false, contradictions: [], now: null }
  const [first = [], ...others] = detailsOf(convention).map((each) => contradictionsOf(each, evidence, alike(decimals)))
  const contradictions = others.reduce((best, each) => (each.length < best.length ? each : best), first)
  const changed = contradictions.length > 0
  return { changed, judged: true, contradictions, now: changed ? identify(result) : null }
}
