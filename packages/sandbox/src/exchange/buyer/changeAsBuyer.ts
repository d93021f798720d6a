/**
 * Applies changes from the control API to a survey that a buyer created through the exchange's API. The changes must follow the rules for buyers, so
 * the buyer API and the suppliers always see the same survey.
 */
import type { MarketSurveyChange } from "../../control/schema.gen.ts"
import { quotaFor } from "./MarketSurvey.ts"
import { type BuyerSurvey, revise, statusOf } from "./BuyerSurvey.ts"

/**
 * Applies the change as if the buyer had made it. If the change is invalid, returns error messages and changes nothing. Allocations are not applied,
 * because a buyer cannot change them.
 */
export const changeAsBuyer = (buyerSurvey: BuyerSurvey, change: MarketSurveyChange): ReadonlyArray<string> => {
  const { price, quotas = [], status, survey_name, total_wanted } = change
  const { Quota, QuotaCPI, SurveyName } = buyerSurvey.fields
  const [{ id }] = buyerSurvey.survey.quotas
  const completes = total_wanted ?? quotas.findLast(({ quota_id }) => quota_id === id)?.total_wanted
  const quota = completes === undefined ? Quota : quotaFor(buyerSurvey.fields, completes)
  if (quota === undefined)
    return ["total_wanted: The exchange cannot deliver any completes, because PlatformExchangeAllocation is 0."]
  return revise(buyerSurvey, {
    ...buyerSurvey.fields,
    SurveyStatusCode: status ?? statusOf(buyerSurvey),
    SurveyName: survey_name ?? SurveyName,
    QuotaCPI: price ?? QuotaCPI,
    Quota: quota
  })
}
