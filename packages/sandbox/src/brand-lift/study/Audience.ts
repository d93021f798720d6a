/**
 * Target audiences: groups of respondents by what they answered to screening questions.
 *
 * Age, gender and the like are known of every respondent. Any other screening question is answered by chance, the same way each time.
 */
import type { DraftTargetAudience } from "../schema.gen.ts"
import { demographics } from "../lookups/Demographics.ts"
import { type Counters, wordAt } from "./Ids.ts"
import type { Population } from "./Population.ts"

export interface Audience {
  readonly id: number
  readonly name: string
  readonly isDefault: boolean
  readonly draft: DraftTargetAudience
}

export const build = (drafts: ReadonlyArray<DraftTargetAudience>, ids: Counters): ReadonlyArray<Audience> =>
  drafts.map((draft) => {
    const id = ids.audience()
    return { id, name: draft.target_name ?? `audience_${id}`, isDefault: draft.is_default ?? false, draft }
  })

type Test = (respondent: number) => boolean

/** How many respondents meet a qualification on a question that the sandbox does not ask, 0 to 1. */
const chance = 0.6

const qualification = (
  { marketplace_question_id: question = 0, precodes = [] }: NonNullable<DraftTargetAudience["qualifications"]>[number],
  population: Population
): Test => {
  const index = demographics.findIndex(({ questionId }) => questionId === question)
  const values = population.demographics[index]
  if (values === undefined) return (respondent) => wordAt(question, respondent) / 2 ** 32 < chance
  const wanted = new Set(precodes.map(Number))
  return (respondent) => wanted.has(values.at(respondent))
}

/** Whether a respondent belongs to the audience: any precode of a question fits, and every question must. */
export const membership = ({ draft }: Audience, population: Population): Test => {
  const tests = (draft.qualifications ?? []).map((each) => qualification(each, population))
  return (respondent) => tests.every((test) => test(respondent))
}
