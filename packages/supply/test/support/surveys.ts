/**
 * Generates random surveys with nested quotas, unknown operators, groups, recontact lists, absent fields and malformed lists.
 *
 * Most fields are valid, so that most verdicts depend on answers and quotas and not on a malformed field.
 */
import type { Opportunity } from "@fieldwork/exchange-client"
import type { Random } from "./random.ts"

type Quota = NonNullable<Opportunity["survey_quotas"]>[number]
type Question = NonNullable<Quota["questions"]>[number]

export const locales = ["eng_us", "eng_us", "eng_us", "eng_us", "eng_gb", "fre_fr"]

/** The precodes (codes of answer options) by question. The number of precodes is between 2 (question 43) and 500 (postal codes, question 45). */
export const library: ReadonlyMap<number, ReadonlyArray<string>> = new Map([
  [42, Array.from({ length: 90 }, (_, age) => String(age + 10))],
  [43, ["1", "2"]],
  [45, Array.from({ length: 500 }, (_, area) => String(10_000 + 7 * area))],
  ...Array.from(
    { length: 12 },
    (_, index) => [100 + index, Array.from({ length: 3 + index }, (_, precode) => String(precode + 1))] as const
  )
])
export const questions = [...library.keys()]
const frequentQuestions = [42, 43, 100, 101]

export const groupIds = Array.from({ length: 40 }, (_, index) => 7701 + index)

const ofUsual = <Value>(random: Random, share: number, value: Value, others: ReadonlyArray<Value>): Value =>
  random.chance(share) ? value : random.pick(others)

const withoutSome = <Fields extends object>(random: Random, fields: Fields): Fields => {
  if (!random.chance(0.08)) return fields
  const kept = Object.entries(fields).filter(([name]) => name === "survey_id" || !random.chance(0.15))
  return Object.fromEntries(kept) as Fields
}

const precodesFor = (random: Random, question: number, share: number): Array<string> => {
  const all = library.get(question) ?? []
  if (question !== 42) return random.some(all, share)
  const from = random.below(60)
  return all.slice(from, from + Math.ceil(share * 90))
}

const conditionOn = (random: Random, question_id: number, share: number): Question => {
  const logical_operator = ofUsual(random, 0.97, "OR", ["AND", "NOT", "or", ""])
  const condition = { question_id, logical_operator, precodes: precodesFor(random, question_id, share) }
  if (random.chance(0.01)) condition.precodes = []
  if (!random.chance(0.01)) return condition
  const { logical_operator: _operator, ...rest } = condition
  return rest
}

const askedBy = (random: Random): number =>
  random.chance(0.7) ? random.pick(frequentQuestions) : random.pick(questions)

/** Generates the quotas of one survey: the total quota, quotas with one condition, and nested quotas. */
const quotasOf = (random: Random, surveyId: number): Array<Quota> => {
  const left = () => (random.chance(0.2) ? 0 : random.chance(0.02) ? -1 : 1 + random.below(50))
  const cells: Array<Array<Question>> = []
  for (let cell = random.below(5); cell > 0; cell--) {
    const first = conditionOn(random, askedBy(random), 0.5)
    cells.push([first])
    if (random.chance(0.4)) cells.push([first, conditionOn(random, askedBy(random), 0.6)])
    if (random.chance(0.1)) cells.push([first, ...(cells[0] ?? []), conditionOn(random, askedBy(random), 0.7)])
  }
  const total: Quota = {
    survey_quota_id: surveyId * 100,
    survey_quota_type: "Total",
    number_of_respondents: random.chance(0.04) ? 0 : 30,
    questions: random.pick([null, [], random.chance(0.1) ? [conditionOn(random, 43, 0.5)] : null])
  }
  const client = cells.map((questions, index): Quota => ({
    survey_quota_id: surveyId * 100 + (random.chance(0.03) ? 1 : index + 1),
    survey_quota_type: random.chance(0.97) ? "Client" : "Other",
    number_of_respondents: left(),
    questions: random.chance(0.02) ? random.pick([null, []]) : questions
  }))
  return [total, ...client]
    .map((quota) => withoutSome(random, quota) as Quota)
    .map((quota) => ({
      ...quota,
      survey_quota_id: quota.survey_quota_id ?? surveyId * 100 + 99
    }))
}

/** Prices in outcomes are strings, so strings are also accepted in surveys. */
const prices: ReadonlyArray<number | string> = [
  0.75,
  1,
  1.25,
  0.5,
  0.499999999,
  0.500000001,
  2.37,
  8.000000001,
  "1.10",
  "0.5",
  1e-9,
  "2e0"
]
const badPrices: ReadonlyArray<number | string> = [0, -1, "0", "x", "", "1.0000000001", 0.1234567891, 9_000_000, "-0.5"]

/** Flags and lengths of the wrong type. */
const badFlags: ReadonlyArray<unknown> = ["true", "false", "", 0, 1, {}, []]
const badLengths: ReadonlyArray<unknown> = ["45", "5.5", "0", "forty", "", true, false, [], { minutes: 5 }]

const priceOf = (random: Random): NonNullable<Opportunity["revenue_per_interview"]> => {
  const value = ofUsual(random, 0.95, random.pick(prices), badPrices)
  const currency_code = ofUsual(random, 0.98, "USD", ["EUR", "usd", ""])
  return withoutSome(random, { value, currency_code }) as NonNullable<Opportunity["revenue_per_interview"]>
}

const pids = (random: Random, people: ReadonlyArray<string>): Array<string> =>
  Array.from({ length: random.below(30) }, () => random.pick(people))

/** `people` contains the PIDs from which the lists of recontact surveys are drawn. */
export const randomSurvey = (random: Random, survey_id: number, people: ReadonlyArray<string>): Opportunity => {
  const study_type = ofUsual(random, 0.95, "adhoc", ["recontact", "recruit", "diary"])
  const listed = study_type === "recontact" ? random.chance(0.8) : random.chance(0.005)
  const qualifications = Array.from({ length: random.below(4) }, () => conditionOn(random, askedBy(random), 0.8))
  if (random.chance(0.05) && qualifications[0] !== undefined) {
    qualifications.push(conditionOn(random, qualifications[0].question_id, 0.7))
  }
  return withoutSome(random, {
    survey_id,
    message_reason: ofUsual(random, 0.96, random.pick(["new", "updated", "reactivated"]), ["deactivated", "held", ""]),
    is_live: random.chance(0.98),
    total_remaining: random.chance(0.97) ? 1 + random.below(300) : random.pick([0, -2]),
    revenue_per_interview: priceOf(random),
    country_language: ofUsual(random, 0.9, random.pick(locales), ["ENG_US", ""]),
    collects_pii: ofUsual(random, 0.98, random.chance(0.05), badFlags as ReadonlyArray<never>),
    length_of_interview: ofUsual(
      random,
      0.98,
      random.chance(0.4) ? 0 : 3 + random.below(19),
      badLengths as ReadonlyArray<never>
    ),
    bid_length_of_interview: ofUsual(
      random,
      0.98,
      3 + random.below(19) + random.pick([0, 0.5]),
      badLengths as ReadonlyArray<never>
    ),
    conversion: random.chance(0.2) ? 0 : random.next(),
    study_type,
    respondent_pids: listed ? pids(random, people) : random.pick([null, []]),
    survey_group_ids: random.chance(0.2) ? [random.pick(groupIds), random.pick(groupIds)] : [],
    survey_qualifications: qualifications,
    survey_quotas: quotasOf(random, survey_id)
  })
}

/** Generates the next message about a survey. The message has different numbers of respondents in the quotas but the same conditions. */
export const nextMessage = (random: Random, survey: Opportunity): Opportunity => ({
  ...survey,
  message_reason: random.chance(0.1) ? "deactivated" : "updated",
  survey_quotas: (survey.survey_quotas ?? []).map((quota) => ({
    ...quota,
    number_of_respondents: random.chance(0.3) ? 0 : random.below(40)
  }))
})
