/** Converts a stored campaign to its representation in responses. */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { accountId, projectManagerUserId } from "../Account.ts"
import { toText } from "../Instant.ts"
import { countryLanguages } from "../lookups/countryLanguages.ts"
import { type Campaign, defaultQuestion } from "./Campaign.ts"
import { asSettings } from "./ExpectedCounts.ts"

const draftSettings = ({ counts, data_partners, draft_settings }: Campaign): Wire.DraftSettings => ({
  ...draft_settings,
  ...asSettings(counts),
  ...(data_partners !== null && { data_partners: [...data_partners] })
})

const socialConfiguration = ({ client_name, end_date, start_date }: Campaign): Wire.SocialConfiguration => ({
  ...(client_name !== null && { brand_name: client_name }),
  keywords: client_name === null ? [] : [client_name.toLowerCase()],
  ads_start_date: toText(start_date),
  ads_end_date: toText(end_date),
  recruitment_types: ["deterministic"]
})

/** Returns the ids of the surveys, and the id and name of the default question. Before launch, only the question's name is known. */
const surveyOf = (campaign: Campaign) => {
  if (campaign.survey !== undefined) {
    const { control_survey_id, default_question_id, default_question_name, exposed_survey_id } = campaign.survey
    return { control_survey_id, exposed_survey_id, default_question_id, default_question_name }
  }
  const name = defaultQuestion(campaign)?.question_name
  return name === undefined ? {} : { default_question_name: name }
}

export const toCampaign = (campaign: Campaign): Wire.Campaign => {
  const { channels, country_language_id, data_updated_at } = campaign
  const region = countryLanguages.get(country_language_id)?.region
  return {
    campaign_id: campaign.campaign_id,
    campaign_name: campaign.campaign_name,
    campaign_type: "standard",
    status: campaign.status,
    ...surveyOf(campaign),
    errors: [],
    start_date: toText(campaign.start_date),
    end_date: toText(campaign.end_date),
    client_name: campaign.client_name,
    country_language_id,
    weighting_targets_baseline_version: "2026.1",
    industry_id: campaign.industry_id,
    channels: channels && [...channels],
    account_id: accountId,
    project_manager_user_id: projectManagerUserId,
    draft_settings: draftSettings(campaign),
    created_at: toText(campaign.created_at),
    updated_at: toText(campaign.updated_at),
    ...(data_updated_at !== undefined && { campaign_data_updated_at: toText(data_updated_at) }),
    permission_id: campaign.permission_id,
    ...(region !== undefined && { region }),
    expected_impressions_count: { ...campaign.counts },
    is_methodology_mta: "false",
    sales_lift_enabled: "false",
    ...(channels?.includes("social") === true && { social_configuration: socialConfiguration(campaign) })
  }
}

const targetedRecruitment = ({
  name,
  qualifications = []
}: Wire.DraftTargetedRecruitment): Wire.TargetedRecruitment => ({
  ...(name !== undefined && { name }),
  qualifications: qualifications.map(({ id, options = [], qualification }) => ({
    ...(qualification !== undefined && { qualification }),
    ...(id !== undefined && { marketplace_question_id: String(id) }),
    options,
    targeted_answers: {}
  }))
})

/** Returns the representation of a single campaign in a response, which also contains the recruitment targets. */
export const toCampaignDetail = (campaign: Campaign): Wire.CampaignDetail => {
  const draft = campaign.draft_settings.targeted_recruitment
  return { ...toCampaign(campaign), ...(draft !== undefined && { targeted_recruitment: targetedRecruitment(draft) }) }
}
