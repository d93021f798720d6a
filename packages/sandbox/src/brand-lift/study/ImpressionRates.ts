/**
 * The numbers of delivered impressions for each recruited respondent. A new recruitment plan changes the number only for respondents who are recruited
 * later, so the impressions that have been delivered never change.
 */
import type { Counts } from "../campaigns/ExpectedCounts.ts"
import { impressionsOf } from "./RecruitmentPacing.ts"

export interface ImpressionRate {
  /** The number of respondents who were recruited before the rate applied. */
  readonly after: number
  /** The number of delivered impressions for each later respondent. */
  readonly each: number
}

/** The rates of a campaign in chronological order. A rate applies until the next one starts. */
export type ImpressionRates = ReadonlyArray<ImpressionRate>

/** Returns the number of impressions that have been delivered when `respondents` respondents have been recruited. */
export const impressionsUntil = (rates: ImpressionRates, respondents: number): number =>
  rates.reduce((sum, { after, each }, index) => {
    const end = Math.min(respondents, rates[index + 1]?.after ?? respondents)
    return sum + Math.max(0, end - after) * each
  }, 0)

/**
 * Returns the rates after a new plan, under which the expected impressions `counts` have been delivered once `target` respondents have been recruited.
 * `done` is the number of respondents who have been recruited before the plan.
 */
export const replannedRates = (
  rates: ImpressionRates,
  counts: Counts,
  done: number,
  target: number
): ImpressionRates => {
  const rest = Math.max(0, impressionsOf(counts) - impressionsUntil(rates, done))
  return [
    ...rates.filter(({ after }) => after < done),
    { after: done, each: target > done ? rest / (target - done) : 0 }
  ]
}
