/**
 * What the control API changes of a survey that was created through the exchange's API. It does so as the buyer would, by the buyer's rules:
 * what the API shows of the survey and what suppliers see never differ.
 */
import type { MarketSurveyChange } from "../../control/schema.gen.ts"
import { quotaFor } from "./MarketSurvey.ts"
import { type OwnSurvey, revise, statusOf } from "./OwnSurvey.ts"

/** Answers what is wrong, and changes nothing then. Allocations are no affair of the buyer's. */
export const asBuyer = (own: OwnSurvey, change: MarketSurveyChange): ReadonlyArray<string> => {
  const { price, quotas = [], status, survey_name, total_wanted } = change
  const { Quota, QuotaCPI, SurveyName } = own.fields
  const [{ id }] = own.survey.quotas
  const completes = total_wanted ?? quotas.findLast(({ quota_id }) => quota_id === id)?.total_wanted
  const quota = completes === undefined ? Quota : quotaFor(own.fields, completes)
  if (quota === undefined)
    return ["total_wanted: The exchange may deliver none of it, as its PlatformExchangeAllocation is 0."]
  return revise(own, {
    ...own.fields,
    SurveyStatusCode: status ?? statusOf(own),
    SurveyName: survey_name ?? SurveyName,
    QuotaCPI: price ?? QuotaCPI,
    Quota: quota
  })
}
