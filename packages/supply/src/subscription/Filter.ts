/**
 * Whether a survey matches the filter of a subscription, as the exchange document describes it: all fields of a filter, any filter of a subscription.
 */
import type { components } from "@fieldwork/exchange-client"
import { Money } from "@fieldwork/exchange/promise"

/** One filter of a subscription to opportunities, in wire names: every field of it must match. Source: the exchange document, operation 10. */
export type OpportunityFilter = components["schemas"]["OpportunityFilter"]
type Opportunity = components["schemas"]["Opportunity"]

type Value = string | number | boolean | undefined
/** The comparisons of all field types. The spec lists which of them a type has. */
interface Comparison {
  readonly eq?: Value
  readonly ne?: Value
  readonly in?: ReadonlyArray<Value>
  readonly nin?: ReadonlyArray<Value>
  readonly gte?: number
  readonly lte?: number
}

const isWithin = (value: Value, least: number, most: number): boolean =>
  typeof value === "number" && value >= least && value <= most

const matchesValue = ({ eq, gte, in: list, lte, ne, nin }: Comparison, value: Value): boolean =>
  (eq === undefined || value === eq) &&
  (ne === undefined || value !== ne) &&
  (list === undefined || list.includes(value)) &&
  (nin === undefined || !nin.includes(value)) &&
  ((gte === undefined && lte === undefined) ||
    isWithin(value, gte ?? Number.NEGATIVE_INFINITY, lte ?? Number.POSITIVE_INFINITY))

/** Whether any of the tags, or none of them, is on the list. */
const matchesTags = (
  { in: list, nin: others }: NonNullable<OpportunityFilter["px_buyer_message"]>,
  tags: ReadonlyArray<string>
): boolean =>
  (list === undefined || tags.some((tag) => list.includes(tag))) &&
  (others === undefined || !tags.some((tag) => others.includes(tag)))

/** The price as a number, as filters contain prices as numbers. */
const priceOf = ({ revenue_per_interview }: Opportunity): number | undefined => {
  try {
    return Money.toNumber(Money.read(revenue_per_interview))
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return undefined
    throw cause
  }
}

/**
 * Whether the exchange would send a survey under one filter. A field that the survey does not have matches `ne` and `nin` only.
 *
 * @example
 * ```ts
 * import { matchesFilter } from "@fieldwork/supply"
 *
 * const survey = { survey_id: 7, country_language: "eng_us", length_of_interview: 12 }
 * matchesFilter({ country_language: { eq: "eng_us" }, length_of_interview: { lte: 20 } }, survey) // => true
 * matchesFilter({ country_language: { in: ["fre_fr", "ger_de"] } }, survey) // => false
 * ```
 */
export const matchesFilter = (filter: OpportunityFilter, opportunity: Opportunity): boolean => {
  const { px_buyer_message, revenue_per_interview, ...others } = filter
  if (px_buyer_message !== undefined && !matchesTags(px_buyer_message, opportunity.px_buyer_message ?? [])) return false
  if (revenue_per_interview !== undefined && !matchesValue(revenue_per_interview, priceOf(opportunity))) return false
  return Object.entries(others).every(([field, comparison]) =>
    matchesValue(comparison as Comparison, opportunity[field as keyof typeof others] as Value)
  )
}
