/**
 * Who a respondent is to a survey: the quotas that they fall in, and what they hold in their hands. Settled at the door and the same to the end.
 */
import type { Random } from "../../environment/Random.ts"
import type { Condition, Quota, Survey } from "./Survey.ts"

/** Precodes, by question id. */
export type Answers = ReadonlyMap<number, ReadonlySet<string>>

export interface Person {
  /** The total among them. */
  readonly quotas: ReadonlyArray<Quota>
  readonly isMobile: boolean
}

const mobileShare = 0.45

/** Undefined when the answer is not known. */
export const fits = (answers: Answers, { precodes, question }: Condition): boolean | undefined => {
  const given = answers.get(question)
  return given && precodes.some((precode) => given.has(precode))
}

/** What is not known is drawn, once a question: nobody falls in two quotas that part the same people. */
export const meet = ({ quotas: [total, ...clients] }: Survey, random: Random, answers: Answers): Person => {
  const drawn = new Map<number | undefined, number>()
  const fallsIn = ({ conditions, share }: Quota): boolean => {
    const known = conditions.map((condition) => fits(answers, condition))
    if (!known.includes(undefined)) return !known.includes(false)
    const { question } = conditions[known.indexOf(undefined)] ?? {}
    const at = drawn.get(question) ?? random.next()
    drawn.set(question, at - share)
    return !known.includes(false) && at >= 0 && at < share
  }
  return { quotas: [total, ...clients.filter(fallsIn)], isMobile: random.chance(mobileShare) }
}

export const stranger: Answers = new Map()
