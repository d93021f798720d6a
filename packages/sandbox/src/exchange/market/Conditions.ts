/**
 * Seeded qualifications and quotas, from the core demographic questions.
 */
import type { Random } from "../../kernel/Random.ts"
import { age, ages, education, employment, gender } from "../data/questions.ts"
import type { Condition, Quota } from "./Survey.ts"

const split = (
  conditions: ReadonlyArray<readonly [Condition, number]>,
  number: number,
  wanted: number
): ReadonlyArray<Quota> =>
  conditions.map(([condition, share], index) => ({
    id: number * 10 + index + 1,
    conditions: [condition],
    share,
    wanted: Math.ceil(wanted * share),
    entrants: 0,
    completes: 0
  }))

/** Independent sub-quotas by gender and by age, that may overlap; none for some surveys. */
export const clientQuotas = (random: Random, number: number, wanted: number): ReadonlyArray<Quota> => {
  const genders = [
    [{ question: gender.id, precodes: ["1"] }, 0.5],
    [{ question: gender.id, precodes: ["2"] }, 0.5]
  ] as const
  const bands = [
    [{ question: age.id, precodes: ages(18, 34) }, 0.32],
    [{ question: age.id, precodes: ages(35, 54) }, 0.36],
    [{ question: age.id, precodes: ages(55, 99) }, 0.32]
  ] as const
  return split([...(random.chance(0.6) ? genders : []), ...(random.chance(0.4) ? bands : [])], number, wanted)
}

/** Who may take part: all of these must fit. */
export const qualifications = (random: Random): ReadonlyArray<Condition> => [
  { question: age.id, precodes: ages(random.pick([18, 18, 21, 25]), random.pick([54, 64, 99, 99])) },
  { question: gender.id, precodes: random.pick([["1", "2"], ["1", "2"], ["1", "2"], ["1"], ["2"]]) },
  ...(random.chance(0.3) ? [{ question: employment.id, precodes: ["1", "2", "3"] }] : []),
  ...(random.chance(0.15) ? [{ question: education.id, precodes: ["4", "5", "6"] }] : [])
]
