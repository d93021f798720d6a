/**
 * When respondents are recruited: as many as the expected impressions pay for, spread until the end date, evenly unless told otherwise.
 *
 * An extension alone slows the pace; raised counts bring more respondents.
 */
import { type Counts, total } from "../campaigns/ExpectedCounts.ts"

export type Pacing = "even" | "fast_start" | "slow_start"

/** The share of the time after which a share of the respondents has come: half of the fast ones after three tenths of it. */
const timeOf: Readonly<Record<Pacing, (share: number) => number>> = {
  even: (share) => share,
  fast_start: (share) => 1 - Math.sqrt(1 - share),
  slow_start: (share) => Math.sqrt(share)
}

export interface RecruitmentPlan {
  readonly from: number
  readonly until: number
  /** Respondents there were when this pace began. */
  readonly done: number
  /** Respondents there will be at its end. */
  readonly target: number
  readonly pacing: Pacing
}

const impressionsPerRespondent = 1500
const mostRespondents = 20_000
/** What a campaign without expected counts is taken to expect. */
const usualImpressions = 3_000_000

const impressionsOf = (counts: Counts): number => (total(counts) > 0 ? total(counts) : usualImpressions)

/** Respondents of a whole campaign. `luck` around 1 is how well recruitment goes. */
export const target = (counts: Counts, luck: number): number => {
  return Math.min(mostRespondents, Math.round((impressionsOf(counts) / impressionsPerRespondent) * luck))
}

/** Impressions that the campaign delivers for each respondent recruited. */
export const impressionsEach = (counts: Counts, respondents: number): number =>
  respondents === 0 ? 0 : impressionsOf(counts) / respondents

/** When the `count`-th respondent is due, counted from 0 and with a fraction in between; never past the target or the end. */
export const dueAt = ({ done, from, pacing, target: all, until }: RecruitmentPlan, count: number): number =>
  count < all && until > from
    ? Math.floor(from + timeOf[pacing]((count - done) / (all - done)) * (until - from))
    : Number.POSITIVE_INFINITY
