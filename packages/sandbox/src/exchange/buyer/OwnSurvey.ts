/**
 * A survey that was created through the API. It consists of the buyer's fields and the market survey that is derived from them. Both are changed
 * together.
 */
import { isLive, type Status, type Survey } from "../market/Survey.ts"
import type { Fields } from "./Defaults.ts"
import * as Market from "./MarketSurvey.ts"
import { isStatus, violations } from "./Rules.ts"

export interface OwnSurvey {
  fields: Fields
  /** Whether the survey has been live. Some fields are locked after the first launch. */
  wasLive: boolean
  readonly survey: Survey
}

/** Returns the current status. The market may have ended the survey since the buyer set the status. */
export const statusOf = ({ fields, survey }: OwnSurvey): Status =>
  survey.status === "04" || !isStatus(fields.SurveyStatusCode) ? survey.status : fields.SurveyStatusCode

/** Sets new fields. Returns error messages, in which case nothing is changed. */
export const revise = (own: OwnSurvey, fields: Fields): ReadonlyArray<string> => {
  const wrong = violations(fields, { ...own, status: statusOf(own) })
  if (wrong.length > 0) return wrong
  own.fields = fields
  Market.update(own.survey, fields)
  own.wasLive ||= isLive(own.survey)
  return []
}
