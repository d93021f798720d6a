/**
 * Ranking: a function from a survey to a number. The greatest comes first.
 */
import type { Offer } from "../router/Row.ts"

/** How the supplier's own respondents have fared in a survey. */
export interface Results {
  /** Those whose outcome is known. */
  readonly entrants: number
  readonly completes: number
  /** Those who have entered and whose outcome is not known yet. Default 0. */
  readonly pending?: number | undefined
}

/** What the respondent answers on. */
export type Device = "desktop" | "mobile"

export interface RankContext {
  /** The supplier's own results in this survey, if there are any. */
  readonly own: Results | undefined
  /** The median conversion of all open surveys that have one, 0 to 1, give or take 0.02; undefined while none has. */
  readonly medianConversion: number | undefined
  /** Of the respondent; undefined when the profile does not tell. */
  readonly device?: Device | undefined
}

/**
 * Returns the worth of sending a respondent to this survey, in any unit; undefined withholds the survey. It must depend on nothing but its arguments: the
 * router keeps what its own ranking returns until one of them changes.
 */
export type Rank = (offer: Offer, context: RankContext) => number | undefined
