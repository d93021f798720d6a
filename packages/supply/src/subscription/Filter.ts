/**
 * Whether a survey matches the filter of a subscription, as the exchange document describes it: all fields of a filter, any filter of a subscription.
 */
import type { components } from "@fieldwork/exchange-client"
import { Money } from "@fieldwork/exchange/promise"

export type OpportunityFilter = components["schemas"]["OpportunityFilter"]
type Opportunity = components["schemas"]["Opportunity"]

type Value = string | number | boolean | undefined
/** The comparisons of all field types. A type has those that the spec gives it. */
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

/** Tags: any of them is, or none of them is, on the list. */
const matchesTags = (
  { in: list, nin: others }: NonNullable<OpportunityFilter["px_buyer_message"]>,
  tags: ReadonlyArray<string>
): boolean =>
  (list === undefined || tags.some((tag) => list.includes(tag))) &&
  (others === undefined || !tags.some((tag) => others.includes(tag)))

/** The number that the amount prints as: filters carry prices as numbers. */
const priceOf = ({ revenue_per_interview }: Opportunity): number | undefined => {
  try {
    return Money.toNumber(Money.read(revenue_per_interview))
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return undefined
    throw cause
  }
}

/** Whether the exchange would send this survey under one filter. A field that the survey does not have matches `ne` and `nin` only. */
export const matchesFilter = (filter: OpportunityFilter, opportunity: Opportunity): boolean => {
  const { px_buyer_message, revenue_per_interview, ...others } = filter
  if (px_buyer_message !== undefined && !matchesTags(px_buyer_message, opportunity.px_buyer_message ?? [])) return false
  if (revenue_per_interview !== undefined && !matchesValue(revenue_per_interview, priceOf(opportunity))) return false
  return Object.entries(others).every(([field, comparison]) =>
    matchesValue(comparison as Comparison, opportunity[field as keyof typeof others] as Value)
  )
}
