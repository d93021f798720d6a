/**
 * The totals of the entries in a month, grouped by currency. The totals are stored as JSON with exact decimal digits, and equal totals always produce
 * the same JSON.
 */
import type { EntryRow, MonthRow } from "./Tables.ts"

export interface CurrencySums {
  /** The number of entries whose amount is not 0. */
  readonly entries: number
  /** The sum of the credits in billionths of the currency unit. */
  readonly credits: bigint
  /** The sum of the reversals in billionths of the currency unit. It is negative or 0. */
  readonly reversals: bigint
}

export type MonthSums = ReadonlyMap<string, CurrencySums>

const none: CurrencySums = { entries: 0, credits: 0n, reversals: 0n }

export const readSums = (text: string): MonthSums => {
  const rows = JSON.parse(text) as ReadonlyArray<readonly [string, number, string, string]>
  return new Map(
    rows.map(([currency, entries, credits, reversals]) => [
      currency,
      { entries, credits: BigInt(credits), reversals: BigInt(reversals) }
    ])
  )
}

const writeSums = (sums: MonthSums): string =>
  JSON.stringify(
    [...sums]
      .filter(([, { entries }]) => entries !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { credits, entries, reversals }]) => [currency, entries, String(credits), String(reversals)])
  )

type Counted = Pick<EntryRow, "month" | "currency" | "kind" | "nanos">

/** Adds entries to the totals of their months, and subtracts the previous entries that they replace. */
export const addToMonths = (
  known: ReadonlyArray<MonthRow>,
  added: ReadonlyArray<Counted>,
  replaced: ReadonlyArray<Counted>
): ReadonlyArray<MonthRow> => {
  const months = new Map<string, Map<string, CurrencySums>>()
  const sumsOf = (month: string): Map<string, CurrencySums> => {
    const sums = months.get(month) ?? new Map(readSums(known.find((row) => row.month === month)?.sums ?? "[]"))
    months.set(month, sums)
    return sums
  }
  const count = ({ currency, kind, month, nanos }: Counted, by: 1 | -1): void => {
    const sums = sumsOf(month)
    if (nanos === 0) return
    const { credits, entries, reversals } = sums.get(currency) ?? none
    const amount = BigInt(nanos * by)
    sums.set(currency, {
      entries: entries + by,
      credits: kind === "credit" ? credits + amount : credits,
      reversals: kind === "reversal" ? reversals + amount : reversals
    })
  }
  for (const entry of added) count(entry, 1)
  for (const entry of replaced) count(entry, -1)
  return Array.from(months, ([month, sums]) => ({ month, sums: writeSums(sums) }))
}
