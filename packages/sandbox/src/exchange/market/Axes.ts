/**
 * Assigns the respondents of other suppliers to the quotas of a survey.
 *
 * Each question that a quota uses is an axis, which is divided into bins. Answers that no quota distinguishes share a bin. The share of a bin is the
 * share of the qualified people who give one of its answers. A respondent is drawn as one bin per axis, which keeps nested and overlapping quotas
 * consistent with each other.
 */
import type { Random } from "../../environment/Random.ts"
import { questionOf } from "../data/questions/library.ts"
import type { Condition } from "../respondents/Answers.ts"
import { areas } from "../respondents/PostalCodes.ts"

/** The groups of answers (bins) to one question that meet a condition. `axis` is the index of the question, and `bins` is a bit mask. */
interface Span {
  readonly axis: number
  readonly bins: number
}

export interface Axes {
  /** For each question on which the quotas depend, the shares of people in the groups of its answers (bins), as running totals. */
  readonly cumulative: ReadonlyArray<ReadonlyArray<number>>
  /**
   * For each quota, in order, one element per condition: the groups of answers (bins) that meet the condition. A respondent falls into the quota if
   * the respondent's answers meet every condition.
   */
  readonly spans: ReadonlyArray<ReadonlyArray<Span>>
}

type Conditions = ReadonlyArray<Condition>

const allCodes: ReadonlyArray<string> = areas.flat()

/**
 * Returns each answer to the question with the share of people who give it. The share of the last answer to a multi-punch question, "none of these",
 * is assumed to be 0.1.
 */
const answersTo = (question: number): ReadonlyArray<readonly [precode: string, share: number]> => {
  const known = questionOf(question)
  if (known === undefined) return []
  if (known.kind === "Text - Open-end") return allCodes.map((code) => [code, 1 / allCodes.length])
  const last = known.kind === "Multi Punch" ? [0.1] : []
  const shares = [...known.shares, ...last]
  return known.precodes.map((precode, index) => [precode, shares[index] ?? 0])
}

/** Caches the set of precodes for each list of precodes. */
const sets = new WeakMap<ReadonlyArray<string>, ReadonlySet<string>>()

const setOf = (precodes: ReadonlyArray<string>): ReadonlySet<string> => {
  const known = sets.get(precodes) ?? new Set(precodes)
  sets.set(precodes, known)
  return known
}

const isQualified = (qualifications: Conditions, question: number, precode: string): boolean =>
  qualifications.every(
    (condition) =>
      condition.question !== question || setOf(condition.precodes).has(precode) === (condition.operator !== "NOT")
  )

interface Axis {
  readonly cumulative: ReadonlyArray<number>
  /** For each group of answers (bin), a bit mask of the quota conditions that these answers meet. */
  readonly bitsByBin: ReadonlyArray<number>
}

/** A unique number for each list of precodes. */
const numbers = new WeakMap<ReadonlyArray<string>, number>()
let numbered = 0

const numberOf = (precodes: ReadonlyArray<string>): number => {
  const known = numbers.get(precodes) ?? ++numbered
  numbers.set(precodes, known)
  return known
}

/** Returns a key that is the same for equal conditions. Lists of precodes are compared by identity. */
export const keyOf = (conditions: Conditions): string =>
  conditions.map(({ operator, precodes, question }) => `${question}${operator}${numberOf(precodes)}`).join(" ")

const axisOf = (question: number, qualifications: Conditions, conditions: Conditions): Axis => {
  const bins = new Map<number, number>()
  for (const [precode, share] of answersTo(question)) {
    if (share === 0 || !isQualified(qualifications, question, precode)) continue
    const bits = conditions.reduce(
      (mask, { precodes }, at) => (setOf(precodes).has(precode) ? mask | (1 << at) : mask),
      0
    )
    bins.set(bits, (bins.get(bits) ?? 0) + share)
  }
  const total = [...bins.values()].reduce((sum, share) => sum + share, 0)
  let sum = 0
  return {
    bitsByBin: [...bins.keys()],
    cumulative: Array.from(bins.values(), (share) => (sum += share / total))
  }
}

const same = (one: Condition, other: Condition): boolean =>
  one.question === other.question && one.precodes === other.precodes

/**
 * Groups the answers to each question on which the quotas depend. Two answers are in the same group (bin) if no quota distinguishes them. Supports at
 * most 31 different conditions and 31 bins per question, because both are stored as bit masks.
 */
export const make = (qualifications: Conditions, quotas: ReadonlyArray<{ readonly conditions: Conditions }>): Axes => {
  const asked: Array<Condition> = []
  for (const condition of quotas.flatMap(({ conditions }) => conditions)) {
    if (!asked.some((other) => same(condition, other))) asked.push(condition)
  }
  const questions = [...new Set(asked.map(({ question }) => question))]
  const byQuestion = questions.map((question) => asked.filter((condition) => condition.question === question))
  const axes = questions.map((question, index) => axisOf(question, qualifications, byQuestion[index] ?? []))

  const spanOf = (condition: Condition): Span => {
    const axis = questions.indexOf(condition.question)
    const bit = byQuestion[axis]?.findIndex((other) => same(condition, other)) ?? 0
    const bitsByBin = axes[axis]?.bitsByBin ?? []
    return {
      axis,
      bins: bitsByBin.reduce((mask, bits, bin) => ((bits >> bit) & 1 ? mask | (1 << bin) : mask), 0)
    }
  }
  return {
    cumulative: axes.map(({ cumulative }) => cumulative),
    spans: quotas.map(({ conditions }) => conditions.map(spanOf))
  }
}

/** Draws a qualified respondent at random, and returns a bit mask of the quotas into which the respondent falls. */
export const draw = ({ cumulative, spans }: Axes, random: Random): number => {
  const bins = cumulative.map((shares) => {
    const at = random.next()
    const bin = shares.findIndex((share) => at < share)
    return bin < 0 ? shares.length - 1 : bin
  })
  let mask = 0
  for (let quota = 0; quota < spans.length; quota++) {
    const isIn = (spans[quota] ?? []).every(({ axis, bins: allowed }) => ((allowed >>> (bins[axis] ?? 0)) & 1) === 1)
    if (isIn) mask |= 1 << quota
  }
  return mask
}

/** Returns the share of qualified respondents who fall into a quota. */
export const shareOf = ({ cumulative, spans }: Axes, quota: number): number =>
  (spans[quota] ?? []).reduce((product, { axis, bins }) => {
    const shares = cumulative[axis] ?? []
    const share = shares.reduce((sum, upTo, bin) => ((bins >>> bin) & 1 ? sum + upTo - (shares[bin - 1] ?? 0) : sum), 0)
    return product * share
  }, 1)
