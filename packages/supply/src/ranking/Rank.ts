/**
 * The type of a ranking: a function that assigns a number to a survey. The survey with the greatest number is listed first.
 */
import type { Device } from "../eligibility/Profile.ts"
import type { Offer } from "../router/IndexedSurvey.ts"

/** The results of the supplier's own respondents in a survey, as numbers of respondents. */
export interface Results {
  /** The number of respondents whose outcome is known. */
  readonly entrants: number
  readonly completes: number
  /** The number of respondents who have entered but whose outcome is not known yet. Default: 0. */
  readonly pending?: number | undefined
}

/** The data that a ranking receives in addition to the survey and its price. */
export interface RankContext {
  /** The results of the supplier's own respondents in this survey. Undefined if there are none. */
  readonly own: Results | undefined
  /**
   * The median conversion, from 0 to 1, of all open surveys whose conversion is greater than 0. The median is approximate, with an error of at most
   * 0.02. Undefined if there is no such survey.
   */
  readonly medianConversion: number | undefined
  /** The device of the respondent. Undefined if the profile does not contain a device. */
  readonly device?: Device | undefined
}

/** A survey that is withheld because the ranking threw an error or returned an infinite number. */
export interface RankFailure {
  readonly survey_id: number
  /** The error that the ranking threw, or a `RangeError` if the ranking returned an infinite number. */
  readonly cause: unknown
}

/**
 * Returns the value of sending a respondent to the survey, in any unit. Returns undefined or `NaN` to withhold the survey. The result must depend only
 * on the arguments, because the router caches the result until an argument changes. If a ranking throws or returns an infinite number, the router
 * withholds the survey until an argument changes, and reports the error to `onRankFailure`.
 */
export type Rank = (offer: Offer, context: RankContext) => number | undefined
