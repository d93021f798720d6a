/**
 * Questions to the ledger: balances, the evidence behind an amount, differences from a report, and the close of a month.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { accountOf } from "./Account.ts"
import { closeMonth } from "./Close.ts"
import { integerIn, textIn } from "./Columns.ts"
import type {
  Balance,
  BalanceOptions,
  ClosedMonth,
  Difference,
  LedgerOptions,
  MonthOpenError,
  ReconcileOptions,
  ReportRow,
  SessionAccount
} from "./LedgerTypes.ts"
import { readSums } from "./MonthSums.ts"
import { settingsOf } from "./Projection.ts"
import { reconcile } from "./Reconcile.ts"
import { amountIn, sumOf } from "./Sums.ts"

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

/** The survey and the panelist are those of the message in force, which the inbox has. */
const keys = {
  currency: { from: "ledger_entry", key: "NULL" },
  survey: { from: "ledger_entry JOIN outcome ON outcome.respondent_id = ledger_entry.respondent_id", key: "survey_id" },
  panelist: {
    from: "ledger_entry JOIN outcome ON outcome.respondent_id = ledger_entry.respondent_id",
    key: "coalesce(panelist_id, '')"
  },
  month: { from: "ledger_entry", key: "month" }
} as const

const conditions = {
  open: "(final_at IS NULL OR final_at > ?)",
  final: "(final_at IS NOT NULL AND final_at <= ?)"
} as const

const keyIn = (row: Row, by: NonNullable<BalanceOptions["by"]>): Balance["key"] => {
  if (row["key"] === null) return null
  return by === "survey" ? integerIn(row, "key") : textIn(row, "key")
}

/** By the sums that are kept. */
const balanceByMonth = (sql: Sql): Effect.Effect<ReadonlyArray<Balance>, StoreError> =>
  Effect.map(sql.query("balance", "SELECT month, sums FROM ledger_month ORDER BY month", []), (rows) =>
    rows
      .flatMap((row) =>
        Array.from(readSums(textIn(row, "sums")), ([currency, { credits, reversals }]) => ({
          key: textIn(row, "month"),
          amount: { nanos: credits + reversals, currency }
        }))
      )
      .filter(({ amount }) => amount.nanos !== 0n)
      .toSorted((a, b) => (a.amount.currency < b.amount.currency ? -1 : a.amount.currency > b.amount.currency ? 1 : 0))
  )

/** The ledger of a store that was opened with `ledgerProjection(options)`. Throws for a time zone that is not known. */
export const makeLedger = (store: Store, options: LedgerOptions = {}): Ledger => {
  const settings = settingsOf(options)
  const { sql } = store
  return {
    balance: Effect.fnUntraced(function* ({ by = "currency", only } = {}) {
      if (by === "month" && only === undefined) return yield* balanceByMonth(sql)
      const { from, key } = keys[by]
      const now = yield* Clock.currentTimeMillis
      const condition = only === undefined ? "TRUE" : conditions[only]
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
    session: (respondentId) => accountOf(sql, settings, respondentId),
    reconcile: (report, options) => reconcile(sql, settings, report, options),
    close: (month) => closeMonth(sql, settings, store.lags, month)
  }
}
