/**
 * The operations that list the filters and the recruitment options of a campaign.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import { screeningQuestions } from "../lookups/screeningQuestions.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy, type StudyState } from "../study/StudyState.ts"
import { toTargetAudience } from "../study/Audience.ts"
import { filtersOf } from "./DemographicFilters.ts"
import { valuesOf } from "./ExposureValues.ts"

type FilterHandlers = Handlers<
  Pick<
    operations,
    "listTargetedRecruitmentOptions" | "listDemographicFilters" | "listTargetAudiences" | "getNonDemographicFilters"
  >
>

const recruitmentOptions = [...screeningQuestions.values()].filter(({ recruits }) => recruits)

export const filterHandlers = (state: CampaignState & StudyState): FilterHandlers => ({
  listTargetedRecruitmentOptions: ({ params: { id } }) => {
    if (findCampaign(state, id) === undefined) return notFound
    const options = recruitmentOptions.map((question) => ({
      id: question.id,
      qualification: question.name,
      options: question.options.map(({ text }) => text)
    }))
    return { status: 200, body: options }
  },

  listDemographicFilters: ({ params: { campaigns_pk, demo_sub_type = [], demo_type = ["base"] } }) => {
    const campaign = findCampaign(state, campaigns_pk)
    if (campaign === undefined) return notFound
    return { status: 200, body: { items: [...filtersOf(campaign, demo_type, demo_sub_type)] } }
  },

  /** The list is empty for a draft, because audiences have no ids until the campaign is launched. */
  listTargetAudiences: ({ params: { campaigns_pk } }) => {
    if (findCampaign(state, campaigns_pk) === undefined) return notFound
    const audiences = findStudy(state, campaigns_pk)?.audiences ?? []
    return { status: 200, body: { target_audiences: audiences.map(toTargetAudience) } }
  },

  getNonDemographicFilters: ({ params: { id } }) => {
    const campaign = findCampaign(state, id)
    return campaign === undefined ? notFound : { status: 200, body: valuesOf(campaign, findStudy(state, id)) }
  }
})
