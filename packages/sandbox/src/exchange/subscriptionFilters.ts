/**
 * Selects the opportunities and outcomes that a subscription receives. A message must match all fields of at least one filter.
 *
 * Filters are applied to the values that the receiver sees in the message, except that locales are always compared by their bibliographic language
 * codes, such as `fre_fr`.
 */
import { type Compare, holds, holdsAny } from "./Compare.ts"
import { recontactCode } from "./data/studyTypes.ts"
import type { Opportunity, OpportunityFilter, Outcome, OutcomeFilter } from "@fieldwork/specs/exchange/schema"

type Value = string | number | boolean

/**
 * Checks whether the value of one field in a message passes the filter's comparison for the field. If there is no comparison, every value passes. If
 * there is one, a missing value fails.
 */
const fits = (compare: Compare<Value> | undefined, value: Value | undefined): boolean =>
  compare === undefined || (value !== undefined && holds(compare, value))

/**
 * Checks whether a filter accepts recontact surveys: it must omit `study_type` or name recontact explicitly. A filter that only excludes other study
 * types does not accept recontact surveys.
 */
const takesRecontact = ({ study_type = {} }: OpportunityFilter): boolean =>
  Object.keys(study_type).length === 0 ||
  study_type.eq === recontactCode ||
  study_type.in?.includes(recontactCode) === true

const opportunityFits = (filter: OpportunityFilter, message: Opportunity): boolean =>
  fits(filter.country_language, message.country_language) &&
  fits(filter.industry, message.industry) &&
  fits(filter.study_type, message.study_type) &&
  (message.study_type !== recontactCode || takesRecontact(filter)) &&
  fits(filter.bid_length_of_interview, message.bid_length_of_interview) &&
  fits(filter.bid_incidence, message.bid_incidence) &&
  fits(filter.collects_pii, message.collects_pii) &&
  fits(filter.revenue_per_interview, message.revenue_per_interview?.value) &&
  fits(filter.conversion, message.conversion) &&
  fits(filter.mobile_conversion, message.mobile_conversion) &&
  fits(filter.revenue_per_click, message.revenue_per_click) &&
  fits(filter.length_of_interview, message.length_of_interview) &&
  fits(filter.termination_length_of_interview, message.termination_length_of_interview) &&
  fits(filter.buyer_id, message.buyer_id) &&
  (filter.px_buyer_message === undefined || holdsAny(filter.px_buyer_message, message.px_buyer_message ?? []))

export const matchesOpportunity = (filters: ReadonlyArray<OpportunityFilter>, message: Opportunity): boolean =>
  filters.some((filter) => opportunityFits(filter, message))

export const matchesOutcome = (filters: ReadonlyArray<OutcomeFilter>, message: Outcome): boolean =>
  filters.some(
    (filter) =>
      fits(filter.marketplace_status, message.marketplace_status) && fits(filter.client_status, message.client_status)
  )
