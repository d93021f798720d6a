/** Returns the names in a campaign that the filters of the campaign list search. */
import { demographics } from "../lookups/demographics.ts"
import { industries } from "../lookups/industries.ts"
import { qualificationName } from "../lookups/screeningQuestions.ts"
import { questionsOf } from "../study/Questions.ts"
import { type Campaign, defaultQuestion } from "./Campaign.ts"

const present = (names: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  names.filter((name) => name !== undefined)

export const industryName = ({ industry_id }: Campaign): string =>
  industry_id === null ? "" : (industries.get(industry_id) ?? "")

export const defaultQuestionName = (campaign: Campaign): string =>
  campaign.survey?.default_question_name ?? defaultQuestion(campaign)?.question_name ?? ""

/**
 * Returns the names of all questions that the campaign's survey asks, including the demographic questions, as `listCampaignQuestions` shows them.
 * Before the launch, these are the questions that a launch would ask.
 */
export const questionNames = (campaign: Campaign): ReadonlyArray<string> =>
  campaign.survey?.question_names ?? [
    ...present(questionsOf(campaign).map(({ draft }) => draft.question_name)),
    ...demographics.map(({ filterName }) => filterName)
  ]

/** Returns the names of a campaign's target audiences, as `listTargetAudiences` shows them. Before the launch, these are the names in the draft. */
export const audienceNames = ({ draft_settings, survey }: Campaign): ReadonlyArray<string> =>
  survey?.audience_names ?? present((draft_settings.target_audiences ?? []).map(({ target_name }) => target_name))

/** Returns the names of the screening questions of a campaign's target audiences, as `listTargetAudiences` shows them. */
export const audienceQuestionNames = ({ draft_settings }: Campaign): ReadonlyArray<string> =>
  (draft_settings.target_audiences ?? [])
    .flatMap(({ qualifications = [] }) => qualifications.map(qualificationName))
    .filter((name) => name !== "")
