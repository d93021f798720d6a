/**
 * The tables of the ledger. Amounts are whole billionths of their currency.
 */
import { integer, type NewRowOf, nullable, table, text } from "@fieldwork/inbox/projection"

const orderKey = { ordered_at: integer(), signed_at: integer(), sequence: integer(), item: integer() }

/** What a session is worth by the message with the greatest order key. */
export const ledgerSession = table("ledger_session", ["respondent_id"], {
  respondent_id: text(),
  ...orderKey,
  survey_id: nullable(integer()),
  /** Empty when it is blank. */
  panelist_id: text(),
  marketplace_status: nullable(integer()),
  client_status: nullable(integer()),
  nanos: integer(),
  currency: text(),
  /** Before this message, for the case that an operator's retry interprets it better. */
  previous_nanos: integer(),
  previous_currency: text(),
  last_date: nullable(integer()),
  /** Unix milliseconds from which it is final; null without a readable `entry_date`. */
  final_at: nullable(integer()),
  /** 1 when the message has an older `last_date` than the one before it. */
  regressed: integer(),
  /** 1 when it is payable and has no amount that can be read. */
  unpriced: integer()
})

/** Append-only: a credit, or the reversal of an earlier one. */
export const ledgerEntry = table(
  "ledger_entry",
  ["respondent_id", "ordered_at", "signed_at", "sequence", "item", "kind"],
  {
    respondent_id: text(),
    ...orderKey,
    kind: text<"credit" | "reversal">(),
    /** The month in which the message was received. */
    month: text(),
    posted_at: integer(),
    survey_id: nullable(integer()),
    panelist_id: text(),
    /** A reversal is negative. */
    nanos: integer(),
    currency: text(),
    after_close: integer(),
    regressed: integer()
  }
)

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

export type SessionRow = NewRowOf<typeof ledgerSession>
export type EntryRow = NewRowOf<typeof ledgerEntry>
