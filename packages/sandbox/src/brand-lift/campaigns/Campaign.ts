/** A stored campaign. It has the names of the API, times as numbers, and stores each fact once. */
import type { Channel, DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import type { Counts } from "./ExpectedCounts.ts"
import type { Status } from "./Lifecycle.ts"

/** The settings that a user can change. */
export interface Settings {
  readonly campaign_name: string
  readonly start_date: number
  readonly end_date: number
  readonly client_name: string | null
  readonly country_language_id: number
  readonly industry_id: number | null
  readonly channels: ReadonlyArray<Channel> | null
  readonly data_partners: ReadonlyArray<string> | null
  readonly counts: Counts
  /** Without the counts and the data partners, which are separate members. */
  readonly draft_settings: DraftSettings
}

export interface Campaign extends Settings {
  readonly campaign_id: string
  readonly status: Status
  readonly created_at: number
  readonly updated_at: number
  /** When respondents last became visible; undefined before the first refresh. */
  readonly data_updated_at: number | undefined
  readonly permission_id: number
  /** Present after launch. */
  readonly survey: LaunchedSurvey | undefined
}

/** The data that a launch adds to the campaign itself; the survey's questions and respondents belong to its study. */
export interface LaunchedSurvey {
  readonly control_survey_id: number
  readonly exposed_survey_id: number
  readonly default_question_id: number
  readonly default_question_name: string
}

/** The question whose lift the overview shows, as it is in the draft. */
export const defaultQuestion = ({ draft_settings: { questions = [] } }: Settings) =>
  questions.find((question) => question.default) ?? questions[0]
