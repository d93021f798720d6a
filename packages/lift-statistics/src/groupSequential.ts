/**
 * Group-sequential boundaries. A study with several planned looks (interim analyses) keeps its overall false positive rate because the boundary at
 * each look is stricter than that of a single test.
 *
 * The information at a look is a fraction from 0 to 1: the number of respondents so far divided by the planned number.
 */
import { checkOneOf, checkProbability, checkInteger, InvalidInputError } from "./InvalidInputError.ts"
import { normalQuantile, normalUpperTail } from "./Normal.ts"
import { root } from "./root.ts"
import { crossing, crossingProbability, continuePaths, horizonFor, type Paths } from "./StoppingPaths.ts"

/** The schedule of looks (interim analyses). */
export interface Looks {
  /** The number of equally spaced looks, an integer ≥ 1. Omit `looks` if `information` is given. */
  readonly looks?: number | undefined
  /** The fraction of the final sample at each look, in ascending order, above 0 and at most 1. */
  readonly information?: ReadonlyArray<number> | undefined
}

/** The planned looks of a study, and the design of their boundaries. */
export interface GroupSequentialDesign extends Looks {
  /**
   * `"pocock"`: the same boundary at each look. `"obrienFleming"`: boundaries that decrease as 1/√information, so early looks rarely stop the study.
   */
  readonly design: "pocock" | "obrienFleming"
  /** The overall false positive rate of the two-sided test across all looks, from 0 to 1. Default: 0.1. */
  readonly alpha?: number | undefined
}

/** The looks of a study, and how alpha is spent over them. */
export interface SpendingDesign extends Looks {
  /**
   * The spending function: how alpha is spent as information accrues. Later looks need not be planned, because a boundary depends only on the current
   * and earlier looks.
   */
  readonly design: "lanDeMetsObrienFleming" | "lanDeMetsPocock"
  /** The overall false positive rate of the two-sided test across all looks, from 0 to 1. Default: 0.1. */
  readonly alpha?: number | undefined
}

/** The boundaries at which a study can be stopped, one per look. */
export interface Boundaries {
  /** The fraction of the final sample at each look. */
  readonly information: ReadonlyArray<number>
  /**
   * The study is stopped if |Z| is at least this value. `null` if the look cannot stop the study, because the alpha spent at this look is too small
   * to represent.
   */
  readonly z: ReadonlyArray<number | null>
  /** The nominal two-sided p-value that corresponds to each boundary. */
  readonly nominalP: ReadonlyArray<number>
}

/** The boundaries at which a study can be stopped, with the alpha spent. */
export interface SpendingBoundaries extends Boundaries {
  /** The alpha spent up to and including each look, for both tails combined. */
  readonly spent: ReadonlyArray<number>
}

/** Returns the information (the fraction of the final sample) at each look. Throws if the information is not ascending. */
export const informationOf = ({ information, looks }: Looks): ReadonlyArray<number> => {
  if (information === undefined) {
    const count = looks ?? Number.NaN
    checkInteger("looks", count, 1)
    return Array.from({ length: count }, (_, i) => (i + 1) / count)
  }
  if (information.length === 0) {
    throw new InvalidInputError("empty", "information", information, "pass at least one look, such as 1")
  }
  for (const [i, t] of information.entries()) {
    const before = information[i - 1] ?? 0
    if (Number.isFinite(t) && t > before && t <= 1) continue
    throw new InvalidInputError(
      Number.isFinite(t) ? "outOfRange" : "notANumber",
      `information[${i}]`,
      t,
      "pass ascending fractions of the final sample, above 0 and at most 1"
    )
  }
  return information
}

const nominal = (z: number | null): number => (z === null ? 0 : 2 * normalUpperTail(z))

/**
 * Returns the boundaries for |Z| of a two-sided group-sequential test, computed by numerical integration with an error of about 1e-11.
 *
 * Sources: Pocock, Biometrika 64 (1977), 191–199; O'Brien and Fleming, Biometrics 35 (1979), 549–556.
 *
 * @example
 * ```ts
 * import { groupSequential } from "@fieldwork/lift-statistics"
 *
 * groupSequential({ design: "pocock", looks: 2, alpha: 0.05 }).z[0] // => 2.17827
 * ```
 * @throws {InvalidInputError} if the information is not ascending or alpha is outside (0, 1)
 */
export const groupSequential = (options: GroupSequentialDesign): Boundaries => {
  const { alpha = 0.1, design } = options
  checkOneOf("design", design, ["pocock", "obrienFleming"])
  checkProbability("alpha", alpha)
  const information = informationOf(options)
  const last = information.at(-1) ?? 1
  const shape = (look: number): number => (design === "pocock" ? 1 : Math.sqrt(last / (information[look] ?? 1)))
  // The required boundary is between that of a single look, which is crossed too often, and the Bonferroni boundary, which is crossed too rarely.
  const single = -normalQuantile(alpha / 2)
  const strict = -normalQuantile(alpha / 2 / information.length)
  const excess = (c: number): number => crossingProbability(information, (look) => c * shape(look)) / alpha - 1
  const c = information.length === 1 ? single : root(excess, single, strict)
  const z = information.map((_, look) => c * shape(look))
  return { information, z, nominalP: z.map(nominal) }
}

/** The cumulative alpha that one tail has spent at information t. Each tail spends alpha/2 in total. */
const spentOneSide: Readonly<Record<SpendingDesign["design"], (alpha: number, t: number) => number>> = {
  lanDeMetsObrienFleming: (alpha, t) => 2 * normalUpperTail(-normalQuantile(alpha / 4) / Math.sqrt(t)),
  lanDeMetsPocock: (alpha, t) => (alpha / 2) * Math.log1p((Math.E - 1) * t)
}

/**
 * Returns the boundaries for |Z| of a two-sided test that spends alpha as information accrues (Lan and DeMets), computed by numerical integration
 * with an error of about 1e-11.
 *
 * Each tail spends 2(1 − Φ(z_{α/4}/√t)) (O'Brien–Fleming type) or (α/2)·ln(1 + (e − 1)t) (Pocock type). Alpha is spent in full only if the
 * information at the last look is 1. Source: Lan and DeMets, Biometrika 70 (1983), 659–663.
 *
 * @example
 * ```ts
 * import { groupSequentialSpending } from "@fieldwork/lift-statistics"
 *
 * const plan = groupSequentialSpending({ design: "lanDeMetsObrienFleming", information: [0.5, 1], alpha: 0.1 })
 * plan.z[0] // => 2.53799
 * ```
 * @throws {InvalidInputError} if the information is not ascending or alpha is outside (0, 1)
 */
export const groupSequentialSpending = (options: SpendingDesign): SpendingBoundaries => {
  const { alpha = 0.1, design } = options
  checkOneOf("design", design, Object.keys(spentOneSide))
  checkProbability("alpha", alpha)
  const information = informationOf(options)
  const spent = information.map((t) => 2 * spentOneSide[design](alpha, t))
  const z: Array<number | null> = []
  let paths: Paths | undefined
  const spentAt = (look: number): number => (spent[look] ?? 0) - (spent[look - 1] ?? 0)
  for (const [look, t] of information.entries()) {
    const bound = boundFor(paths, t, spentAt(look))
    z.push(bound)
    const next = information[look + 1]
    if (next !== undefined) paths = continuePaths(paths, t, bound ?? Infinity, next, horizonFor(spentAt(look + 1)))
  }
  return { information, z, nominalP: z.map(nominal), spent }
}

/**
 * Returns the boundary at which the alpha `spend` is spent at the look with information t (the fraction of the final sample), or `null` if `spend` is
 * too small to represent.
 */
const boundFor = (paths: Paths | undefined, t: number, spend: number): number | null => {
  const least = 1e-290
  if (!(spend > least)) return null
  if (paths === undefined) return -normalQuantile(spend / 2)
  // The function compares logarithms, so tiny probabilities are as precise as large ones.
  const excess = (z: number): number => Math.log(Math.max(crossing(paths, t, z), 1e-320)) - Math.log(spend)
  // If the fraction of studies that have not been stopped is below `spend`, all of them are stopped.
  return excess(0) <= 0 ? 0 : root(excess, 0, 37)
}
