/** The properties of a study's respondents that can be set through the control API. All properties are optional. */
import type { Counts } from "../campaigns/ExpectedCounts.ts"
import type { FilterName } from "../lookups/demographics.ts"
import { type DemographicCondition, meetsCondition, type DemographicValues } from "./DemographicCondition.ts"
import { type Pacing, target } from "./RecruitmentPacing.ts"

interface NonResponse extends Partial<DemographicCondition> {
  readonly group?: "exposed" | "control"
  readonly share: number
}

export interface People {
  /** The number of respondents in the entire campaign. Default: a number that is computed from the expected impressions. */
  readonly respondents?: number
  /** The average number of impressions per exposed respondent, at least 1. Default: 4. */
  readonly impressions_per_exposed?: number
  /** Whether respondents are weighted to match the population. */
  readonly weighted?: boolean
  /** The distribution of recruitment over time. Default: `even`. */
  readonly pacing?: Pacing
  /** The share of respondents who are exposed, between 0 and 1. Default: 0.5. */
  readonly exposure_share?: number
  /** The groups of people whose exposed share differs from the default. If a person belongs to several groups, the first applies. */
  readonly exposure_segments?: ReadonlyArray<DemographicCondition & { readonly share: number }>
  /**
   * The probability that a person does not respond, by group of people. Another person is recruited instead. If several entries match, the first
   * applies.
   */
  readonly non_response?: ReadonlyArray<NonResponse>
  /** The target shares to which respondents are weighted, by age and gender bucket. Default: the shares of the population. */
  readonly weight_targets?: {
    readonly demo_age?: ReadonlyArray<number>
    readonly demo_gender?: ReadonlyArray<number>
  }
}

/** Returns the average number of impressions per exposed respondent. */
export const meanFrequency = ({ impressions_per_exposed = 4 }: People): number => impressions_per_exposed

/** Returns the number of respondents in the entire campaign. */
export const targetRespondents = ({ respondents }: People, counts: Counts, recruitmentFactor: number): number =>
  respondents ?? target(counts, recruitmentFactor)

export const pacing = ({ pacing = "even" }: People): Pacing => pacing

/** Returns the probability that a person with the demographic values `values` is exposed. */
export const exposureOf = ({ exposure_segments, exposure_share = 0.5 }: People, values: DemographicValues): number =>
  exposure_segments?.find((each) => meetsCondition(each, values))?.share ?? exposure_share

const concerns = (
  { filter_name, group, high, low }: NonResponse,
  exposed: boolean,
  values: DemographicValues
): boolean => {
  if (group !== undefined && (group === "exposed") !== exposed) return false
  if (filter_name === undefined) return true
  return meetsCondition(
    { filter_name, low: low ?? Number.NEGATIVE_INFINITY, high: high ?? Number.POSITIVE_INFINITY },
    values
  )
}

/** Returns the probability that a person does not respond. Undefined if everybody responds. */
export const nonResponseOf = (
  { non_response }: People,
  exposed: boolean,
  values: DemographicValues
): number | undefined => non_response?.find((each) => concerns(each, exposed, values))?.share

/** Checks whether an entry of `non_response` has a lower or upper bound but does not name the question to which the bound applies. */
const unbound = ({ filter_name, high, low }: NonResponse): boolean =>
  filter_name === undefined && (low !== undefined || high !== undefined)

const emptySegment = (segments: ReadonlyArray<Partial<DemographicCondition> & { readonly filter_name?: FilterName }>) =>
  segments.find(({ high = Number.POSITIVE_INFINITY, low = Number.NEGATIVE_INFINITY }) => low > high)

/** Returns an error message for invalid properties of respondents. Undefined if the properties are valid. */
export const problemOf = ({
  exposure_segments = [],
  non_response = [],
  weight_targets = {}
}: People): string | undefined => {
  const empty = emptySegment([...exposure_segments, ...non_response])
  if (empty !== undefined) return `low: The range from ${empty.low} to ${empty.high} is empty.`
  if (non_response.some(unbound)) return "non_response: Bounds require filter_name, the question that they apply to."
  for (const [name, shares] of Object.entries(weight_targets)) {
    const sum = shares.reduce((all, share) => all + share, 0)
    if (Math.abs(sum - 1) > 1e-6) return `weight_targets.${name}: The shares add up to ${sum}; they must add up to 1.`
  }
  return undefined
}
