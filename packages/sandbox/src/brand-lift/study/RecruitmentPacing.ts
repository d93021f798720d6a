/**
 * The schedule of recruitment. The number of respondents is computed from the expected impressions. By default, they are recruited evenly until the
 * end date.
 *
 * If only the end date is postponed, recruitment slows down. If the expected impressions are raised, respondents are added.
 */
import { type Counts, total } from "../campaigns/ExpectedCounts.ts"

export type Pacing = "even" | "fast_start" | "slow_start"

/**
 * Returns the fraction of the recruitment period, from 0 to 1, after which `share` of the respondents have been recruited. With `fast_start`, half of
 * the respondents are recruited after about 30% of the period.
 */
const timeOf: Readonly<Record<Pacing, (share: number) => number>> = {
  even: (share) => share,
  fast_start: (share) => 1 - Math.sqrt(1 - share),
  slow_start: (share) => Math.sqrt(share)
}

export interface RecruitmentPlan {
  readonly from: number
  readonly until: number
  /** The number of respondents who are recruited before this plan starts. */
  readonly done: number
  /** The total number of respondents who are recruited by the end of this plan. */
  readonly target: number
  readonly pacing: Pacing
}

const impressionsPerRespondent = 1500
const maxRespondents = 20_000
/** The number of impressions that is assumed if a campaign has no expected impressions. */
const defaultImpressions = 3_000_000

/** Returns the number of expected impressions, or the assumed number if a campaign has none. */
export const impressionsOf = (counts: Counts): number => (total(counts) > 0 ? total(counts) : defaultImpressions)

/**
 * Returns the number of respondents in the entire campaign. `recruitmentFactor` is a random factor around 1, because recruitment is not equally
 * successful in every campaign.
 */
export const target = (counts: Counts, recruitmentFactor: number): number => {
  return Math.min(maxRespondents, Math.round((impressionsOf(counts) / impressionsPerRespondent) * recruitmentFactor))
}

/**
 * Returns the time at which respondent number `count`, starting at 0, is due. Infinity if the plan does not include that respondent. A fractional
 * `count` results in a time between the due times of two respondents.
 */
export const dueAt = ({ done, from, pacing, target: all, until }: RecruitmentPlan, count: number): number =>
  count < all && until > from
    ? Math.floor(from + timeOf[pacing]((count - done) / (all - done)) * (until - from))
    : Number.POSITIVE_INFINITY
