/**
 * A survey that was created through the API. It consists of the buyer's fields and the market survey that is derived from them. Both are changed
 * together.
 */
import { isLive, type Status, type Survey } from "../market/Survey.ts"
import type { BuyerFields } from "./BuyerFields.ts"
import * as Market from "./MarketSurvey.ts"
import { isStatus, violations } from "./buyerSurveyRules.ts"

export interface BuyerSurvey {
  fields: BuyerFields
  /** Whether the survey has been live. Some fields are locked after the first launch. */
  wasLive: boolean
  readonly survey: Survey
}

/** Returns the current status. The market may have ended the survey since the buyer set the status. */
export const statusOf = ({ fields, survey }: BuyerSurvey): Status =>
  survey.status === "04" || !isStatus(fields.SurveyStatusCode) ? survey.status : fields.SurveyStatusCode

/** Sets new fields. If the fields are invalid, returns error messages and changes nothing. */
export const revise = (buyerSurvey: BuyerSurvey, fields: BuyerFields): ReadonlyArray<string> => {
  const wrong = violations(fields, { ...buyerSurvey, status: statusOf(buyerSurvey) })
  if (wrong.length > 0) return wrong
  buyerSurvey.fields = fields
  Market.update(buyerSurvey.survey, fields)
  buyerSurvey.wasLive ||= isLive(buyerSurvey.survey)
  return []
}
