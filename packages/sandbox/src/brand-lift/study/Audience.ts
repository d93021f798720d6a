/**
 * Target audiences, which select respondents by their answers to screening questions.
 *
 * The demographics of every respondent are stored. The answers to all other screening questions are derived from the respondent's index, so they are
 * reproducible. A question that the marketplace does not list has no options, so a fixed share of respondents qualifies.
 */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { demographics } from "../lookups/demographics.ts"
import { precodeOf, qualificationName, screeningQuestions } from "../lookups/screeningQuestions.ts"
import { type StudyIds, wordAt } from "./StudyIds.ts"
import type { Population } from "./Population.ts"

export interface Audience {
  readonly id: number
  readonly name: string
  readonly isDefault: boolean
  readonly draft: Wire.DraftTargetAudience
}

export const build = (drafts: ReadonlyArray<Wire.DraftTargetAudience>, ids: StudyIds): ReadonlyArray<Audience> =>
  drafts.map((draft) => {
    const id = ids.audience()
    return { id, name: draft.target_name ?? `audience_${id}`, isDefault: draft.is_default ?? false, draft }
  })

type Test = (respondent: number) => boolean

/** The share of respondents, between 0 and 1, who are assumed to qualify on a question that the marketplace does not list. */
const chance = 0.6

const qualification = (
  { marketplace_question_id: question = 0, precodes = [] }: Wire.TargetingQualification,
  population: Population
): Test => {
  const wanted = new Set(precodes.map(Number))
  const values = population.demographics[demographics.findIndex(({ questionId }) => questionId === question)]
  if (values !== undefined) return (respondent) => wanted.has(values.at(respondent))
  const listed = screeningQuestions.get(question)
  return listed === undefined
    ? (respondent) => wordAt(question, respondent) / 2 ** 32 < chance
    : (respondent) => wanted.has(precodeOf(listed, respondent))
}

/**
 * Returns a test for membership in the audience. A respondent must meet every qualification. A qualification is met by any answer in its list of
 * precodes (the numbers of answer options).
 */
export const membership = ({ draft }: Audience, population: Population): Test => {
  const tests = (draft.qualifications ?? []).map((each) => qualification(each, population))
  return (respondent) => tests.every((test) => test(respondent))
}

const toQualification = (draft: Wire.TargetingQualification): Wire.TargetAudienceQualification => {
  const { answer_type, marketplace_question_id = 0, precodes = [] } = draft
  const question = screeningQuestions.get(marketplace_question_id)
  const options = precodes.flatMap((precode) => {
    const option = question?.options.find((each) => String(each.precode) === precode)
    if (option !== undefined) return { precode: option.precode, text: option.text }
    return Number.isInteger(Number(precode)) ? { precode: Number(precode), text: precode } : []
  })
  return {
    question_name: qualificationName(draft),
    question_text: question?.text ?? "",
    marketplace_question_type: question?.type ?? "",
    answer_type: answer_type ?? "contains",
    filter_name: question?.filterName ?? "",
    options
  }
}

export const toTargetAudience = ({ draft, id, isDefault, name }: Audience): Wire.TargetAudience => ({
  id,
  target_name: name,
  is_default: isDefault,
  qualifications: (draft.qualifications ?? []).map(toQualification)
})
