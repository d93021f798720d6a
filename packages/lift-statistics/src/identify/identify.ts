/**
 * Identifies the convention, which is the set of formulas by which a service computes lift, from the results that the service returned.
 *
 * A convention fits if it reproduces every value in every result. All fitting conventions are reported. A single convention is named only if no other
 * convention fits.
 */
import type { Sides } from "../Confidence.ts"
import { type LiftScale, type Pooling, pValue } from "../TwoProportions.ts"
import { type Contradiction, contradictionsOf } from "./Contradiction.ts"
import {
  type Convention,
  type Decision,
  type DetailedConvention,
  rareConventions,
  commonConventions,
  type WireScale
} from "./Convention.ts"
import { type Evidence, evidenceOf, figuresOf } from "./Evidence.ts"
import { missingEvidence } from "./missingEvidence.ts"
import {
  sameDecimals,
  separateDecimals,
  decimalsOf,
  type Decimals,
  fewestDecimals,
  roundsTo,
  maxDecimals
} from "./Rounding.ts"
import type { WireLift } from "./WireLift.ts"

/** The standard error with which a p-value is computed, and whether the p-value is one-sided or two-sided. */
export interface PValueConvention {
  readonly standardError: Pooling
  readonly sides: Sides
}

/** The convention (set of formulas) by which a service computes lift, as far as the service's results determine it. */
export interface Identification {
  /**
   * `"identified"`: exactly one convention (set of formulas for lift) fits the results. `"ambiguous"`: more than one convention fits, or the results
   * have no values to compare. `"noneFits"`: the service uses a convention that is not considered here, or changed its convention between the
   * results.
   */
  readonly kind: "identified" | "ambiguous" | "noneFits"
  /**
   * The only convention (set of formulas for lift) that fits the results; `null` if none or more than one fits, or if the results have no values to
   * compare.
   */
  readonly convention: Convention | null
  /**
   * The scale that all fitting conventions (sets of formulas for lift) have in common; `null` if their scales differ. The same applies to
   * `liftScale`, `standardError`, `sides` and `decision`.
   */
  readonly scale: WireScale | null
  readonly liftScale: LiftScale | null
  readonly standardError: Pooling | null
  readonly sides: Sides | null
  readonly decision: Decision | null
  /** Whether declines can be significant; `null` if unknown. */
  readonly direction: DetailedConvention["direction"] | null
  /** The number of decimal places to which all values are rounded, or `"none"` if they are not rounded; `null` if unknown. */
  readonly rounding: number | "none" | null
  /** The formula by which `p_value` is computed; `null` if the results have no p-value or the formula is unknown. */
  readonly pValue: PValueConvention | null
  /** Whether any result is weighted. The counts of a weighted result do not distinguish a pooled standard error from an unpooled one. */
  readonly weighted: boolean
  /** Whether the results have values to compare, and at least one convention (set of formulas for lift) reproduces all of them. */
  readonly reproduced: boolean
  /**
   * The assumption under which conventions (sets of formulas for lift) fit the results. `"common"`: values are computed before rounding and all
   * rounded to the same number of decimal places, and the significance flag treats declines like lifts and is one-sided or two-sided like the margin
   * of error. `"rare"`: like `"common"`, but the significance flag follows another rule. `"fromRounded"`: the results can be explained only if some
   * values are computed from rounded values, or if values are rounded to different numbers of decimal places.
   */
  readonly assumption: "common" | "rare" | "fromRounded"
  /** All conventions (sets of formulas) that fit the results under `assumption`. */
  readonly fits: ReadonlyArray<Convention>
  /**
   * If `assumption` is `"common"`: the rare conventions (sets of formulas for lift) that also fit. For example, conventions with the direction
   * `"liftOnly"` are excluded only if a significant decline is observed.
   */
  readonly rare: ReadonlyArray<DetailedConvention>
  /** Descriptions of the results that would distinguish between the fitting conventions (sets of formulas for lift), one sentence each. */
  readonly missing: ReadonlyArray<string>
  /** If no convention (set of formulas for lift) fits: the values that the closest convention does not reproduce. */
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

/** Returns the common value of all elements, or `null` if they differ. */
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
 * Returns the number of decimal places to which all values are rounded, `"none"` if they are not rounded, or `null` if the number is ambiguous: the
 * values may have been rounded to one more place, with 0 as the last digit of each value.
 */
const roundingFor = (
  fits: ReadonlyArray<DetailedConvention>,
  evidence: ReadonlyArray<Evidence>,
  fewest: number | null
): number | "none" | null => {
  if (fewest === null) return "none"
  const isPossible = (decimals: number | null) =>
    fits.some((convention) =>
      evidence.every((each) => contradictionsOf(convention, each, sameDecimals(decimals)).length === 0)
    )
  return fewest < maxDecimals && isPossible(fewest + 1) ? null : fewest
}

const pValueFor = (evidence: ReadonlyArray<Evidence>): PValueConvention | null => {
  const shown = evidence.filter(({ p, weighted }) => p !== undefined && !weighted)
  const errors = ["pooled", "unpooled"] as const
  const candidates = errors.flatMap((standardError) =>
    (["two", "one"] as const).flatMap((sides) => {
      const isReproduced = shown.every(({ control, exposed, p = 0 }) => {
        const expected = pValue(exposed, control, standardError, sides)
        return expected !== null && roundsTo(expected, p, decimalsOf(p))
      })
      return isReproduced ? { standardError, sides } : []
    })
  )
  return shown.length > 0 && candidates.length === 1 ? (candidates[0] ?? null) : null
}

/**
 * Returns the values that the closest common convention (set of formulas for lift) does not reproduce. The closest convention is the one that
 * reproduces the most values.
 */
const nearest = (evidence: ReadonlyArray<Evidence>, decimals: Decimals): ReadonlyArray<Contradiction> =>
  commonConventions
    .map((convention) => evidence.flatMap((each) => contradictionsOf(convention, each, decimals)))
    .reduce((best, each) => (each.length < best.length ? each : best))

/**
 * Returns the data from which the convention (set of formulas for lift) is identified, and the conventions that fit. The assumptions `common`, `rare`
 * and `fromRounded` are tried in this order until a convention fits.
 */
const fitConventions = (results: ReadonlyArray<WireLift>) => {
  const figures = figuresOf(results)
  const { lift, margins, shares } = figures
  const decimals = separateDecimals(figures)
  const fewest = fewestDecimals([...shares, ...lift, ...margins])
  const evidence = results.flatMap((result, index) => evidenceOf(result, index, decimals.shares) ?? [])
  const strict = { evidence, decimals: sameDecimals(fewest), fewest }
  const commonFits = fitting(commonConventions, evidence, strict.decimals)
  if (commonFits.length > 0) return { ...strict, assumption: "common", fits: commonFits } as const
  const rare = fitting(rareConventions, evidence, strict.decimals)
  if (rare.length > 0) return { ...strict, assumption: "rare", fits: rare } as const
  const loose = { evidence, decimals, fewest }
  const fits = fitting([...commonConventions, ...rareConventions], evidence, decimals)
  return fits.length > 0
    ? ({ ...loose, assumption: "fromRounded", fits } as const)
    : ({ ...strict, assumption: "common", fits } as const)
}

/**
 * Identifies the convention by which a service computed one or more lift results.
 *
 * The 48 common conventions are all combinations of: percent or proportion; lift in points, relative, or relative to the headroom; a pooled or
 * unpooled margin of error; one-sided or two-sided; and a significance flag based on the margin or on a p-value with the standard error (pooled or
 * unpooled) that the margin does not use. A single result with margins at 0.8 and 0.95 shows whether they are one-sided or two-sided, because the
 * ratio of the margins is 1.529368 if two-sided and 1.954387 if one-sided. Results from small groups of unequal size distinguish pooled from
 * unpooled. Rarer conventions are considered only if none of the 48 fits. If one of the 48 fits, the rarer conventions that would also fit are in
 * `rare`.
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
 * @throws {InvalidInputError} if the counts of a result are invalid
 */
export const identify = (results: WireLift | ReadonlyArray<WireLift>): Identification => {
  const all: ReadonlyArray<WireLift> = Array.isArray(results) ? results : [results]
  const { evidence, decimals, fewest, fits, assumption } = fitConventions(all)
  const plainFits = [...new Map(fits.map((each) => [keyOf(each), plain(each)])).values()]
  const hasFigures = evidence.some(
    (each) => each.shares !== undefined || each.lift !== undefined || each.tests.length > 0
  )
  const convention = hasFigures && plainFits.length === 1 ? (plainFits[0] ?? null) : null
  const kind = convention !== null ? "identified" : fits.length > 0 ? "ambiguous" : "noneFits"
  const weighted = evidence.some((each) => each.weighted)
  const rare = assumption === "common" ? fitting(rareConventions, evidence, decimals) : []
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
    rounding: assumption !== "fromRounded" && kind !== "noneFits" ? roundingFor(fits, evidence, fewest) : null,
    pValue: pValueFor(evidence),
    weighted,
    reproduced: hasFigures && fits.length > 0,
    assumption,
    fits: plainFits,
    rare,
    missing: kind === "ambiguous" ? missingEvidence({ ...parts, weighted, hasFigures }) : [],
    contradictions: kind === "noneFits" ? nearest(evidence, decimals) : []
  }
}
