/**
 * Reads integers and amounts from database rows. A lint rule forbids `Number` and `parseFloat` in the other modules of this folder, so no amount is
 * ever converted to a floating-point number.
 */
import type { Money } from "@fieldwork/exchange"
import type { Row } from "@fieldwork/inbox/projection"
import { type FoldSettings, isPaidBy } from "./fold.ts"

/**
 * Returns the integer in a column. PostgreSQL returns counts as strings, which are converted. Throws a `RangeError` if the value is not an integer.
 */
export const integerIn = (row: Row, name: string): number => {
  const value = Number(row[name])
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`the column ${name} is not an integer`)
}

export const textIn = (row: Row, name: string): string => String(row[name])

/** Returns the amount in the columns `nanos` and `currency`. */
export const amountOf = (row: Row): Money.Money => ({
  nanos: BigInt(integerIn(row, "nanos")),
  currency: textIn(row, "currency")
})

const integerOrNull = (row: Row, name: string): number | null => (row[name] === null ? null : integerIn(row, name))

/** Returns whether an outcome in the inbox is payable but has no valid amount. */
export const isUnpriced = (outcome: Row, { payable }: FoldSettings): boolean =>
  outcome["price_nanos"] === null &&
  isPaidBy(payable, integerOrNull(outcome, "marketplace_status"), integerOrNull(outcome, "client_status"))
