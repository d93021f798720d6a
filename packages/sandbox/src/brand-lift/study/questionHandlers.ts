/**
 * The operations on a campaign's questions.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy, type StudyState } from "./StudyState.ts"
import { toCampaignQuestion } from "./Survey.ts"

/** Checks whether a value passes a filter and its `__in` variant. Both filters are optional. */
const passes = <A>(value: A, one: A | undefined, several: ReadonlyArray<A> | undefined): boolean =>
  (one === undefined || value === one) && (several === undefined || several.includes(value))

export const questionHandlers = (
  state: CampaignState & StudyState
): Handlers<Pick<operations, "listCampaignQuestions" | "getCampaignQuestion">> => ({
  /** The list is empty for a draft, because questions are created at launch. */
  listCampaignQuestions: ({ params }) => {
    if (findCampaign(state, params.campaigns_pk) === undefined) return notFound
    const questions = findStudy(state, params.campaigns_pk)?.questions ?? []
    const { question_id, question_id__in, question_type, question_type__in } = params
    const found = questions.filter(
      (question) =>
        passes(question.question_id, question_id, question_id__in) &&
        passes(question.type, question_type, question_type__in)
    )
    return { status: 200, body: { items: found.map(toCampaignQuestion) } }
  },

  getCampaignQuestion: ({ params: { campaigns_pk, id } }) => {
    const question = findStudy(state, campaigns_pk)?.questions.find((each) => each.id === id)
    return question === undefined ? notFound : { status: 200, body: toCampaignQuestion(question) }
  }
})
