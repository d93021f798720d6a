/** Creates the survey of a campaign at launch: questions and answers with their ids. The survey never changes after the launch. */
import type { CampaignQuestion, Question } from "@fieldwork/specs/brand-lift/schema"
import type { CampaignSettings } from "../campaigns/Campaign.ts"
import { demographics } from "../lookups/demographics.ts"
import { byOrder } from "./byOrder.ts"
import type { StudyIds } from "./StudyIds.ts"
import { type QuestionDefinition, questionsOf } from "./Questions.ts"

export interface SurveyQuestion extends Pick<
  QuestionDefinition,
  "targets" | "measured" | "socialOnly" | "lines" | "exclusive" | "maxChoices"
> {
  readonly id: number
  readonly question_id: number
  readonly name: string
  readonly text: string
  readonly type: string | undefined
  readonly kpi: string | undefined
  readonly answers: ReadonlyArray<{ readonly answer_id: number; readonly answer_text: string }>
  /** The index of the question among the demographic questions; undefined for all other questions. */
  readonly demographic: number | undefined
}

const fromDraft = (definition: QuestionDefinition, ids: StudyIds): SurveyQuestion => {
  const { draft, options } = definition
  const custom = draft.is_custom_question_text ? draft.custom_question_text : undefined
  const id = ids.question()
  return {
    ...definition,
    id,
    question_id: ids.surveyQuestion(),
    name: draft.question_name ?? `question_${id}`,
    text: custom ?? draft.question_text ?? "",
    type: draft.question_type,
    kpi: draft.kpi_type,
    answers: options.map((answer_text) => ({ answer_id: ids.answer(), answer_text })),
    demographic: undefined
  }
}

const demographicQuestions = (ids: StudyIds): ReadonlyArray<SurveyQuestion> =>
  demographics.map(({ buckets, filterName, questionId, text }, demographic) => ({
    id: ids.question(),
    question_id: questionId,
    name: filterName,
    text,
    type: "demographic",
    kpi: undefined,
    answers: buckets.map(({ label }) => ({ answer_id: ids.answer(), answer_text: label })),
    targets: [],
    measured: false,
    socialOnly: false,
    lines: [],
    exclusive: new Set<number>(),
    maxChoices: 1,
    demographic
  }))

/** Returns the draft's questions in the order in which they are asked, followed by the demographic questions. */
export const build = (settings: CampaignSettings, ids: StudyIds): ReadonlyArray<SurveyQuestion> => [
  ...questionsOf(settings).map((definition) => fromDraft(definition, ids)),
  ...demographicQuestions(ids)
]

/** Returns the question for which the overview shows the lift: the question that is marked as default, or otherwise the first question. */
export const defaultOf = (
  settings: CampaignSettings,
  questions: ReadonlyArray<SurveyQuestion>
): SurveyQuestion | undefined => {
  const index = (settings.draft_settings.questions ?? []).toSorted(byOrder).findIndex((draft) => draft.default)
  return questions[Math.max(0, index)]
}

export const toQuestion = ({ answers, id, kpi, name, question_id, targets, text, type }: SurveyQuestion): Question => ({
  id,
  question_id,
  question_name: name,
  question_text: text,
  ...(type !== undefined && { question_type: type }),
  in_target_answers: targets.flatMap((index) => answers[index]?.answer_id ?? []),
  question_has_predefined_answers: answers.length > 0,
  ...(kpi !== undefined && { kpi_type: kpi })
})

export const toCampaignQuestion = (question: SurveyQuestion): CampaignQuestion => ({
  question: toQuestion(question),
  answers: question.answers.map((answer) => ({ ...answer }))
})
