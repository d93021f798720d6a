/**
 * Lifts of several strata, such as devices or age groups: taken together, and compared with each other.
 *
 * "Significant here and not there" is not a difference between here and there: {@link heterogeneity} tests that.
 */
import { difference, shareVariance } from "./Arithmetic.ts"
import { chiSquareP } from "./ChiSquare.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { normalUpperTail } from "./Normal.ts"

/** Exposed and control of one stratum. Strata share no respondents. */
export interface Stratum {
  readonly exposed: Group
  readonly control: Group
}

/** The lift that strata have in common, with its test and interval. */
export interface StratifiedLift {
  /** The lift common to the strata, a proportion. */
  readonly points: number
  /** The standard error of the lift, a proportion. */
  readonly standardError: number
  /** The number of strata with respondents in both groups. Others are ignored. */
  readonly strata: number
  /** `points` divided by its standard error; `null` if that is 0. */
  readonly z: number | null
  /** The probability of a z at least this extreme without effect, by the chosen sides; `null` with z. */
  readonly p: number | null
  readonly interval: Interval
}

/** The strata that have respondents in both groups. */
const usable = (strata: Iterable<Stratum>): ReadonlyArray<Stratum> =>
  [...strata].filter(({ control, exposed }, i) => {
    checkGroup(`strata[${i}].exposed`, exposed)
    checkGroup(`strata[${i}].control`, control)
    return exposed.n > 0 && control.n > 0
  })

/**
 * Returns the Mantel–Haenszel lift in points, with the variance of Sato: the common lift of the strata, each compared within itself, so that a different
 * mix of people among exposed and control does not look like lift.
 *
 * Weights n_e·n_c/N. Sources: Greenland and Robins, Biometrics 41 (1985), 55–68; Sato, Biometrics 45 (1989), 1323–1324.
 *
 * @example
 * ```ts
 * import { mantelHaenszel } from "@fieldwork/lift-statistics"
 *
 * const strata = [
 *   { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } },
 *   { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
 * ]
 * mantelHaenszel(strata)?.points // => 0.15924
 * ```
 * @returns `null` when no stratum has respondents in both groups
 * @throws {InvalidInputError} when counts or the level are impossible
 */
export const mantelHaenszel = (
  strata: Iterable<Stratum>,
  level: number = defaultLevel,
  sides: Sides = "two"
): StratifiedLift | null => {
  const reach = criticalValue(level, sides)
  const used = usable(strata)
  if (used.length === 0) return null
  let [weights, sum, p, q] = [0, 0, 0, 0]
  for (const { control, exposed } of used) {
    const all = exposed.n + control.n
    const weight = (exposed.n / all) * control.n
    weights += weight
    sum += weight * difference(exposed, control)
    p +=
      control.x * (exposed.n / all) ** 2 -
      exposed.x * (control.n / all) ** 2 +
      ((exposed.n / all) * (control.n / all) * (control.n - exposed.n)) / 2
    q += (exposed.x * ((control.n - control.x) / all) + control.x * ((exposed.n - exposed.x) / all)) / 2
  }
  const points = sum / weights
  // Rounding can result in a variance slightly below 0.
  const standardError = Math.sqrt(Math.max(0, points * p + q)) / weights
  const z = standardError === 0 ? null : points / standardError
  return {
    points,
    standardError,
    strata: used.length,
    z,
    p: z === null ? null : sides === "two" ? 2 * normalUpperTail(Math.abs(z)) : normalUpperTail(z),
    interval: {
      lower: points - reach * standardError,
      upper: sides === "two" ? points + reach * standardError : 1
    }
  }
}

/** The differences between the lifts of strata. */
export interface Heterogeneity {
  /** The lift in points that all strata share if they do not differ, weighted by inverse unpooled variance; a proportion. */
  readonly pooled: number
  /** The standard error of `pooled`, a proportion. */
  readonly sePooled: number
  /** Cochran's Q. */
  readonly q: number
  /** The number of strata that are included, minus 1. */
  readonly df: number
  /** The probability of lifts at least this different when the strata do not differ; `null` with a single stratum. */
  readonly p: number | null
  /** The share of the differences that is not due to chance, 0 to 1. */
  readonly iSquared: number
  /** Strata that were left out, because a group is empty, or all in both groups gave the same answer, so there is no variance. */
  readonly leftOut: number
}

/**
 * Tests whether the lifts of strata differ (Cochran's Q), in points.
 *
 * Strata must not share respondents: parts by frequency or creative share their control, so their Q is only a guide.
 * Source: Cochran, Biometrics 10 (1954), 101–129; I² by Higgins and Thompson, Statistics in Medicine 21 (2002), 1539–1558.
 *
 * @example
 * ```ts
 * import { heterogeneity } from "@fieldwork/lift-statistics"
 *
 * const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
 * const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
 * heterogeneity([mobile, desktop])?.p // => 0.17916
 * ```
 * @returns `null` when no stratum has a lift with a variance
 * @throws {InvalidInputError} when counts are impossible
 */
export const heterogeneity = (strata: Iterable<Stratum>): Heterogeneity | null => {
  const all = [...strata]
  const lifts = usable(all).flatMap(({ control, exposed }) => {
    const variance = shareVariance(exposed) + shareVariance(control)
    return variance > 0 ? { d: difference(exposed, control), weight: 1 / variance } : []
  })
  if (lifts.length === 0) return null
  const weights = lifts.reduce((sum, { weight }) => sum + weight, 0)
  const pooled = lifts.reduce((sum, { d, weight }) => sum + weight * d, 0) / weights
  const q = lifts.reduce((sum, { d, weight }) => sum + weight * (d - pooled) ** 2, 0)
  const df = lifts.length - 1
  return {
    pooled,
    sePooled: Math.sqrt(1 / weights),
    q,
    df,
    p: chiSquareP(q, df),
    iSquared: q > df ? (q - df) / q : 0,
    leftOut: all.length - lifts.length
  }
}

/** The difference of two lifts, with its test and interval. */
export interface LiftDifference {
  /** The first lift minus the second, as a proportion (0.01 is one percentage point). */
  readonly points: number
  /** The standard error of the difference, a proportion. */
  readonly standardError: number
  readonly z: number | null
  /** Two-sided; `null` when the standard error is 0. */
  readonly p: number | null
  readonly interval: Interval
}

/**
 * Compares two lifts, such as mobile with desktop: their difference with its interval.
 *
 * The two strata must not share respondents. Unpooled variances, two-sided.
 *
 * @example
 * ```ts
 * import { liftDifference } from "@fieldwork/lift-statistics"
 *
 * const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
 * const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
 * liftDifference(desktop, mobile)?.points // => 0.12917
 * ```
 * @returns `null` when a group is empty
 * @throws {InvalidInputError} when counts or the level are impossible
 */
export const liftDifference = (
  first: Stratum,
  second: Stratum,
  level: number = defaultLevel
): LiftDifference | null => {
  const reach = criticalValue(level)
  if (usable([first, second]).length < 2) return null
  const points = difference(first.exposed, first.control) - difference(second.exposed, second.control)
  const groups = [first.exposed, first.control, second.exposed, second.control]
  const standardError = Math.sqrt(groups.reduce((sum, group) => sum + shareVariance(group), 0))
  const z = standardError === 0 ? null : points / standardError
  return {
    points,
    standardError,
    z,
    p: z === null ? null : 2 * normalUpperTail(Math.abs(z)),
    interval: { lower: points - reach * standardError, upper: points + reach * standardError }
  }
}
