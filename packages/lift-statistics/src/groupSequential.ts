/**
 * Group-sequential boundaries: a study with a few planned looks keeps its false positive rate when each look has a stricter bound.
 *
 * Information is the share of the final sample, from 0 to 1, at a look: respondents so far over planned respondents.
 */
import { checkOneOf, checkProbability, checkWhole, InvalidInputError } from "./InvalidInputError.ts"
import { normalQuantile, normalUpperTail } from "./Normal.ts"
import { root } from "./root.ts"
import { crossing, everCrossing, goOn, horizonFor, type Paths } from "./StoppingPaths.ts"

/** The schedule of looks. */
export interface Looks {
  /** Equally spaced looks, a whole number ≥ 1. Omitted when `information` is given. */
  readonly looks?: number | undefined
  /** The share of the final sample at each look: ascending, above 0, at most 1. */
  readonly information?: ReadonlyArray<number> | undefined
}

/** The planned looks of a study, and the design of their bounds. */
export interface GroupSequentialDesign extends Looks {
  /** `"pocock"`: the same bound at each look. `"obrienFleming"`: bounds fall as 1/√information, so early looks stop rarely. */
  readonly design: "pocock" | "obrienFleming"
  /** False positive rate of all looks together, both tails, 0 to 1. Default 0.1. */
  readonly alpha?: number | undefined
}

/** The looks of a study, and how alpha is spent over them. */
export interface SpendingDesign extends Looks {
  /** How alpha is spent as information accrues. Looks need not be planned: a boundary depends only on earlier looks. */
  readonly design: "lanDeMetsObrienFleming" | "lanDeMetsPocock"
  /** False positive rate of all looks together, both tails, 0 to 1. Default 0.1. */
  readonly alpha?: number | undefined
}

/** The bounds at which a study can be stopped, look by look. */
export interface Boundaries {
  /** The share of the final sample at each look. */
  readonly information: ReadonlyArray<number>
  /**
   * The study is stopped if |Z| is at least this. `null` if the look cannot stop the study, because the spent alpha is
   * too small to represent.
   */
  readonly z: ReadonlyArray<number | null>
  /** The two-sided p-value that belongs to each bound. */
  readonly nominalP: ReadonlyArray<number>
}

/** The bounds at which a study can be stopped, with the alpha that is spent. */
export interface SpendingBoundaries extends Boundaries {
  /** Alpha spent up to and including each look, both tails. */
  readonly spent: ReadonlyArray<number>
}

/** The information at each look; refuses looks that are not ascending. */
export const informationOf = ({ information, looks }: Looks): ReadonlyArray<number> => {
  if (information === undefined) {
    const count = looks ?? Number.NaN
    checkWhole("looks", count, 1)
    return Array.from({ length: count }, (_, i) => (i + 1) / count)
  }
  if (information.length === 0) {
    throw new InvalidInputError("empty", "information", information, "name at least one look, such as 1")
  }
  for (const [i, t] of information.entries()) {
    const before = information[i - 1] ?? 0
    if (Number.isFinite(t) && t > before && t <= 1) continue
    throw new InvalidInputError(
      Number.isFinite(t) ? "outOfRange" : "notANumber",
      `information[${i}]`,
      t,
      "pass shares of the final sample that ascend, above 0 and at most 1"
    )
  }
  return information
}

const nominal = (z: number | null): number => (z === null ? 0 : 2 * normalUpperTail(z))

/**
 * Returns the boundaries of |Z| of a two-sided group-sequential test, by numerical integration to about 1e-11.
 *
 * Sources: Pocock, Biometrika 64 (1977), 191–199; O'Brien and Fleming, Biometrics 35 (1979), 549–556.
 *
 * @example
 * ```ts
 * import { groupSequential } from "@fieldwork/lift-statistics"
 *
 * groupSequential({ design: "pocock", looks: 2, alpha: 0.05 }).z[0] // => 2.17827
 * ```
 * @throws {InvalidInputError} when the looks do not ascend or alpha is outside (0, 1)
 */
export const groupSequential = (question: GroupSequentialDesign): Boundaries => {
  const { alpha = 0.1, design } = question
  checkOneOf("design", design, ["pocock", "obrienFleming"])
  checkProbability("alpha", alpha)
  const information = informationOf(question)
  const last = information.at(-1) ?? 1
  const shape = (look: number): number => (design === "pocock" ? 1 : Math.sqrt(last / (information[look] ?? 1)))
  // Bonferroni's bound is crossed too rarely, and that of a single look too often.
  const single = -normalQuantile(alpha / 2)
  const strict = -normalQuantile(alpha / 2 / information.length)
  const excess = (c: number): number => everCrossing(information, (look) => c * shape(look)) / alpha - 1
  const c = information.length === 1 ? single : root(excess, single, strict)
  const z = information.map((_, look) => c * shape(look))
  return { information, z, nominalP: z.map(nominal) }
}

/** The share of alpha/2 that one side has spent at information t. */
const spentOneSide: Readonly<Record<SpendingDesign["design"], (alpha: number, t: number) => number>> = {
  lanDeMetsObrienFleming: (alpha, t) => 2 * normalUpperTail(-normalQuantile(alpha / 4) / Math.sqrt(t)),
  lanDeMetsPocock: (alpha, t) => (alpha / 2) * Math.log1p((Math.E - 1) * t)
}

/**
 * Returns the boundaries of |Z| of a two-sided test that spends alpha as information accrues (Lan and DeMets), by numerical integration to about 1e-11.
 *
 * Each side spends 2(1 − Φ(z_{α/4}/√t)), after O'Brien and Fleming, or (α/2)·ln(1 + (e − 1)t), after Pocock. Source: Lan and DeMets, Biometrika 70
 * (1983), 659–663. Alpha is spent in full only when a look has all information, 1.
 *
 * @example
 * ```ts
 * import { groupSequentialSpending } from "@fieldwork/lift-statistics"
 *
 * const plan = groupSequentialSpending({ design: "lanDeMetsObrienFleming", information: [0.5, 1], alpha: 0.1 })
 * plan.z[0] // => 2.53799
 * ```
 * @throws {InvalidInputError} when the looks do not ascend or alpha is outside (0, 1)
 */
export const groupSequentialSpending = (question: SpendingDesign): SpendingBoundaries => {
  const { alpha = 0.1, design } = question
  checkOneOf("design", design, Object.keys(spentOneSide))
  checkProbability("alpha", alpha)
  const information = informationOf(question)
  const spent = information.map((t) => 2 * spentOneSide[design](alpha, t))
  const z: Array<number | null> = []
  let paths: Paths | undefined
  const spentAt = (look: number): number => (spent[look] ?? 0) - (spent[look - 1] ?? 0)
  for (const [look, t] of information.entries()) {
    const bound = boundFor(paths, t, spentAt(look))
    z.push(bound)
    const next = information[look + 1]
    if (next !== undefined) paths = goOn(paths, t, bound ?? Infinity, next, horizonFor(spentAt(look + 1)))
  }
  return { information, z, nominalP: z.map(nominal), spent }
}

/** Returns the bound at which this much alpha is spent at this look. */
const boundFor = (paths: Paths | undefined, t: number, spend: number): number | null => {
  const least = 1e-290
  if (!(spend > least)) return null
  if (paths === undefined) return -normalQuantile(spend / 2)
  // Logarithms are compared, so that tiny shares are as precise as large ones.
  const excess = (z: number): number => Math.log(Math.max(crossing(paths, t, z), 1e-320)) - Math.log(spend)
  // If fewer paths than this share remain, all of them are stopped.
  return excess(0) <= 0 ? 0 : root(excess, 0, 37)
}
