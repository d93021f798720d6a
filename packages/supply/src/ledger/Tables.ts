/**
 * The tables of the ledger. Amounts are integers in billionths of the currency unit. The tables do not identify people: the survey and the panelist
 * of a session are stored in the inbox's outcome table.
 */
import { integer, type NewRowOf, nullable, table, text } from "@fieldwork/inbox/projection"

/** The name of the ledger's projection. */
export const ledgerName = "ledger"

/**
 * The ledger entries: credits, and reversals of earlier credits. The table is append-only. `sequence` and `item` are the position of the message in
 * the inbox's log. If an operator retried a message in a later month than that of its entries, the additional entries have the position of the retry.
 */
export const ledgerEntry = table("ledger_entry", ["respondent_id", "sequence", "item", "kind"], {
  respondent_id: text(),
  sequence: integer(),
  item: integer(),
  kind: text<"credit" | "reversal">(),
  /** The month of `posted_at`, such as `2026-03`. For `posted_at`, in Unix milliseconds, see `LedgerEntry` in LedgerTypes.ts. */
  month: text(),
  posted_at: integer(),
  /** The amount in billionths of the currency unit. The amount of a reversal is negative. */
  nanos: integer(),
  currency: text(),
  /**
   * The time from which the amount is final, in Unix milliseconds. Null if the message has no valid `entry_date`. A reversal has the same time as the
   * credit that it reverses.
   */
  final_at: nullable(integer())
})

/** The sums of each month's entries, so that a month can be closed without reading the entries. */
export const ledgerMonth = table("ledger_month", ["month"], {
  month: text(),
  /** The sums as JSON, in the format that `MonthSums.ts` defines. */
  sums: text()
})

/** The recorded totals of closed months, one row for each currency. */
export const ledgerClose = table("ledger_close", ["month", "currency"], {
  month: text(),
  currency: text(),
  closed_at: integer(),
  entries: integer(),
  /** The sum as a string of decimal digits, because the sum may exceed the range of an integer column. */
  credits: text(),
  reversals: text()
})

export type EntryRow = NewRowOf<typeof ledgerEntry>
export type MonthRow = NewRowOf<typeof ledgerMonth>
