/**
 * Resolves what a lift operation requests: the question, the confidence levels and the selected respondents.
 */
import type { Incoming } from "../../http/Message.ts"
import { notFound } from "../errors.ts"
import { findStudy } from "../study/StudyState.ts"
import type { Study } from "../study/Study.ts"
import type { SurveyQuestion } from "../study/Survey.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { read } from "./LiftFilters.ts"
import type { LiftState } from "./LiftState.ts"
import { recordUnknownValues } from "./UnknownValues.ts"
import type { LiftQuery } from "./LiftQuery.ts"
import type { Levels } from "./LiftResult.ts"
import type { Partition } from "./Partition.ts"
import { type Selection, select } from "./Selection.ts"
import { type SegmentCounts, countAnswers } from "./Counts.ts"

export interface LiftRequest {
  readonly campaigns_pk: string
  readonly questions_pk: number
}

export interface ResolvedRequest {
  readonly study: Study
  readonly question: SurveyQuestion
  readonly levels: Levels
  readonly selection: Selection
  readonly countsOf: (partition: Partition) => (segment: number) => SegmentCounts
}

export type Refusal = { readonly status: 400; readonly body: Violations } | typeof notFound

export interface LiftResponse<A> {
  readonly status: 200
  readonly body: A
}

/**
 * Creates a handler that finds the question and the selected respondents, and calls `bodyOf` to create the response body. Responds with 404 if the
 * question does not exist.
 */
export const withSelection =
  <Params extends LiftRequest & LiftQuery, A>(
    state: LiftState,
    bodyOf: (found: ResolvedRequest, params: Params) => A | undefined
  ) =>
  (request: { readonly params: Params; readonly incoming: Incoming }): Refusal | LiftResponse<A> => {
    const { params } = request
    const study = findStudy(state, params.campaigns_pk)
    const index = study?.questions.findIndex(({ id }) => id === params.questions_pk) ?? -1
    const question = study?.questions[index]
    if (study === undefined || question === undefined) return notFound
    recordUnknownValues(state, params.campaigns_pk, study, request)
    const { criteria, levels, violations } = read(study, params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const selection = select(study, criteria)
    const countsOf = (partition: Partition) => countAnswers(study, index, selection, partition)
    const body = bodyOf({ study, question, levels, selection, countsOf }, params)
    return body === undefined ? notFound : { status: 200, body }
  }
