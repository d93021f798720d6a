/**
 * Converts a survey to the opportunity that is sent to a supplier.
 */
import { allCountryLanguages, localeOf } from "./data/locales.ts"
import { industries, industryCodeOf } from "./data/industries.ts"
import { recontact, studyTypeCode } from "./data/studyTypes.ts"
import { payoutOf } from "./market/Payout.ts"
import { isLive, minutesAt, type Quota, remaining, remainingFor, type Survey } from "./market/Survey.ts"
import { scale, toNumber } from "./Money.ts"
import type { Condition } from "./respondents/Answers.ts"
import type { Opportunity, SurveyQuestion, SurveyQuota } from "@fieldwork/specs/exchange/schema"

const locales = new Map(allCountryLanguages.map(([id, code]) => [id, localeOf(code)]))
const industryCodes = new Map(industries.map(([id, , name]) => [id, industryCodeOf(name)]))

export const isRecontact = ({ studyTypeId }: Survey): boolean => studyTypeId === recontact

/**
 * Returns the PIDs of the supplier's respondents whom a recontact survey accepts. Empty for all other surveys, even if a list of PIDs has been set for
 * them.
 */
export const recontactsOf = (survey: Survey, supplier: string): ReadonlyArray<string> =>
  isRecontact(survey) ? (survey.recontacts.get(supplier) ?? []) : []

/**
 * Checks whether the survey accepts a respondent of the supplier. A recontact survey accepts only the respondents in its list; all other surveys
 * accept everyone.
 */
export const acceptsRespondent = (survey: Survey, supplier: string, pid: string): boolean =>
  !isRecontact(survey) || recontactsOf(survey, supplier).includes(pid)

/** The minimum number of respondents for a median length of interview. With fewer respondents, the length in the message is 0. */
const minimumForMedian = 6

export const localeFor = ({ countryLanguageId }: Survey): string => locales.get(countryLanguageId) ?? ""

/** Returns a share, rounded to four decimal places. The result is 0 if `whole` is 0. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

const question = ({ operator, precodes, question: question_id }: Condition): SurveyQuestion => ({
  question_id,
  logical_operator: operator,
  precodes: [...precodes]
})

/**
 * Returns the `questions` value for a total quota, which has no questions. The value is null for some surveys and an empty list for others, so that
 * receivers are tested with both.
 */
const noQuestions = ({ number }: Survey): null | [] => (number % 2 === 0 ? [] : null)

const quota = (survey: Survey, it: Quota): SurveyQuota => ({
  survey_quota_id: it.id,
  survey_quota_type: it === survey.quotas[0] ? "Total" : "Client",
  conversion: share(it.completes, it.entrants),
  number_of_respondents: remaining(survey, it),
  questions: it.conditions.length === 0 ? noQuestions(survey) : it.conditions.map(question)
})

/** Checks whether the supplier may send respondents now: the survey is live, its payout is above 0, and the supplier may still deliver completes. */
export const isOpenTo = (survey: Survey, supplier: string): boolean =>
  isLive(survey) && payoutOf(survey) > 0 && remainingFor(survey, supplier) > 0

/** Returns the tags of the buyer and, if a device is required, a tag for the device. */
export const tagsOf = ({ buyer, device }: Survey): Array<string> =>
  device === "any" ? [...buyer.tags] : [...buyer.tags, `${device}_only`]

/** Returns an opportunity without `message_reason`, which depends on the earlier messages to the supplier. */
export const toOpportunity = (survey: Survey, supplier: string, now: number): Opportunity => {
  const [total] = survey.quotas
  const payout = payoutOf(survey)
  return {
    survey_id: survey.number,
    survey_name: survey.name,
    account_name: survey.buyer.name,
    buyer_id: survey.buyer.id,
    country_language: localeFor(survey),
    industry: industryCodes.get(survey.industryId) ?? "",
    study_type: studyTypeCode(survey.studyTypeId),
    bid_length_of_interview: survey.bidLengthOfInterview,
    bid_incidence: survey.bidIncidence,
    collects_pii: survey.collectsPii,
    survey_group_ids: [...survey.groupIds],
    is_live: isLive(survey),
    survey_quota_calc_type: survey.countsPrescreens ? "prescreens" : "completes",
    is_only_supplier_in_group: survey.isReserved,
    revenue_per_interview: { value: toNumber(payout), currency_code: "USD" },
    total_client_entrants: total.entrants,
    total_remaining: remainingFor(survey, supplier),
    // A buyer can lower the quota below the number of completes that have already been delivered.
    completion_percentage: Math.min(1, share(total.completes, total.wanted)),
    conversion: share(total.completes, total.entrants),
    length_of_interview: total.completes < minimumForMedian ? 0 : Math.round(minutesAt(survey, now)),
    overall_completes: total.completes,
    mobile_conversion: share(survey.mobileCompletes, survey.mobileEntrants),
    revenue_per_click:
      survey.systemEntrants === 0 ? 0 : toNumber(scale(payout, total.completes, survey.systemEntrants)),
    termination_length_of_interview:
      total.entrants < minimumForMedian ? 0 : Math.round(survey.truth.terminationMinutes),
    relationship_type: survey.isPrivate ? "private" : "open",
    respondent_pids: [...recontactsOf(survey, supplier)],
    px_buyer_message: tagsOf(survey)
  }
}

/** Returns the fields that are added if the subscription has `include_quotas`. */
export const quotasOf = (survey: Survey): Pick<Opportunity, "survey_quotas" | "survey_qualifications"> => ({
  survey_quotas: survey.quotas.map((it) => quota(survey, it)),
  survey_qualifications: survey.qualifications.map(question)
})
