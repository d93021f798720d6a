/** Draws the qualifications and quotas of surveys from the seed. */
import type { Random } from "../../environment/Random.ts"
import { ages, customQuestions, questionOf, questions } from "../data/questions/library.ts"
import type { Condition, Operator } from "../respondents/Answers.ts"
import { areas } from "../respondents/PostalCodes.ts"
import * as Axes from "./Axes.ts"
import { maxQuotas, type Quota, type Survey } from "./Survey.ts"

const age = 42
const gender = 43
const postalCode = 45

const any = (question: number, precodes: ReadonlyArray<string>, operator: Operator = "OR"): Condition => ({
  question,
  operator,
  precodes
})

/**
 * The shared lists of precodes. Equal lists are the same array, because thousands of surveys use them and `Axes` compares lists by identity.
 */
const lists = new Map<string, ReadonlyArray<string>>()

const shared = (precodes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const key = precodes.join(" ")
  const known = lists.get(key) ?? precodes
  lists.set(key, known)
  return known
}

const ageLists = new Map<number, ReadonlyArray<string>>()

const aged = (from: number, until: number): ReadonlyArray<string> => {
  const key = from * 100 + until
  const known = ageLists.get(key) ?? shared(ages(from, until))
  ageLists.set(key, known)
  return known
}

const both = shared(["1", "2"])
const male = shared(["1"])
const female = shared(["2"])

/** The questions that can be drawn for a qualification. Core questions are more likely to be drawn. */
const qualifyingQuestions = questions.filter(
  ({ id, kind }) => id !== age && id !== gender && kind !== "Text - Open-end"
)
const coreQuestions = qualifyingQuestions.filter(({ isCore }) => isCore)

/** Draws at least one of the answers to a question, but not all of them. */
const someOf = (random: Random, question: number): ReadonlyArray<string> => {
  const precodes = questionOf(question)?.precodes ?? []
  const kept = precodes.filter(() => random.chance(0.6))
  const isSome = kept.length > 0 && kept.length < precodes.length
  return shared(isSome ? kept : precodes.slice(0, Math.ceil(precodes.length / 2)))
}

const operatorFor = (random: Random, question: number): Operator => {
  if (!random.chance(0.06)) return "OR"
  return questionOf(question)?.kind === "Multi Punch" && random.chance(0.5) ? "AND" : "NOT"
}

const drawCondition = (random: Random, question: number): Condition => {
  const operator = operatorFor(random, question)
  const some = someOf(random, question)
  if (operator === "AND") return any(question, shared(some.slice(0, 2)), operator)
  return operator === "NOT" ? any(question, shared(some.slice(0, 1)), operator) : any(question, some)
}

/** Draws the qualifications of a survey. A respondent must meet all of them. */
const drawQualifications = (random: Random): Array<Condition> => {
  const found = [
    any(age, aged(random.pick([18, 18, 21, 25]), random.pick([54, 64, 99, 99]))),
    any(gender, random.pick([both, both, both, male, female]))
  ]
  // A few surveys have two qualifications on age. A respondent must meet both.
  if (random.chance(0.02)) found.push(any(age, aged(30, 49)))
  if (random.chance(0.35)) found.push(drawCondition(random, random.pick(coreQuestions).id))
  if (random.chance(0.3)) found.push(drawCondition(random, random.pick(qualifyingQuestions).id))
  if (random.chance(0.08)) found.push(any(postalCode, areas[random.integer(0, areas.length - 1)] ?? []))
  if (random.chance(0.06)) found.push(drawCondition(random, random.pick(customQuestions).id))
  return found
}

/** A division of people into parts by one question, or by a combination of two questions. Some people may be in none of the parts. */
type Cells = ReadonlyArray<ReadonlyArray<Condition>>

const genders: Cells = [[any(gender, male)], [any(gender, female)]]
const bands: Cells = [[any(age, aged(18, 34))], [any(age, aged(35, 54))], [any(age, aged(55, 99))]]
const narrowBands: Cells = [
  [any(age, aged(18, 24))],
  [any(age, aged(25, 34))],
  [any(age, aged(35, 44))],
  [any(age, aged(45, 54))],
  [any(age, aged(55, 64))],
  [any(age, aged(65, 99))]
]

const crossed = (one: Cells, other: Cells): Cells => one.flatMap((a) => other.map((b) => [...a, ...b]))

const parts = new Map<number, Cells>()

/** Divides people by their answer to a single-punch question. */
const byAnswer = (question: number): Cells => {
  const known =
    parts.get(question) ?? (questionOf(question)?.precodes ?? []).map((precode) => [any(question, shared([precode]))])
  parts.set(question, known)
  return known
}

/** Four regions, as lists of postal codes. Most people do not live in any of them. */
const byArea: Cells = [0, 10, 20, 30].map((first) => [any(postalCode, areas.slice(first, first + 3).flat())])

const region = 122
const employment = 2189
const children = 7064

/**
 * The quota designs. Each divides people in zero or more ways, such as by gender, by age, or by both combined. Quotas from different divisions
 * overlap.
 */
const designs: ReadonlyArray<ReadonlyArray<Cells>> = [
  [],
  [genders],
  [bands],
  [genders, bands],
  [genders, bands, crossed(genders, bands)],
  [narrowBands],
  [narrowBands, crossed(genders, bands)],
  [genders, byAnswer(region)],
  [bands, byAnswer(region), crossed(genders, byAnswer(region))],
  [genders, byAnswer(children)],
  [byAnswer(employment)],
  [byArea, genders]
]

/**
 * A quota design that is restricted to the people who qualify: the parts of each division of people, with the share of the qualified people in each
 * part, and the axes (the questions on which the quotas depend).
 */
interface Layout {
  readonly partitions: ReadonlyArray<ReadonlyArray<readonly [conditions: ReadonlyArray<Condition>, share: number]>>
  readonly axes: Axes.Axes
}

/**
 * Returns the parts of a division of people (such as age groups) that contain more than 0.1% of the qualified people, each with its share. Empty if
 * there are fewer than two such parts.
 */
const possible = (qualifications: ReadonlyArray<Condition>, cells: Cells): Layout["partitions"][number] => {
  const axes = Axes.make(
    qualifications,
    cells.map((conditions) => ({ conditions }))
  )
  const kept = cells
    .map((conditions, cell) => [conditions, Axes.shareOf(axes, cell)] as const)
    .filter(([, share]) => share > 0.001)
  return kept.length < 2 ? [] : kept
}

const layouts = new Map<string, Layout>()

/**
 * Returns the layout of a quota design (the parts into which it divides people, their shares and the axes) for the people who meet the
 * qualifications. Surveys share one layout if they have the same design and the same qualifications on the design's questions.
 */
const layoutOf = (design: number, qualifications: ReadonlyArray<Condition>): Layout => {
  const partitions = designs[design] ?? []
  const questions = new Set(partitions.flat(2).map(({ question }) => question))
  const own = qualifications.filter(({ question }) => questions.has(question))
  const key = `${design} ${Axes.keyOf(own)}`
  const known = layouts.get(key)
  if (known !== undefined) return known
  const all = partitions.map((cells) => possible(own, cells))
  const quotas = [[], ...all.flat().map(([conditions]) => conditions)].slice(0, maxQuotas)
  const made = {
    partitions: all,
    axes: Axes.make(
      own,
      quotas.map((conditions) => ({ conditions }))
    )
  }
  layouts.set(key, made)
  return made
}

/**
 * The maximum relative difference between the drawn share of a quota and the share of the people who can fill it, before the drawn shares are scaled
 * to add up to 1.
 */
const maxDeviation = 0.75

/**
 * Draws the share of the total quota for each part of a division of people, such as age groups. The drawn share varies around the part's share of the
 * qualified people.
 */
const wantedShares = (random: Random, cells: Layout["partitions"][number]): ReadonlyArray<number> => {
  const shares = cells.map(([, share]) => share * (1 + maxDeviation * (2 * random.next() - 1)))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

const quota = (id: number, conditions: ReadonlyArray<Condition>, share: number, total: number): Quota => ({
  id,
  conditions,
  share,
  wanted: Math.ceil(total * share),
  entrants: 0,
  completes: 0
})

/**
 * Returns the total quota and the client quotas, together with `qualifications` and the axes (the questions on which the quotas depend). Client
 * quotas that exceed the maximum number of quotas are dropped.
 */
export const withClientQuotas = (
  total: Quota,
  qualifications: ReadonlyArray<Condition>,
  clients: ReadonlyArray<Quota>
): Pick<Survey, "quotas" | "qualifications" | "axes"> => {
  const quotas: Survey["quotas"] = [total, ...clients.slice(0, maxQuotas - 1)]
  return { quotas, qualifications, axes: Axes.make(qualifications, quotas) }
}

/** Returns a quota for each gender, and qualifications that every adult meets. */
export const genderQuotas = (total: Quota) => {
  const qualifications = [any(age, aged(18, 99)), any(gender, both)]
  return withClientQuotas(
    total,
    qualifications,
    genders.map((conditions, index) => quota(total.id + index + 1, conditions, 0.5, total.wanted))
  )
}

/**
 * Draws the qualifications and quotas of a survey. Besides the total, most surveys have sub-quotas, which may overlap.
 */
export const draw = (random: Random, total: Quota): Pick<Survey, "quotas" | "qualifications" | "axes"> => {
  const qualifications = drawQualifications(random)
  const { axes, partitions } = layoutOf(random.integer(0, designs.length - 1), qualifications)
  const quotas: Survey["quotas"] = [total]
  for (const cells of partitions) {
    const shares = wantedShares(random, cells)
    for (const [index, [conditions]] of cells.entries()) {
      if (quotas.length < maxQuotas)
        quotas.push(quota(total.id + quotas.length, conditions, shares[index] ?? 0, total.wanted))
    }
  }
  return { quotas, qualifications, axes }
}

/** Returns the share of qualified respondents who fall into a quota. */
export const naturalShare = ({ axes }: Pick<Survey, "axes">, quota: number): number => Axes.shareOf(axes, quota)
