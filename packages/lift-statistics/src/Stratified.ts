/**
 * Lifts in several strata, such as devices or age groups: the common lift of the strata, and tests of whether their lifts differ.
 *
 * A lift that is significant in one stratum and not significant in another is not evidence that the strata differ. {@link heterogeneity} tests
 * whether they differ.
 */
import { difference, isNegligible, shareVariance } from "./Arithmetic.ts"
import { chiSquareP } from "./ChiSquare.ts"
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { normalUpperTail } from "./Normal.ts"

/** The exposed and control groups of one stratum. Each respondent is in only one stratum. */
export interface Stratum {
  readonly exposed: Group
  readonly control: Group
}

/** The common lift of several strata, with its test and interval. */
export interface StratifiedLift {
  /** The common lift of the strata, as a proportion. */
  readonly points: number
  /** The standard error of the lift, as a proportion. */
  readonly standardError: number
  /** The number of strata with respondents in both groups. Other strata are ignored. */
  readonly strata: number
  /** `points` divided by its standard error; `null` if the standard error is 0. */
  readonly z: number | null
  /**
   * The p-value, one-sided or two-sided as requested: the probability of a z at least this extreme if there is no effect; `null` if `z` is `null`.
   */
  readonly p: number | null
  readonly interval: Interval
}

/** Returns the strata that have respondents in both groups. */
const usable = (strata: Iterable<Stratum>): ReadonlyArray<Stratum> =>
  [...strata].filter(({ control, exposed }, i) => {
    checkGroup(`strata[${i}].exposed`, exposed)
    checkGroup(`strata[${i}].control`, control)
    return exposed.n > 0 && control.n > 0
  })

/**
 * Returns the Mantel–Haenszel lift in points with Sato's variance. This common lift compares exposed and control respondents within each stratum, so
 * a difference between the compositions of the two groups is not mistaken for lift.
 *
 * The weights are n_e·n_c/N. Sources: Greenland and Robins, Biometrics 41 (1985), 55–68; Sato, Biometrics 45 (1989), 1323–1324.
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
 * @returns `null` if no stratum has respondents in both groups
 * @throws {InvalidInputError} if counts or the level are invalid
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
  const variance = points * p + q
  const standardError = isNegligible(variance, q) ? 0 : Math.sqrt(variance) / weights
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

/** The result of a test of whether the lifts of strata differ. */
export interface Heterogeneity {
  /**
   * The common lift of all strata, as a proportion, assuming that the lifts do not differ. The weights are the inverse unpooled variances.
   */
  readonly pooled: number
  /** The standard error of `pooled`, as a proportion. */
  readonly sePooled: number
  /** Cochran's Q statistic. */
  readonly q: number
  /** The degrees of freedom: the number of strata included minus 1. */
  readonly df: number
  /** The probability of differences between the lifts at least this large if the strata do not differ; `null` if only one stratum is included. */
  readonly p: number | null
  /** I²: the proportion of the variation between strata that is not due to chance, from 0 to 1. */
  readonly iSquared: number
  /**
   * The number of strata that were left out, because a group is empty or because all respondents in each group gave the same answer, so the variance
   * of the lift is undefined or 0.
   */
  readonly excluded: number
}

/**
 * Tests whether the lift in points differs between strata (Cochran's Q test).
 *
 * The strata must not share respondents. The parts of a breakdown by frequency or by creative share their control group, so their Q is only a rough
 * guide. Sources: Cochran, Biometrics 10 (1954), 101–129; for I², Higgins and Thompson, Statistics in Medicine 21 (2002), 1539–1558.
 *
 * @example
 * ```ts
 * import { heterogeneity } from "@fieldwork/lift-statistics"
 *
 * const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
 * const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
 * heterogeneity([mobile, desktop])?.p // => 0.17916
 * ```
 * @returns `null` if every stratum is excluded, because a group is empty or the variance of the lift is 0
 * @throws {InvalidInputError} if counts are invalid
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
    excluded: all.length - lifts.length
  }
}

/** The difference between two lifts, with its test and interval. */
export interface LiftDifference {
  /** The first lift minus the second lift, as a proportion (0.01 is one percentage point). */
  readonly points: number
  /** The standard error of the difference, as a proportion. */
  readonly standardError: number
  readonly z: number | null
  /** The two-sided p-value; `null` if the standard error is 0. */
  readonly p: number | null
  readonly interval: Interval
}

/**
 * Compares two lifts, such as mobile with desktop, and returns their difference with its interval.
 *
 * The two strata must not share respondents. The test is two-sided and uses unpooled variances.
 *
 * @example
 * ```ts
 * import { liftDifference } from "@fieldwork/lift-statistics"
 *
 * const mobile = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
 * const desktop = { exposed: { x: 45, n: 80 }, control: { x: 30, n: 90 } }
 * liftDifference(desktop, mobile)?.points // => 0.12917
 * ```
 * @returns `null` if a group is empty
 * @throws {InvalidInputError} if counts or the level are invalid
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
