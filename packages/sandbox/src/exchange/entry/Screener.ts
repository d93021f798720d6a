/**
 * What the answers that an entry link carries say about its respondent: `42=35&43=2` is age 35, gender 2.
 *
 * Any listed precode fits a question, and all questions must fit. An answer that is not there is not a mismatch.
 */
import { customQuestions } from "../data/questions.ts"
import { type Answers, fits } from "../market/Person.ts"
import type { Survey } from "../market/Survey.ts"

const custom = new Set(customQuestions.map(({ id }) => id))

/** Response codes of public material. */
export const code = { standard: 23, custom: 24 } as const

export const answersIn = (query: URLSearchParams): Answers => {
  const answers = new Map<number, Set<string>>()
  for (const [name, value] of query) {
    if (!/^\d+$/.test(name)) continue
    answers.set(Number(name), (answers.get(Number(name)) ?? new Set()).add(value))
  }
  return answers
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
  const isQualified =
    survey.qualifications.length > 0 && survey.qualifications.every((condition) => fits(answers, condition) === true)
  return { barred: undefined, isQualified }
}
