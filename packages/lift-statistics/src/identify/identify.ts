/**
 * Identifies the convention of a service from its own results, without guessing.
 *
 * A convention fits when it reproduces every figure of every result as shown. All fitting ones are reported, and one is named only when no other fits.
 */
import type { Sides } from "../Confidence.ts"
import { type LiftScale, type Pooling, pValue } from "../TwoProportions.ts"
import { type Contradiction, contradictionsOf } from "./Contradiction.ts"
import {
  type Convention,
  type Decision,
  type DetailedConvention,
  rareConventions,
  usualConventions,
  type WireScale
} from "./Convention.ts"
import { type Evidence, evidenceOf, figuresOf } from "./Evidence.ts"
import { missingFor } from "./Missing.ts"
import { alike, decimalsOf, type Decimals, fewestDecimals, isShownAs, mostDecimals } from "./Rounding.ts"
import type { WireLift } from "./WireLift.ts"

/** The standard errors and the sides by which a p-value can be computed. */
export interface PValueConvention {
  readonly standardError: Pooling
  readonly sides: Sides
}

/** The convention by which a service computes lift, as far as its results determine it. */
export interface Identification {
  /**
   * `"identified"`: exactly one convention fits. `"cannotTell"`: several fit, or there are no figures. `"noneFits"`: the service computes in a way that
   * is not known here, or changed it between the results.
   */
  readonly kind: "identified" | "cannotTell" | "noneFits"
  /** The convention; `null` unless it is the only one that fits. */
  readonly convention: Convention | null
  /** The common part of all fitting conventions, member by member; `null` where they differ. */
  readonly scale: WireScale | null
  readonly liftScale: LiftScale | null
  readonly standardError: Pooling | null
  readonly sides: Sides | null
  readonly decision: Decision | null
  /** Whether declines can be called significant; `null` when unknown. */
  readonly direction: DetailedConvention["direction"] | null
  /** Decimals of the figures, or `"none"` when they are not rounded; `null` when unknown. */
  readonly rounding: number | "none" | null
  /** How `p_value` is computed; `null` when there is none, or it is unknown. */
  readonly pValue: PValueConvention | null
  /** Whether a result is weighted. Its counts do not distinguish a pooled error from an unpooled one. */
  readonly weighted: boolean
  /** Whether at least one convention reproduces every figure. */
  readonly reproduced: boolean
  /**
   * `"usual"`: figures are computed before rounding and rounded alike, and the flag treats a decline as a lift, by the sides of
   * the margin. `"rare"`: nothing fits like that, but a flag decided otherwise. `"fromRounded"`: only figures that are computed
   * from rounded ones, or rounded each in its way, explain the results.
   */
  readonly reading: "usual" | "rare" | "fromRounded"
  /** Every convention of the named reading that fits. */
  readonly fits: ReadonlyArray<Convention>
  /** With a usual convention: the rare conventions that fit as well. One-sided, no decline was observed that would exclude them. */
  readonly rare: ReadonlyArray<DetailedConvention>
  /** The results that would decide between the fitting conventions, one sentence each. */
  readonly missing: ReadonlyArray<string>
  /** When none fits: the figures that the nearest convention does not reproduce. */
  readonly contradictions: ReadonlyArray<Contradiction>
}

const keyOf = ({ decision, liftScale, scale, sides, standardError }: Convention): string =>
  [scale, liftScale, standardError, sides, decision].join(" ")

const plain = ({ decision, liftScale, scale, sides, standardError }: Convention): Convention => ({
  scale,
  liftScale,
  standardError,
  sides,
  decision
})

/** Returns the common value, or null if values differ. */
const common = <A>(values: ReadonlyArray<A>): A | null => (new Set(values).size === 1 ? (values[0] ?? null) : null)

const fitting = (
  conventions: ReadonlyArray<DetailedConvention>,
  evidence: ReadonlyArray<Evidence>,
  decimals: Decimals
): ReadonlyArray<DetailedConvention> =>
  conventions.filter((convention) =>
    evidence.every((each) => contradictionsOf(convention, each, decimals).length === 0)
  )

/**
 * Returns the number of decimals to which all figures are rounded, or null if one more decimal explains them as well,
 * because every figure happens to end in 0.
 */
const roundingFor = (
  fits: ReadonlyArray<DetailedConvention>,
  evidence: ReadonlyArray<Evidence>,
  fewest: number | null
): number | "none" | null => {
  if (fewest === null) return "none"
  const isPossible = (decimals: number | null) =>
    fits.some((convention) =>
      evidence.every((each) => contradictionsOf(convention, each, alike(decimals)).length === 0)
    )
  return fewest < mostDecimals && isPossible(fewest + 1) ? null : fewest
}

const pValueFor = (evidence: ReadonlyArray<Evidence>): PValueConvention | null => {
  const shown = evidence.filter(({ p, weighted }) => p !== undefined && !weighted)
  const errors = ["pooled", "unpooled"] as const
  const candidates = errors.flatMap((standardError) =>
    (["two", "one"] as const).flatMap((sides) => {
      const isReproduced = shown.every(({ control, exposed, p = 0 }) => {
        const expected = pValue(exposed, control, standardError, sides)
        return expected !== null && isShownAs(expected, p, decimalsOf(p))
      })
      return isReproduced ? { standardError, sides } : []
    })
  )
  return shown.length > 0 && candidates.length === 1 ? (candidates[0] ?? null) : null
}

/** The convention that reproduces most, and what it does not. */
const nearest = (evidence: ReadonlyArray<Evidence>, decimals: Decimals): ReadonlyArray<Contradiction> =>
  usualConventions
    .map((convention) => evidence.flatMap((each) => contradictionsOf(convention, each, decimals)))
    .reduce((best, each) => (each.length < best.length ? each : best))

/** Returns the results as evidence, with the conventions that fit in the first reading in which any does. */
const readingOf = (results: ReadonlyArray<WireLift>) => {
  const { lift, margins, shares } = figuresOf(results)
  const kinds = { shares: fewestDecimals(shares), lift: fewestDecimals(lift), margins: fewestDecimals(margins) }
  const fewest = fewestDecimals([...shares, ...lift, ...margins])
  const evidence = results.flatMap((result, index) => evidenceOf(result, index, kinds.shares) ?? [])
  const strict = { evidence, decimals: alike(fewest), fewest }
  const usual = fitting(usualConventions, evidence, strict.decimals)
  if (usual.length > 0) return { ...strict, reading: "usual", fits: usual } as const
  const rare = fitting(rareConventions, evidence, strict.decimals)
  if (rare.length > 0) return { ...strict, reading: "rare", fits: rare } as const
  const decimals = { ...kinds, fromRounded: true }
  const loose = { evidence, decimals, fewest }
  const fits = fitting([...usualConventions, ...rareConventions], evidence, decimals)
  return fits.length > 0
    ? ({ ...loose, reading: "fromRounded", fits } as const)
    : ({ ...strict, reading: "usual", fits } as const)
}

/**
 * Identifies the convention of one or more results of the service.
 *
 * The conventions cover percent and proportion, lift in points, relative or of the headroom, a pooled or unpooled margin, one- or two-sided, and a flag
 * based on the margin or on the p-value of the other standard error: 48 in all. One result with margins at 0.8 and 0.95 determines the sides, since the
 * margins have the ratio 1.529368 or 1.954387. Results of small and unequal groups distinguish pooled from unpooled. Rarer conventions are considered
 * only when none of these fits; those that would fit as well are in `rare`.
 *
 * @example
 * ```ts
 * import { identify } from "@fieldwork/lift-statistics"
 *
 * const found = identify({
 *   exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23,
 *   exposed_percentage: 14, control_percentage: 23, lift_percentage: -9,
 *   statistical_test: [
 *     { confidence_level: 0.8, margin_of_error: 6.99, statistically_significant: true },
 *     { confidence_level: 0.9, margin_of_error: 8.97, statistically_significant: true }
 *   ]
 * })
 * found.convention?.standardError // => "unpooled"
 * found.convention?.decision // => "margin"
 * ```
 * @throws {InvalidInputError} when the counts of a result are impossible
 */
export const identify = (results: WireLift | ReadonlyArray<WireLift>): Identification => {
  const all: ReadonlyArray<WireLift> = Array.isArray(results) ? results : [results]
  const { evidence, decimals, fewest, fits, reading } = readingOf(all)
  const plainFits = [...new Map(fits.map((each) => [keyOf(each), plain(each)])).values()]
  const hasFigures = evidence.some(
    (each) => each.shares !== undefined || each.lift !== undefined || each.tests.length > 0
  )
  const convention = hasFigures && plainFits.length === 1 ? (plainFits[0] ?? null) : null
  const kind = convention !== null ? "identified" : fits.length > 0 ? "cannotTell" : "noneFits"
  const weighted = evidence.some((each) => each.weighted)
  const rare = reading === "usual" ? fitting(rareConventions, evidence, decimals) : []
  const parts = {
    scale: common(fits.map((each) => each.scale)),
    liftScale: common(fits.map((each) => each.liftScale)),
    standardError: common(fits.map((each) => each.standardError)),
    sides: common(fits.map((each) => each.sides)),
    decision: common(fits.map((each) => each.decision))
  }
  return {
    kind,
    convention,
    ...parts,
    direction: common([...fits, ...rare].map((each) => each.direction)),
    rounding: reading !== "fromRounded" && kind !== "noneFits" ? roundingFor(fits, evidence, fewest) : null,
    pValue: pValueFor(evidence),
    weighted,
    reproduced: hasFigures && fits.length > 0,
    reading,
    fits: plainFits,
    rare,
    missing: kind === "cannotTell" ? missingFor({ ...parts, weighted, hasFigures }) : [],
    contradictions: kind === "noneFits" ? nearest(evidence, decimals) : []
  }
}
