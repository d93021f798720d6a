/**
 * What a scenario sets about a study's respondents; each may be left to the sandbox.
 */
import type { Counts } from "../campaigns/ExpectedCounts.ts"
import type { FilterName } from "../lookups/Demographics.ts"
import { type Condition, fits, type Values } from "./Condition.ts"
import { type Pacing, target } from "./RecruitmentPacing.ts"

interface NonResponse extends Partial<Condition> {
  readonly group?: "exposed" | "control"
  readonly share: number
}

export interface People {
  /** Respondents of the whole campaign, in place of what its expected impressions pay for. */
  readonly respondents?: number
  /** Mean number of impressions of an exposed respondent, at least 1. */
  readonly impressions_per_exposed?: number
  /** Whether respondents are weighted to the population. */
  readonly weighted?: boolean
  /** How respondents come over the time that there is. */
  readonly pacing?: Pacing
  /** Share of respondents who are exposed, 0 to 1. */
  readonly exposure_share?: number
  /** People of whom another share is exposed. The first that fits counts. */
  readonly exposure_segments?: ReadonlyArray<Condition & { readonly share: number }>
  /** People who are asked and do not answer; others answer in their place. The first that fits counts. */
  readonly non_response?: ReadonlyArray<NonResponse>
  /** Shares by bucket that respondents are weighted to, in place of the population's. */
  readonly weight_targets?: {
    readonly demo_age?: ReadonlyArray<number>
    readonly demo_gender?: ReadonlyArray<number>
  }
}

/** Mean number of impressions of an exposed respondent. */
export const meanFrequency = ({ impressions_per_exposed = 4 }: People): number => impressions_per_exposed

/** Respondents of the whole campaign. */
export const wanted = ({ respondents }: People, counts: Counts, luck: number): number =>
  respondents ?? target(counts, luck)

export const pacing = ({ pacing = "even" }: People): Pacing => pacing

/** The probability that a person with these values is exposed. */
export const exposureOf = ({ exposure_segments, exposure_share = 0.5 }: People, values: Values): number =>
  exposure_segments?.find((each) => fits(each, values))?.share ?? exposure_share

const concerns = ({ filter_name, group, high, low }: NonResponse, exposed: boolean, values: Values): boolean => {
  if (group !== undefined && (group === "exposed") !== exposed) return false
  if (filter_name === undefined) return true
  return fits({ filter_name, low: low ?? Number.NEGATIVE_INFINITY, high: high ?? Number.POSITIVE_INFINITY }, values)
}

/** The probability that a person who is asked does not answer; undefined where everybody answers. */
export const nonResponseOf = ({ non_response }: People, exposed: boolean, values: Values): number | undefined =>
  non_response?.find((each) => concerns(each, exposed, values))?.share

/** A bound without a question bounds nothing. */
const unbound = ({ filter_name, high, low }: NonResponse): boolean =>
  filter_name === undefined && (low !== undefined || high !== undefined)

const emptySegment = (segments: ReadonlyArray<Partial<Condition> & { readonly filter_name?: FilterName }>) =>
  segments.find(({ high = Number.POSITIVE_INFINITY, low = Number.NEGATIVE_INFINITY }) => low > high)

/** Why there can be no such people, or undefined. */
export const problemOf = ({
  exposure_segments = [],
  non_response = [],
  weight_targets = {}
}: People): string | undefined => {
  const empty = emptySegment([...exposure_segments, ...non_response])
  if (empty !== undefined) return `low: Nobody's answer lies from ${empty.low} to ${empty.high}.`
  if (non_response.some(unbound)) return "non_response: Name the question of the bounds with filter_name."
  for (const [name, shares] of Object.entries(weight_targets)) {
    const sum = shares.reduce((all, share) => all + share, 0)
    if (Math.abs(sum - 1) > 1e-6) return `weight_targets.${name}: The shares add up to ${sum}; they must add up to 1.`
  }
  return undefined
}
