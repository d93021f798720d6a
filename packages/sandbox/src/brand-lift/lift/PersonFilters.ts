/**
 * Reads the lift filters on properties of the person: channels, target audiences, demographics, interview time, device, a single respondent, and
 * answers.
 *
 * Source: the vendor's brand lift document, section Lift filter parameters.
 */
import { channels } from "../campaigns/ExpectedCounts.ts"
import { day } from "../Instant.ts"
import { parseDateTime } from "../../environment/parseDateTime.ts"
import { membership } from "../study/Audience.ts"
import { uuidAt, wordAt } from "../study/StudyIds.ts"
import { devices } from "../study/Media.ts"
import { answersOf, type Population } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Violations } from "../Violations.ts"
import { demographicTests } from "./demographicTests.ts"
import type { LiftQuery } from "./LiftQuery.ts"
import type { RespondentTest } from "./Selection.ts"

type Range = Pick<LiftQuery, "timestamp__gte" | "timestamp__lte">

const channelMask = (names: ReadonlyArray<string>): number =>
  channels.reduce((mask, channel, bit) => (names.includes(channel) ? mask | (1 << bit) : mask), 0)

const reached = ({ channels: column }: Population, names: ReadonlyArray<string>): RespondentTest => {
  const mask = channelMask(names)
  return (respondent) => (column.at(respondent) & mask) !== 0
}

/** Selects respondents in any of the audiences. Without ids, the campaign's default audience is used. The id 0 disables the filter. */
const audiences = (study: Study, ids: ReadonlyArray<number> | undefined): ReadonlyArray<RespondentTest> => {
  if (ids?.includes(0)) return []
  const wanted = study.audiences.filter(({ id, isDefault }) => (ids === undefined ? isDefault : ids.includes(id)))
  if (ids === undefined && wanted.length === 0) return []
  const tests = wanted.map((audience) => membership(audience, study.population))
  return [(respondent) => tests.some((test) => test(respondent))]
}

/** Checks whether a string is a date without a time. As an upper bound, such a date includes the entire day in UTC. */
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const times = (
  { recruitedAt }: Population,
  { timestamp__gte, timestamp__lte }: Range
): ReadonlyArray<RespondentTest> => {
  const tests: Array<RespondentTest> = []
  if (timestamp__gte !== undefined) {
    const from = parseDateTime(timestamp__gte)
    tests.push((respondent) => recruitedAt.at(respondent) >= from)
  }
  if (timestamp__lte !== undefined) {
    const until = parseDateTime(timestamp__lte) + (isDate(timestamp__lte) ? day - 1 : 0)
    tests.push((respondent) => recruitedAt.at(respondent) <= until)
  }
  return tests
}

const gave = (study: Study, ids: ReadonlyArray<number>): RespondentTest => {
  const wanted = study.questions.map(
    ({ answers }) => new Set(answers.flatMap(({ answer_id }, option) => (ids.includes(answer_id) ? option : [])))
  )
  const asked = study.population.answers.flatMap((answers, index) => {
    const options = wanted[index]
    return options === undefined || options.size === 0 ? [] : { answers, options }
  })
  return (respondent) =>
    asked.some(({ answers, options }) => answersOf(answers, respondent).some((option) => options.has(option)))
}

const alone = ({ seeds }: Study, id: string): RespondentTest => {
  const text = id.toLowerCase()
  const word = Number.parseInt(text.slice(0, 8), 16)
  return (respondent) => wordAt(seeds.respondent, respondent) === word && uuidAt(seeds.respondent, respondent) === text
}

export const personTests = (study: Study, query: LiftQuery, violations: Violations): ReadonlyArray<RespondentTest> => {
  const { population } = study
  const tests: Array<RespondentTest> = [...audiences(study, query.target_audience_id__in), ...times(population, query)]
  if (query.channel !== undefined) tests.push(reached(population, [query.channel]))
  if (query.channel__in !== undefined) tests.push(reached(population, query.channel__in))
  if (query.exclude_channels !== undefined) {
    const dropped = reached(population, query.exclude_channels)
    tests.push((respondent) => !dropped(respondent))
  }
  for (const wanted of [query.device_type === undefined ? undefined : [query.device_type], query.device_type__in]) {
    if (wanted === undefined) continue
    const allowed = devices.map(({ id }) => wanted.includes(id))
    tests.push((respondent) => allowed[population.device.at(respondent)] === true)
  }
  if (query.respondent_id !== undefined) tests.push(alone(study, query.respondent_id))
  if (query.answer_ids !== undefined) tests.push(gave(study, query.answer_ids))
  return [...tests, ...demographicTests(population, query.demographics ?? {}, violations)]
}
