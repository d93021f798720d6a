/**
 * Finds the reasons why a survey is closed to every respondent, based on the state of the survey and the supplier's policy.
 */
import { Money } from "@fieldwork/exchange/promise"
import type { Opportunity } from "@fieldwork/exchange-client"
import type { Policy } from "./Policy.ts"
import type { Reason, ReasonKind } from "./Reason.ts"

/** A survey document and the status of the survey in the inbox. */
export interface Survey {
  /** The survey document as received from the exchange, with the field names of the wire format. */
  readonly opportunity: Opportunity
  /**
   * The status of the survey in the inbox. A survey is `parked` if its document could not be interpreted. Such a survey is ineligible regardless of
   * its document.
   */
  readonly status?: "live" | "paused" | "deactivated" | "parked" | undefined
}

const knownReasons: ReadonlySet<unknown> = new Set(["new", "updated", "reactivated", "deactivated"])

/** The ISO 4217 code for no currency. */
const noCurrency = "XXX"

/**
 * Returns the exact price per complete, or undefined if the amount is missing or cannot be parsed exactly. The currency is `XXX` if the survey's
 * currency code is invalid.
 */
export const priceOf = ({ revenue_per_interview }: Opportunity): Money.Money | undefined => {
  const { currency_code = "", value } = revenue_per_interview ?? {}
  try {
    return Money.make(value ?? "", /^[A-Z]{3}$/.test(currency_code) ? currency_code : noCurrency)
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return undefined
    throw cause
  }
}

const isAcceptable = (price: Money.Money | undefined, floor: Money.Money | undefined): boolean =>
  price !== undefined &&
  price.nanos > 0n &&
  (floor === undefined || (price.currency === floor.currency && price.nanos >= floor.nanos))

/** A survey collects personal data unless its flag is `false`, null or absent. A flag of the wrong type does not let a survey through the policy. */
const collectsPii = (flag: unknown): boolean => flag !== undefined && flag !== null && flag !== false

/** Reads a number of minutes. Null and absent count as 0. A value that is neither a number nor a string of digits is `NaN`. */
const minutesIn = (value: unknown): number => {
  if (value === undefined || value === null) return 0
  const isReadable = typeof value === "number" || (typeof value === "string" && /^\d+(\.\d+)?$/.test(value))
  return isReadable ? Number(value) : Number.NaN
}

/** Returns the measured length of the interview in minutes, or the buyer's estimate if no length has been measured. */
const minutesOf = ({ bid_length_of_interview, length_of_interview }: Opportunity): number => {
  const measured = minutesIn(length_of_interview)
  return measured === 0 ? minutesIn(bid_length_of_interview) : measured
}

/** Returns whether the interview may be longer than the limit. This is also the case if its length cannot be read. */
const isTooLong = (opportunity: Opportunity, limit: number | undefined): boolean =>
  limit !== undefined && !(minutesOf(opportunity) <= limit)

export const generalReasons = (
  { opportunity, status }: Survey,
  { floor, max_minutes, pii = false }: Policy,
  isReadable: boolean
): ReadonlyArray<Reason> => {
  const { is_live, message_reason, total_remaining } = opportunity
  const isParked = status === "parked" || !isReadable || !knownReasons.has(message_reason)
  const conditions: ReadonlyArray<readonly [kind: ReasonKind, holds: boolean]> = [
    ["not_live", message_reason === "deactivated" || is_live === false],
    ["no_remaining", (total_remaining ?? 1) <= 0],
    ["price", !isAcceptable(priceOf(opportunity), floor)],
    ["pii", collectsPii(opportunity.collects_pii) && !pii],
    ["length", isTooLong(opportunity, max_minutes)]
  ]
  const reasons: Array<Reason> = conditions.filter(([, applies]) => applies).map(([kind]) => ({ kind }))
  if (!isParked) return reasons
  return [typeof message_reason === "string" ? { kind: "parked", id: message_reason } : { kind: "parked" }, ...reasons]
}
