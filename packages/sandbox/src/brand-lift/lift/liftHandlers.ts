/** The lift operations without breakdowns: the lift for one question, the lift for all questions, and the overview of a campaign. */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import { day } from "../Instant.ts"
import type { Campaign } from "../campaigns/Campaign.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy } from "../study/StudyState.ts"
import { delivered } from "../study/Delivery.ts"
import { isEmpty } from "../Violations.ts"
import { withSelection } from "./LiftRequest.ts"
import { breakdownHandlers } from "./breakdownHandlers.ts"
import { read } from "./LiftFilters.ts"
import type { LiftState } from "./LiftState.ts"
import { result } from "./LiftResult.ts"
import { singleSegment } from "./Partition.ts"
import { recordUnknownValues } from "./UnknownValues.ts"
import { select } from "./Selection.ts"
import { countAnswers } from "./Counts.ts"

type WholeHandlers = Handlers<Pick<operations, "getQuestionLift" | "listCampaignLift" | "getCampaignOverviewLift">>

/** Returns the end of a campaign. If the campaign was completed early, that is the time of its last refresh. */
const endOf = ({ data_updated_at, end_date, status }: Campaign): number =>
  status === "complete" ? Math.min(end_date, data_updated_at ?? end_date) : end_date

/** Returns the number of full days since the start of a campaign, and the number of days until its end, rounded up. */
const days = (campaign: Campaign, now: number) => {
  const [start, end] = [campaign.start_date, endOf(campaign)]
  return {
    days_completed: Math.max(0, Math.floor((Math.min(now, end) - start) / day)),
    days_left: Math.max(0, Math.ceil((end - Math.max(now, start)) / day))
  }
}

const wholeHandlers = (state: LiftState): WholeHandlers => ({
  getQuestionLift: withSelection(state, ({ levels, question, study, countsOf }) =>
    result(question, countsOf(singleSegment(study))(0), levels)
  ),

  /** Lists every question of the survey, including questions without a target answer. The list is empty for a draft. */
  listCampaignLift: (request) => {
    const { params } = request
    if (findCampaign(state, params.campaigns_pk) === undefined) return notFound
    const study = findStudy(state, params.campaigns_pk)
    if (study === undefined) return { status: 200, body: { items: [] } }
    recordUnknownValues(state, params.campaigns_pk, study, request)
    const { criteria, levels, violations } = read(study, params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const selection = select(study, criteria)
    const items = study.questions.map((question, index) =>
      result(question, countAnswers(study, index, selection, singleSegment(study))(0), levels)
    )
    return { status: 200, body: { items } }
  },

  /** Returns the overview of a campaign. For a draft, the numbers of impressions and completes are 0, and there is no lift. */
  getCampaignOverviewLift: (request) => {
    const { params } = request
    const campaign = findCampaign(state, params.id)
    if (campaign === undefined) return notFound
    const study = findStudy(state, params.id)
    const frame = { ...days(campaign, state.environment.clock.now()), total_impressions: 0, total_completes: 0 }
    if (study === undefined) return { status: 200, body: frame }
    recordUnknownValues(state, params.id, study, request)
    const { criteria, levels, violations } = read(study, params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const index = study.questions.findIndex(({ id }) => id === campaign.survey?.default_question_id)
    const question = study.questions[index]
    if (question === undefined) throw new Error(`${campaign.campaign_id} has no default question`)
    return {
      status: 200,
      body: {
        ...frame,
        default_question_lift: result(
          question,
          countAnswers(study, index, select(study, criteria), singleSegment(study))(0),
          levels
        ),
        total_impressions: delivered(study),
        total_completes: study.visible
      }
    }
  }
})

export const liftHandlers = (state: LiftState) => ({
  ...wholeHandlers(state),
  ...breakdownHandlers(state)
})
