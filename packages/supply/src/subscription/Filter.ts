/**
 * Checks whether a survey matches the filters of a subscription, according to the rules in the exchange's API document. A survey must match all
 * fields of at least one filter.
 */
import type { components } from "@fieldwork/exchange-client"
import { Money } from "@fieldwork/exchange/promise"

/**
 * A filter of a subscription to opportunities, with the field names of the wire format. A survey must match every field of the filter. Source:
 * operation 10 in the exchange's API document.
 */
export type OpportunityFilter = components["schemas"]["OpportunityFilter"]
type Opportunity = components["schemas"]["Opportunity"]

type Value = string | number | boolean | undefined
/** The comparison operators for all types of fields. The spec defines which operators each type supports. */
interface Comparison {
  readonly eq?: Value
  readonly ne?: Value
  readonly in?: ReadonlyArray<Value>
  readonly nin?: ReadonlyArray<Value>
  readonly gte?: number
  readonly lte?: number
}

const isWithin = (value: Value, min: number, max: number): boolean =>
  typeof value === "number" && value >= min && value <= max

const matchesValue = ({ eq, gte, in: list, lte, ne, nin }: Comparison, value: Value): boolean =>
  (eq === undefined || value === eq) &&
  (ne === undefined || value !== ne) &&
  (list === undefined || list.includes(value)) &&
  (nin === undefined || !nin.includes(value)) &&
  ((gte === undefined && lte === undefined) ||
    isWithin(value, gte ?? Number.NEGATIVE_INFINITY, lte ?? Number.POSITIVE_INFINITY))

/** Returns whether at least one tag is in the list `in` and no tag is in the list `nin`. An absent list matches all tags. */
const matchesTags = (
  { in: list, nin: others }: NonNullable<OpportunityFilter["px_buyer_message"]>,
  tags: ReadonlyArray<string>
): boolean =>
  (list === undefined || tags.some((tag) => list.includes(tag))) &&
  (others === undefined || !tags.some((tag) => others.includes(tag)))

/** Returns the price of a survey as a number, because prices in filters are numbers. */
const priceOf = ({ revenue_per_interview }: Opportunity): number | undefined => {
  try {
    return Money.toNumber(Money.read(revenue_per_interview))
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return undefined
    throw cause
  }
}

/**
 * Returns whether the exchange would send a survey to a subscription with the given filter. A field that is absent from the survey matches only `ne`
 * and `nin`.
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
