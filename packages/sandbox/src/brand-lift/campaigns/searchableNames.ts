/** Returns the names in a campaign that the keyword filter of the campaign list searches. */
import type { DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import { industries } from "../lookups/industries.ts"
import { qualificationName } from "../lookups/screeningQuestions.ts"
import { type Campaign, defaultQuestion } from "./Campaign.ts"

const present = (names: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  names.filter((name) => name !== undefined)

export const industryName = ({ industry_id }: Campaign): string =>
  industry_id === null ? "" : (industries.get(industry_id) ?? "")

export const defaultQuestionName = (campaign: Campaign): string => defaultQuestion(campaign)?.question_name ?? ""

const questionSets = [
  "questions",
  "baseline_questions",
  "social_questions",
  "extra_questions"
] as const satisfies ReadonlyArray<keyof DraftSettings>

/** Returns the names of all questions in a campaign, including baseline, social and extra questions. */
export const questionNames = ({ draft_settings }: Campaign): ReadonlyArray<string> =>
  present(questionSets.flatMap((set) => (draft_settings[set] ?? []).map(({ question_name }) => question_name)))

export const audienceNames = ({ draft_settings }: Campaign): ReadonlyArray<string> =>
  present((draft_settings.target_audiences ?? []).map(({ target_name }) => target_name))

/** Returns the names of the screening questions of a campaign's target audiences, as `listTargetAudiences` shows them. */
export const audienceQuestionNames = ({ draft_settings }: Campaign): ReadonlyArray<string> =>
  (draft_settings.target_audiences ?? [])
    .flatMap(({ qualifications = [] }) => qualifications.map(qualificationName))
    .filter((name) => name !== "")
