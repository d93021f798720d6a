/**
 * Questions to the ledger: balances, the evidence behind an amount, differences from a report, and the close of a month.
 */
import type { Money } from "@fieldwork/exchange"
import type { Outcome } from "@fieldwork/exchange-client"
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { closeMonth, type ClosedMonth, type MonthOpenError } from "./Close.ts"
import { amountOf, integerIn, isSet, textIn } from "./Columns.ts"
import { type LedgerOptions, settingsOf } from "./Projection.ts"
import { type Difference, reconcile, type ReconcileOptions, type ReportRow } from "./Reconcile.ts"
import { amountIn, sumOf } from "./Sums.ts"

export interface BalanceOptions {
  /** Default `currency`. A month is the one in which the messages were received. */
  readonly by?: "month" | "survey" | "panelist" | "currency" | undefined
  /** `open` is what may still be adjusted, `final` what may not, by the document. Default: both. */
  readonly only?: "open" | "final" | undefined
}

export interface Balance {
  /** The month, survey or panelist; null for `currency`, and for sessions without a survey. A panelist that is blank is an empty text. */
  readonly key: string | number | null
  readonly amount: Money.Money
}

export interface LedgerEntry {
  readonly kind: "credit" | "reversal"
  /** A reversal is negative. */
  readonly amount: Money.Money
  readonly month: string
  readonly postedAt: Date
  /** The session was final when the message came. */
  readonly after_close: boolean
  /** The message has an older `last_date` than the one before it. */
  readonly regressed: boolean
}

export interface Evidence {
  readonly outcome: Outcome
  readonly signedAt: Date
  /** The callback in the inbox's log. */
  readonly sequence: number
  readonly item: number
  /** Another message with a greater order key was there before it, and it changed nothing. */
  readonly superseded: boolean
  /** Why it is in the quarantine, when it is. */
  readonly quarantined: string | undefined
}

export interface SessionAccount {
  readonly amount: Money.Money
  readonly finalAt: Date | undefined
  /** It is payable, and no message has an amount that can be read. */
  readonly unpriced: boolean
  /** In the order in which they were posted; their sum is the amount. */
  readonly entries: ReadonlyArray<LedgerEntry>
  /** Every message about the session that was received, in that order. */
  readonly messages: ReadonlyArray<Evidence>
}

export interface Ledger {
  /** Sums by key and currency; currencies are never added up. Keys whose sum is 0 are left out. */
  readonly balance: (options?: BalanceOptions) => Effect.Effect<ReadonlyArray<Balance>, StoreError>
  /** Undefined for a session of which no message was received. */
  readonly session: (respondentId: string) => Effect.Effect<SessionAccount | undefined, StoreError>
  /** Differences between a report of the exchange and the ledger, each with its cause. */
  readonly reconcile: (
    report: ReadonlyArray<ReportRow>,
    options?: ReconcileOptions
  ) => Effect.Effect<ReadonlyArray<Difference>, StoreError>
  /** Closes a month that is over, once. Closing it again returns the first close, and what has changed since. */
  readonly close: (month: string) => Effect.Effect<ReadonlyArray<ClosedMonth>, StoreError | MonthOpenError>
}

const keys = {
  currency: { from: "ledger_session", key: "NULL" },
  survey: { from: "ledger_session", key: "survey_id" },
  panelist: { from: "ledger_session", key: "panelist_id" },
  month: { from: "ledger_entry", key: "month" }
} as const

const conditions = {
  open: "(final_at IS NULL OR final_at > ?)",
  final: "(final_at IS NOT NULL AND final_at <= ?)"
} as const

/** Entries do not repeat when their session is final. */
const inMonths = (condition: string): string =>
  `respondent_id IN (SELECT respondent_id FROM ledger_session WHERE ${condition})`

const keyIn = (row: Row, by: NonNullable<BalanceOptions["by"]>): Balance["key"] => {
  if (row["key"] === null) return null
  return by === "survey" ? integerIn(row, "key") : textIn(row, "key")
}

const entryOf = (row: Row): LedgerEntry => ({
  kind: row["kind"] === "credit" ? "credit" : "reversal",
  amount: amountOf(row),
  month: String(row["month"]),
  postedAt: new Date(integerIn(row, "posted_at")),
  after_close: isSet(row, "after_close"),
  regressed: isSet(row, "regressed")
})

interface Order {
  readonly ordered_at: number
  readonly signed_at: number
  readonly sequence: number
  readonly item: number
}

const isLater = (left: Order, right: Order): boolean =>
  (left.ordered_at - right.ordered_at ||
    left.signed_at - right.signed_at ||
    left.sequence - right.sequence ||
    left.item - right.item) > 0

const orderOf = (row: Row): Order => ({
  ordered_at: integerIn(row, "ordered_at"),
  signed_at: integerIn(row, "signed_at"),
  sequence: integerIn(row, "sequence"),
  item: integerIn(row, "item")
})

/** By arrival. */
const evidenceOf = (rows: ReadonlyArray<Row>): ReadonlyArray<Evidence> => {
  let greatest: Order | undefined
  return rows.map((row) => {
    const order = orderOf(row)
    const superseded = greatest !== undefined && !isLater(order, greatest)
    if (!superseded) greatest = order
    return {
      outcome: JSON.parse(String(row["document"])) as Outcome,
      signedAt: new Date(order.signed_at * 1000),
      sequence: order.sequence,
      item: order.item,
      superseded,
      quarantined: typeof row["reason"] === "string" ? row["reason"] : undefined
    }
  })
}

/** The ledger of a store that was opened with `ledgerProjection(options)`. Throws for a time zone that is not known. */
export const makeLedger = (store: Store, options: LedgerOptions = {}): Ledger => {
  const settings = settingsOf(options)
  const { sql } = store
  return {
    balance: Effect.fnUntraced(function* ({ by = "currency", only } = {}) {
      const { from, key } = keys[by]
      const now = yield* Clock.currentTimeMillis
      const condition =
        only === undefined ? "TRUE" : from === "ledger_entry" ? inMonths(conditions[only]) : conditions[only]
      const grouped = key === "NULL" ? "currency" : `currency, ${key}`
      const rows = yield* sql.query(
        "balance",
        `SELECT ${key} AS key, currency, ${sumOf("total")} FROM ${from} WHERE nanos <> 0 AND ${condition} GROUP BY ${grouped} ORDER BY ${grouped}`,
        only === undefined ? [] : [now]
      )
      return rows
        .map((row) => ({ key: keyIn(row, by), amount: amountIn(row, "total") }))
        .filter(({ amount }) => amount.nanos !== 0n)
    }),
    session: Effect.fnUntraced(function* (respondentId) {
      const [row] = yield* sql.query("account", "SELECT * FROM ledger_session WHERE respondent_id = ?", [respondentId])
      if (row === undefined) return undefined
      const entries = yield* sql.query(
        "entries",
        "SELECT * FROM ledger_entry WHERE respondent_id = ? AND nanos <> 0 ORDER BY sequence, item, kind DESC",
        [respondentId]
      )
      const messages = yield* sql.query(
        "evidence",
        `SELECT m.*, q.reason FROM outcome_message m LEFT JOIN quarantine q ON q.sequence = m.sequence AND q.item = m.item
          WHERE m.respondent_id = ? ORDER BY m.sequence, m.item`,
        [respondentId]
      )
      return {
        amount: amountOf(row),
        finalAt: row["final_at"] === null ? undefined : new Date(integerIn(row, "final_at")),
        unpriced: isSet(row, "unpriced"),
        entries: entries.map(entryOf),
        messages: evidenceOf(messages)
      }
    }),
    reconcile: (report, options) => reconcile(sql, settings, report, options),
    close: (month) => closeMonth(sql, settings, store.lags, month)
  }
}
