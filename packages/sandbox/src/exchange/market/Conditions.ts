/**
 * Seeded qualifications and quotas, from the core demographic questions.
 */
import type { Random } from "../../environment/Random.ts"
import { age, ages, education, employment, gender } from "../data/questions.ts"
import type { Condition, Quota, Survey } from "./Survey.ts"

/** Parts of all people, by one question, with the share of each. */
type Parts = ReadonlyArray<readonly [Condition, share: number]>

const genders: Parts = [
  [{ question: gender.id, precodes: ["1"] }, 0.5],
  [{ question: gender.id, precodes: ["2"] }, 0.5]
]
const bands: Parts = [
  [{ question: age.id, precodes: ages(18, 34) }, 0.32],
  [{ question: age.id, precodes: ages(35, 54) }, 0.36],
  [{ question: age.id, precodes: ages(55, 99) }, 0.32]
]

/** What is left of the parts among those who qualify; nothing when they all fall in one. */
const among = (qualifying: ReadonlyArray<Condition>, parts: Parts): Parts => {
  const left = parts.flatMap(([{ precodes, question }, share]) => {
    const asked = qualifying.find((condition) => condition.question === question)
    const fit = asked === undefined ? precodes : precodes.filter((precode) => asked.precodes.includes(precode))
    return fit.length === 0 ? [] : [[{ question, precodes: fit }, (share * fit.length) / precodes.length] as const]
  })
  const whole = left.reduce((sum, [, share]) => sum + share, 0)
  return left.length < 2 ? [] : left.map(([condition, share]) => [condition, share / whole])
}

/** Who may take part: all of these must fit. */
const qualify = (random: Random): ReadonlyArray<Condition> => [
  { question: age.id, precodes: ages(random.pick([18, 18, 21, 25]), random.pick([54, 64, 99, 99])) },
  { question: gender.id, precodes: random.pick([["1", "2"], ["1", "2"], ["1", "2"], ["1"], ["2"]]) },
  ...(random.chance(0.3) ? [{ question: employment.id, precodes: ["1", "2", "3"] }] : []),
  ...(random.chance(0.15) ? [{ question: education.id, precodes: ["4", "5", "6"] }] : [])
]

/** Qualifications; and beside the total, for some surveys, independent sub-quotas of those who qualify, by gender and by age, that may overlap. */
export const conditions = (random: Random, total: Quota): Pick<Survey, "quotas" | "qualifications"> => {
  const [byGender, byAge] = [random.chance(0.6), random.chance(0.4)]
  const qualifications = qualify(random)
  const parts = [...(byGender ? among(qualifications, genders) : []), ...(byAge ? among(qualifications, bands) : [])]
  const clients = parts.map(([condition, share], index): Quota => ({
    id: total.id + index + 1,
    conditions: [condition],
    share,
    wanted: Math.ceil(total.wanted * share),
    entrants: 0,
    completes: 0
  }))
  return { quotas: [total, ...clients], qualifications }
}
