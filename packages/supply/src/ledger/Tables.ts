/**
 * The tables of the ledger. Amounts are whole billionths of their currency. They name no person: the survey and the panelist of a session are in the inbox's outcomes.
 */
import { integer, type NewRowOf, nullable, table, text } from "@fieldwork/inbox/projection"

/** Append-only: a credit, or the reversal of an earlier one. `sequence` and `item` are the position of the message in the inbox's log. */
export const ledgerEntry = table("ledger_entry", ["respondent_id", "sequence", "item", "kind"], {
  respondent_id: text(),
  sequence: integer(),
  item: integer(),
  kind: text<"credit" | "reversal">(),
  /** The month in which the message was received, such as `2026-03`, and the time, unix milliseconds. */
  month: text(),
  posted_at: integer(),
  /** A reversal is negative. */
  nanos: integer(),
  currency: text(),
  /** Unix milliseconds from which it is final; null without a readable `entry_date`. A reversal has that of the credit. */
  final_at: nullable(integer())
})

/** The sums of the entries of each month, so that a month is closed without reading them. */
export const ledgerMonth = table("ledger_month", ["month"], {
  month: text(),
  /** JSON: MonthSums in Months.ts. */
  sums: text()
})

/** A closed month, by currency. */
export const ledgerClose = table("ledger_close", ["month", "currency"], {
  month: text(),
  currency: text(),
  closed_at: integer(),
  entries: integer(),
  /** Decimal digits: sums may be larger than an integer column. */
  credits: text(),
  reversals: text()
})

export type EntryRow = NewRowOf<typeof ledgerEntry>
export type MonthRow = NewRowOf<typeof ledgerMonth>
