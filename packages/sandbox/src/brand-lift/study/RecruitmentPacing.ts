/**
 * The schedule of recruitment: as many respondents as the expected impressions pay for, until the end date, evenly by
 * default.
 *
 * A later end date alone slows recruitment down. Higher counts add respondents.
 */
import { type Counts, total } from "../campaigns/ExpectedCounts.ts"

export type Pacing = "even" | "fast_start" | "slow_start"

/**
 * Returns the share of the time after which a share of the respondents is recruited. With a fast start, half of them
 * are recruited after 30 % of the time.
 */
const timeOf: Readonly<Record<Pacing, (share: number) => number>> = {
  even: (share) => share,
  fast_start: (share) => 1 - Math.sqrt(1 - share),
  slow_start: (share) => Math.sqrt(share)
}

export interface RecruitmentPlan {
  readonly from: number
  readonly until: number
  /** The number of respondents at the start of this plan. */
  readonly done: number
  /** The number of respondents at its end. */
  readonly target: number
  readonly pacing: Pacing
}

const impressionsPerRespondent = 1500
const mostRespondents = 20_000
/** The assumed number of impressions of a campaign without expected counts. */
const usualImpressions = 3_000_000

const impressionsOf = (counts: Counts): number => (total(counts) > 0 ? total(counts) : usualImpressions)

/** Returns the number of respondents of a whole campaign. `luck` is around 1 and varies the success of recruitment. */
export const target = (counts: Counts, luck: number): number => {
  return Math.min(mostRespondents, Math.round((impressionsOf(counts) / impressionsPerRespondent) * luck))
}

/** Returns the number of delivered impressions per recruited respondent. */
export const impressionsEach = (counts: Counts, respondents: number): number =>
  respondents === 0 ? 0 : impressionsOf(counts) / respondents

/**
 * Returns the time at which respondent number `count` is due, counted from 0. Fractions are in between. The time is
 * never after the end.
 */
export const dueAt = ({ done, from, pacing, target: all, until }: RecruitmentPlan, count: number): number =>
  count < all && until > from
    ? Math.floor(from + timeOf[pacing]((count - done) / (all - done)) * (until - from))
    : Number.POSITIVE_INFINITY
