/**
 * Converts a survey to the CamelCase object that the offerwall listing and the allocation lookup return to a supplier.
 *
 * The fields and scales are taken from publicly available documentation, unless the `legacy_offerwall` setting is `as_streamed`. `SurveyGroupExists`
 * follows the exchange's API document, in which 0 means that the survey is in a group. The `survey_group_exists` setting can invert this value.
 */
import { toLegacyDate } from "./LegacyDate.ts"
import type { Survey } from "./market/Survey.ts"
import { toOpportunity } from "./Opportunity.ts"
import type { OfferwallSurvey } from "@fieldwork/specs/exchange/schema"
import type { ExchangeSettings } from "./ExchangeSettings.ts"

const groupExists = (inGroup: boolean, { survey_group_exists }: ExchangeSettings): number =>
  inGroup === (survey_group_exists === "as_observed") ? 1 : 0

const scaled = (share: number, { legacy_offerwall }: ExchangeSettings): number =>
  legacy_offerwall === "as_observed" ? Math.round(share * 100) : share

export const toOfferwallSurvey = (
  survey: Survey,
  supplier: string,
  settings: ExchangeSettings,
  now: number
): OfferwallSurvey => {
  const shown = toOpportunity(survey, supplier, now)
  const { currency_code = "USD", value = 0 } = shown.revenue_per_interview ?? {}
  return {
    SurveyName: survey.name,
    SurveyNumber: survey.number,
    SurveySID: survey.sid,
    AccountName: survey.buyer.name,
    CountryLanguageID: survey.countryLanguageId,
    LengthOfInterview: shown.length_of_interview ?? 0,
    BidIncidence: Math.round(survey.bidIncidence),
    Conversion: scaled(shown.conversion ?? 0, settings),
    CPI: value,
    FieldEndDate: toLegacyDate(survey.fieldEnd),
    IndustryID: survey.industryId,
    StudyTypeID: survey.studyTypeId,
    OverallCompletes: shown.overall_completes ?? 0,
    TotalRemaining: shown.total_remaining ?? 0,
    CompletionPercentage: scaled(shown.completion_percentage ?? 0, settings),
    SurveyGroup: null,
    SurveyGroupID: null,
    SurveyGroupExists: groupExists(survey.groupIds.length > 0, settings),
    BidLengthOfInterview: Math.round(survey.bidLengthOfInterview),
    TerminationLengthOfInterview: shown.termination_length_of_interview ?? 0,
    SurveyQuotaCalcTypeID: survey.countsPrescreens ? 2 : 1,
    IsTrueSample: survey.isTrueSample,
    SurveyMobileConversion: scaled(shown.mobile_conversion ?? 0, settings),
    SampleTypeID: survey.sampleTypeId,
    CollectsPII: survey.collectsPii,
    IsOnlySupplierInGroup: survey.isReserved,
    RPI: { Value: value, CurrencyCode: currency_code }
  }
}
