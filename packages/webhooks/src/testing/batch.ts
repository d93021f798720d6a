/**
 * Builds the items of callbacks, with the size and shape that the exchange's API document describes.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"

/** The options for building items. */
export interface BatchOptions<T> {
  /** The survey id of the first item. The id increases by 1 for each further item. Default: 1. */
  readonly firstSurveyId?: number | undefined
  /** The fields that replace the generated fields in every item. */
  readonly fields?: Partial<T> | undefined
}

/**
 * Builds opportunities with quotas and qualifications, about 4 KB each. Ten thousand of them form a callback of the maximum size.
 *
 * @example
 * ```ts
 * import { buildOpportunities } from "@fieldwork/webhooks/testing"
 * buildOpportunities(2, { firstSurveyId: 7 }).map(({ survey_id }) => survey_id) // => [7,8]
 * ```
 */
export const buildOpportunities = (
  count: number,
  { fields, firstSurveyId = 1 }: BatchOptions<Opportunity> = {}
): ReadonlyArray<Opportunity> =>
  Array.from({ length: count }, (_, index) => ({ ...opportunity(firstSurveyId + index), ...fields }))

/**
 * Builds outcomes, each for a different respondent.
 *
 * @example
 * ```ts
 * import { buildOutcomes } from "@fieldwork/webhooks/testing"
 * buildOutcomes(2).length // => 2
 * ```
 */
export const buildOutcomes = (
  count: number,
  { fields, firstSurveyId = 1 }: BatchOptions<Outcome> = {}
): ReadonlyArray<Outcome> =>
  Array.from({ length: count }, (_, index) => ({ ...outcome(firstSurveyId + index), ...fields }))

const opportunity = (surveyId: number): Opportunity => ({
  survey_id: surveyId,
  survey_name: `Habits of consumers ${surveyId}`,
  account_name: "Example Research",
  buyer_id: 4711,
  country_language: "eng_us",
  industry: "other",
  study_type: "adhoc",
  bid_length_of_interview: 12.5,
  bid_incidence: 43.7,
  collects_pii: false,
  survey_group_ids: [surveyId % 97],
  is_live: true,
  survey_quota_calc_type: "completes",
  is_only_supplier_in_group: false,
  revenue_per_interview: { value: 1.234567891, currency_code: "USD" },
  total_client_entrants: 1234,
  total_remaining: 200,
  completion_percentage: 0.34,
  conversion: 0.213,
  length_of_interview: 11,
  overall_completes: 321,
  mobile_conversion: 0.11,
  revenue_per_click: 0.276,
  termination_length_of_interview: 2,
  relationship_type: "open",
  respondent_pids: [],
  message_reason: surveyId % 3 === 0 ? "new" : "updated",
  px_buyer_message: ["quality"],
  survey_quotas: Array.from({ length: 6 }, (_, index) => ({
    survey_quota_id: surveyId * 10 + index,
    survey_quota_type: index === 0 ? "Total" : "Client",
    conversion: 0.2,
    number_of_respondents: 40,
    questions:
      index === 0
        ? null
        : [
            { question_id: 42, logical_operator: "OR", precodes: precodes(18 + 10 * index, 18) },
            { question_id: 43, logical_operator: "OR", precodes: ["1"] }
          ]
  })),
  survey_qualifications: Array.from({ length: 10 }, (_, index) => ({
    question_id: 40 + index,
    logical_operator: "OR",
    precodes: precodes(18, index === 0 ? 82 : 12)
  }))
})

const outcome = (surveyId: number): Outcome => ({
  respondent_id: `respondent-${surveyId}`,
  parent_session_id: `parent-${surveyId}`,
  panelist_id: `panelist-${surveyId}`,
  session_id: `session-${surveyId}`,
  marketplace_status: 3,
  client_status: 10,
  entry_date: "2026-01-01T00:00:00Z",
  last_date: "2026-01-01T00:12:00Z",
  survey_id: surveyId,
  rpi: { value: "1.234567891", currency_code: "USD" },
  study_type: "adhoc"
})

const precodes = (first: number, count: number): Array<string> =>
  Array.from({ length: count }, (_, index) => `${first + index}`)
