/** A stored campaign. Its properties have the same names as in the API, times are numbers, and no value is stored twice. */
import type { Channel, DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import { byOrder } from "../study/byOrder.ts"
import type { Counts } from "./ExpectedCounts.ts"
import type { Status } from "./Lifecycle.ts"

/** The settings of a campaign that a user can change. */
export interface CampaignSettings {
  readonly campaign_name: string
  readonly start_date: number
  readonly end_date: number
  readonly client_name: string | null
  readonly country_language_id: number
  readonly industry_id: number | null
  readonly channels: ReadonlyArray<Channel> | null
  readonly data_partners: ReadonlyArray<string> | null
  readonly counts: Counts
  /** The draft settings without the expected impressions and the data partners, which are stored in separate properties. */
  readonly draft_settings: DraftSettings
}

export interface Campaign extends CampaignSettings {
  readonly campaign_id: string
  readonly status: Status
  readonly created_at: number
  readonly updated_at: number
  /** The time of the last data refresh, which adds new respondents to the results; undefined before the first refresh. */
  readonly data_updated_at: number | undefined
  readonly permission_id: number
  /** The survey; undefined before launch. */
  readonly survey: LaunchedSurvey | undefined
}

/** The survey data that is stored in a launched campaign. The survey's questions and respondents are stored in its study. */
export interface LaunchedSurvey {
  readonly control_survey_id: number
  readonly exposed_survey_id: number
  readonly default_question_id: number
  readonly default_question_name: string
  /** The names of all questions that the survey asks, which can be searched. */
  readonly question_names: ReadonlyArray<string>
  readonly audience_names: ReadonlyArray<string>
}

/** Returns the question for which the overview shows the lift: the question marked as default, or otherwise the first question that is asked. */
export const defaultQuestion = ({ draft_settings }: CampaignSettings) => {
  const questions = (draft_settings.questions ?? []).toSorted(byOrder)
  return questions.find((question) => question.default) ?? questions[0]
}
