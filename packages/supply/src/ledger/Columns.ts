/**
 * Integers and amounts in rows that a database returns. Nothing else in this folder turns a value into a number, so that no amount becomes a fraction.
 */
import type { Money } from "@fieldwork/exchange"
import type { Row } from "@fieldwork/inbox/projection"
import { type FoldSettings, isPaidBy } from "./fold.ts"

/** A whole number: PostgreSQL returns counts as text. Throws for anything else. */
export const integerIn = (row: Row, name: string): number => {
  const value = Number(row[name])
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`the column ${name} is not an integer`)
}

export const textIn = (row: Row, name: string): string => String(row[name])

/** The amount in the columns `nanos` and `currency`. */
export const amountOf = (row: Row): Money.Money => ({
  nanos: BigInt(integerIn(row, "nanos")),
  currency: textIn(row, "currency")
})

const integerOrNull = (row: Row, name: string): number | null => (row[name] === null ? null : integerIn(row, name))

/** Whether an outcome of the inbox is payable and has no amount that can be read. */
export const isUnpriced = (outcome: Row, { payable }: FoldSettings): boolean =>
  outcome["price_nanos"] === null &&
  isPaidBy(payable, integerOrNull(outcome, "marketplace_status"), integerOrNull(outcome, "client_status"))
