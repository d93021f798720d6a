/**
 * What the answers that an entry link carries say about its respondent: `42=35&43=2` is age 35, gender 2.
 *
 * Any listed precode fits a question, all questions must fit, and every quota that the respondent is known to fall in must be open. An answer
 * that is not there is not a mismatch.
 */
import { customQuestions } from "../data/questions.ts"
import { type Condition, remaining, type Survey } from "../market/Survey.ts"

/** Precodes, by question id. */
export type Answers = ReadonlyMap<number, ReadonlySet<string>>

const custom = new Set(customQuestions.map(({ id }) => id))

const code = { standard: 23, custom: 24, quotaFull: 40 } as const

export const answersIn = (query: URLSearchParams): Answers => {
  const answers = new Map<number, Set<string>>()
  for (const [name, value] of query) {
    if (!/^\d+$/.test(name)) continue
    answers.set(Number(name), (answers.get(Number(name)) ?? new Set()).add(value))
  }
  return answers
}

/** Undefined when the answer is not known. */
const fits = (answers: Answers, { precodes, question }: Condition): boolean | undefined => {
  const given = answers.get(question)
  return given && precodes.some((precode) => given.has(precode))
}

export interface Screening {
  /** The response code that turns the respondent away. */
  readonly barred: number | undefined
  /** Every qualification is answered, and fits. */
  readonly isQualified: boolean
}

export const screen = (survey: Survey, answers: Answers): Screening => {
  const misfit = survey.qualifications.find((condition) => fits(answers, condition) === false)
  if (misfit !== undefined) {
    return { barred: custom.has(misfit.question) ? code.custom : code.standard, isQualified: false }
  }
  const [, ...quotas] = survey.quotas
  const isShut = quotas.some(
    (quota) => remaining(quota) === 0 && quota.conditions.every((condition) => fits(answers, condition) === true)
  )
  const isQualified =
    survey.qualifications.length > 0 && survey.qualifications.every((condition) => fits(answers, condition) === true)
  return { barred: isShut ? code.quotaFull : undefined, isQualified }
}
