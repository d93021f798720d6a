/**
 * Integers and amounts in rows that a database returns. Nothing else in this folder turns a value into a number, so that no amount becomes a fraction.
 */
import type { Money } from "@fieldwork/exchange"
import type { Row } from "@fieldwork/inbox/projection"

/** A whole number: PostgreSQL returns counts as text. Throws for anything else. */
export const integerIn = (row: Row, name: string): number => {
  const value = Number(row[name])
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`the column ${name} is not an integer`)
}

export const isSet = (row: Row, name: string): boolean => integerIn(row, name) === 1

export const textIn = (row: Row, name: string): string => String(row[name])

/** Of the columns `nanos` and `currency`. */
export const amountOf = (row: Row): Money.Money => ({
  nanos: BigInt(integerIn(row, "nanos")),
  currency: textIn(row, "currency")
})
