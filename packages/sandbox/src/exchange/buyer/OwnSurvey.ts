/**
 * A survey that was created through the API: what its buyer asked for beside what the market made of it. Both change together.
 */
import { isLive, type Status, type Survey } from "../market/Survey.ts"
import type { Fields } from "./Defaults.ts"
import * as Market from "./MarketSurvey.ts"
import { isStatus, violations } from "./Rules.ts"

export interface OwnSurvey {
  fields: Fields
  /** Some fields are locked from the first launch on. */
  wasLive: boolean
  readonly survey: Survey
}

/** The market may have ended it in the meantime. */
export const statusOf = ({ fields, survey }: OwnSurvey): Status =>
  survey.status === "04" || !isStatus(fields.SurveyStatusCode) ? survey.status : fields.SurveyStatusCode

/** Answers what is wrong with the new fields, and changes nothing then. */
export const revise = (own: OwnSurvey, fields: Fields): ReadonlyArray<string> => {
  const wrong = violations(fields, { ...own, status: statusOf(own) })
  if (wrong.length > 0) return wrong
  own.fields = fields
  Market.update(own.survey, fields)
  own.wasLive ||= isLive(own.survey)
  return []
}
