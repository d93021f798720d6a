/**
 * A survey that was created through the API: the buyer's fields and the resulting survey of the market. Both change together.
 */
import { isLive, type Status, type Survey } from "../market/Survey.ts"
import type { Fields } from "./Defaults.ts"
import * as Market from "./MarketSurvey.ts"
import { isStatus, violations } from "./Rules.ts"

export interface OwnSurvey {
  fields: Fields
  /** Some fields are locked after the first launch. */
  wasLive: boolean
  readonly survey: Survey
}

/** The market may have ended the survey in the meantime. */
export const statusOf = ({ fields, survey }: OwnSurvey): Status =>
  survey.status === "04" || !isStatus(fields.SurveyStatusCode) ? survey.status : fields.SurveyStatusCode

/** Returns the problems of the new fields, in which case nothing is changed. */
export const revise = (own: OwnSurvey, fields: Fields): ReadonlyArray<string> => {
  const wrong = violations(fields, { ...own, status: statusOf(own) })
  if (wrong.length > 0) return wrong
  own.fields = fields
  Market.update(own.survey, fields)
  own.wasLive ||= isLive(own.survey)
  return []
}
