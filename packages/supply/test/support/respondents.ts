/** Generates random respondents, with answers of various ages and earlier entries, and random policies. */
import type { Opportunity } from "@fieldwork/exchange-client"
import { Money } from "@fieldwork/exchange"
import type { Answer, PastEntry, Policy, Profile } from "../../src/index.ts"
import type { Random } from "./random.ts"
import { library, locales, questions } from "./surveys.ts"

export const now = new Date("2026-06-01T12:00:00Z")
const day = 86_400_000

/** Returns a random age in days. Some ages are exactly the maximum age in a policy or one millisecond above it. */
const daysAgo = (random: Random): number =>
  random.chance(0.1) ? random.pick([30, 90, 30 + 1 / day, 90 + 1 / day]) : random.below(200)

const answerTo = (random: Random, question: number): Answer => {
  const all = library.get(question) ?? []
  const chosen = random.chance(0.85) ? [random.pick(all)] : random.some(all.slice(0, 20), 0.3)
  const precodes = random.chance(0.03) ? [...chosen, "no such precode"] : chosen
  if (random.chance(0.4)) return precodes
  const at = new Date(now.getTime() - daysAgo(random) * day)
  return { precodes, at: random.chance(0.5) ? at : at.toISOString() }
}

export const randomProfile = (random: Random, pid: string): Profile => {
  const share = random.pick([0, 0.3, 0.6, 0.9, 0.9, 1, 1])
  const answered = random.some(questions, share)
  const answers = Object.fromEntries(answered.map((question) => [question, answerTo(random, question)]))
  const country_language = random.chance(0.9) ? random.pick(locales) : random.pick(["", "FRE_FR", "ger_de"])
  return random.chance(0.05) ? { pid, answers } : { pid, country_language, answers }
}

/** Generates earlier entries of the given respondent and of another respondent. */
export const randomHistory = (
  random: Random,
  pid: string,
  surveys: ReadonlyArray<Opportunity>
): ReadonlyArray<PastEntry> =>
  Array.from({ length: random.chance(0.5) ? random.below(12) : 0 }, () => {
    const { survey_group_ids = [], survey_id } = random.pick(surveys)
    return { pid: random.chance(0.8) ? pid : "somebody else", survey_id, survey_group_ids: survey_group_ids ?? [] }
  })

export const policies: ReadonlyArray<Policy> = [
  { pii: false },
  { floor: Money.make("0.5", "USD"), max_minutes: 20, pii: false, answer_max_age_days: 90 },
  { floor: Money.make("0.000000001", "USD"), max_minutes: 30, pii: true, answer_max_age_days: 30 },
  { floor: Money.make("1", "EUR"), max_minutes: 15.5, pii: true }
]
