/**
 * Determines which surveys a subscription with different filters would have sent.
 */
import type { Opportunity } from "@fieldwork/exchange-client"
import { matchesFilter, type OpportunityFilter } from "./Filter.ts"

/** The surveys that a subscription would and would not have sent. */
export interface WhatIf {
  /** The surveys that match at least one filter. */
  readonly kept: ReadonlyArray<Opportunity>
  /** The surveys that match no filter and therefore would not have been sent. */
  readonly dropped: ReadonlyArray<Opportunity>
}

/**
 * Returns which of the given surveys a subscription with the given filters would and would not have sent.
 *
 * @example
 * ```ts
 * import { whatIf } from "@fieldwork/supply"
 *
 * const surveys = [
 *   { survey_id: 1, country_language: "eng_us", length_of_interview: 12 },
 *   { survey_id: 2, country_language: "eng_us", length_of_interview: 35 },
 *   { survey_id: 3, country_language: "fre_fr", length_of_interview: 8 }
 * ]
 * const { dropped } = whatIf([{ country_language: { eq: "eng_us" }, length_of_interview: { lte: 20 } }], surveys)
 * dropped.map((survey) => survey.survey_id) // => [2, 3]
 * ```
 */
export const whatIf = (filters: ReadonlyArray<OpportunityFilter>, surveys: Iterable<Opportunity>): WhatIf => {
  const [kept, dropped]: [Array<Opportunity>, Array<Opportunity>] = [[], []]
  for (const survey of surveys) {
    const isSent = filters.some((filter) => matchesFilter(filter, survey))
    if (isSent) kept.push(survey)
    else dropped.push(survey)
  }
  return { kept, dropped }
}
