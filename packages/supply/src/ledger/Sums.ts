/**
 * Computes exact sums in SQL. Whole currency units and billionths are added separately, because a sum of billionths may not fit into 64 bits.
 */
import { Money } from "@fieldwork/exchange"
import type { Row } from "@fieldwork/inbox/projection"

const unit = 1_000_000_000

/**
 * Returns the SQL for the two columns that `amountIn` adds together: the sum of the whole currency units and the sum of the remaining billionths. The
 * result is also exact for negative amounts, because in SQLite and PostgreSQL, integer division truncates towards 0, and the remainder has the sign
 * of the dividend.
 */
export const sumOf = (name: string): string => {
  const sum = (what: string) => `CAST(coalesce(sum(${what}), 0) AS TEXT)`
  return `${sum(`nanos / ${unit}`)} AS ${name}_units, ${sum(`nanos % ${unit}`)} AS ${name}_nanos`
}

const nanosIn = (row: Row, name: string): bigint =>
  BigInt(String(row[`${name}_units`])) * BigInt(unit) + BigInt(String(row[`${name}_nanos`]))

export const amountIn = (row: Row, name: string): Money.Money => ({
  nanos: nanosIn(row, name),
  currency: String(row["currency"])
})
