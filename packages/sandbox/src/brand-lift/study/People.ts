/**
 * What a scenario sets about a study's respondents; each may be left to the sandbox.
 */
import type { Counts } from "../campaigns/ExpectedCounts.ts"
import { type Pacing, target } from "./RecruitmentPacing.ts"

export interface People {
  /** Respondents of the whole campaign, in place of what its expected impressions pay for. */
  readonly respondents?: number
  /** Mean number of impressions of an exposed respondent, at least 1. */
  readonly impressions_per_exposed?: number
  /** Whether respondents are weighted to the population. */
  readonly weighted?: boolean
  /** How respondents come over the time that there is. */
  readonly pacing?: Pacing
}

/** Mean number of impressions of an exposed respondent. */
export const meanFrequency = ({ impressions_per_exposed = 4 }: People): number => impressions_per_exposed

/** Respondents of the whole campaign. */
export const wanted = ({ respondents }: People, counts: Counts, luck: number): number =>
  respondents ?? target(counts, luck)

export const pacing = ({ pacing = "even" }: People): Pacing => pacing
