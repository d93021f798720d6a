/**
 * Ranking: a function from a survey to a number. The survey with the greatest number comes first.
 */
import type { Device } from "../eligibility/Profile.ts"
import type { Offer } from "../router/IndexedSurvey.ts"

/** The results of the supplier's own respondents in a survey. */
export interface Results {
  /** Respondents whose outcome is known. */
  readonly entrants: number
  readonly completes: number
  /** Respondents who have entered and whose outcome is not known yet. Default 0. */
  readonly pending?: number | undefined
}

/** The data that a ranking receives besides the survey. */
export interface RankContext {
  /** The supplier's own results in this survey, if there are any. */
  readonly own: Results | undefined
  /** The median conversion of all open surveys that have one, 0 to 1, give or take 0.02; undefined while none has. */
  readonly medianConversion: number | undefined
  /** The device of the respondent; undefined when the profile does not have it. */
  readonly device?: Device | undefined
}

/**
 * Returns the worth of sending a respondent to this survey, in any unit; undefined withholds the survey. It must depend on nothing but its arguments: the
 * router keeps what its own ranking returns until one of them changes.
 */
export type Rank = (offer: Offer, context: RankContext) => number | undefined
