/** Converts a survey in the market to its representation in the control API. */
import type { MarketSurvey, MarketSurveyDetail, SurveyCondition } from "../../control/schema.gen.ts"
import { shownLocale } from "../data/localeAliases.ts"
import { payoutOf } from "../market/Payout.ts"
import { conversionAt, isLive, remaining, type Survey } from "../market/Survey.ts"
import { toNumber } from "../Money.ts"
import { localeFor } from "../Opportunity.ts"
import type { Condition } from "../respondents/Answers.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"

export const showSurvey = (survey: Survey, settings: ExchangeSettings): MarketSurvey => ({
  survey_id: survey.number,
  survey_name: survey.name,
  status: survey.status,
  country_language: shownLocale(localeFor(survey), settings),
  is_live: isLive(survey),
  total_remaining: remaining(survey),
  revenue_per_interview: toNumber(payoutOf(survey))
})

const showCondition = ({ operator, precodes, question }: Condition): SurveyCondition => ({
  question_id: question,
  logical_operator: operator,
  precodes: [...precodes]
})

/** Rounds a share to four decimal places. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000

export const showSurveyDetail = (survey: Survey, settings: ExchangeSettings, now: number): MarketSurveyDetail => ({
  ...showSurvey(survey, settings),
  price: toNumber(survey.price),
  currency: survey.buyer.businessUnit.currency,
  quotas: survey.quotas.map(({ completes, conditions, entrants, id, wanted }) => ({
    quota_id: id,
    total_wanted: wanted,
    entrants,
    completes,
    questions: conditions.map(showCondition)
  })),
  allocations: Object.fromEntries(Array.from(survey.allocations, ([code, { granted }]) => [code, granted])),
  qualifications: survey.qualifications.map(showCondition),
  respondent_pids: Object.fromEntries(Array.from(survey.recontacts, ([code, pids]) => [code, [...pids]])),
  survey_group_ids: [...survey.groupIds],
  device: survey.device,
  truth: {
    conversion: rounded(survey.truth.conversion),
    conversion_now: rounded(conversionAt(survey, now)),
    length_of_interview: rounded(survey.truth.minutes),
    incidence: rounded(survey.truth.incidence)
  }
})
