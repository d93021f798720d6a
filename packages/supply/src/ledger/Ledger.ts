/**
 * Queries the ledger and closes months. The queries return balances, the evidence for a session's amount, and the differences between the ledger and
 * a report from the exchange.
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
  ReconcileOptions,
  ReportRow,
  SessionAccount
} from "./LedgerTypes.ts"
import type { MonthOpenError } from "./MonthOpenError.ts"
import { readSums } from "./MonthSums.ts"
import { warnIfIncomplete, warnOfIncompleteMonths } from "./needsRebuild.ts"
import { settingsOf } from "./Projection.ts"
import { reconcile } from "./reconcile.ts"
import { amountIn, sumOf } from "./Sums.ts"

/**
 * The supplier's revenue according to the outcomes in the inbox. The methods return balances, explain a session's amount, compare the ledger with a
 * report from the exchange, and close a month.
 */
export interface Ledger {
  /**
   * Returns the totals of the ledger entries in each currency, grouped by the option `by`. Amounts in different currencies are never added together.
   * Groups whose sum is 0 are omitted. This method, `session` and `reconcile` log a warning if the ledger lacks earlier outcomes until a rebuild of
   * the inbox. With `by: "month"`, also logs a warning if the ledger was installed after the inbox had removed superseded outcomes.
   */
  readonly balance: (options?: BalanceOptions) => Effect.Effect<ReadonlyArray<Balance>, StoreError>
  /** Returns the ledger account of a session (its amount, entries and messages), or undefined if no message about the session was received. */
  readonly session: (respondentId: string) => Effect.Effect<SessionAccount | undefined, StoreError>
  /**
   * Returns the differences between a report from the exchange and the ledger, each with its cause. Dies with an `InvalidReportError` if a line of
   * the report has an invalid amount, and with a `RangeError` if `month` does not have the form `2026-03`.
   */
  readonly reconcile: (
    report: ReadonlyArray<ReportRow>,
    options?: ReconcileOptions
  ) => Effect.Effect<ReadonlyArray<Difference>, StoreError>
  /**
   * Closes a month that has ended, and returns its totals. Closing the month again returns the recorded totals and the change since the month was
   * first closed. Logs a warning if an earlier closed month has changed, or if months are incomplete (see `completeFrom` of
   * `ClosedMonth`). Fails with `MonthOpenError` if the month has not ended, if outcomes have been received that are not in the ledger yet, or if the
   * ledger needs a rebuild of the inbox. Dies with a `RangeError` if `month` does not have the form `2026-03`.
   */
  readonly close: (month: string) => Effect.Effect<ReadonlyArray<ClosedMonth>, StoreError | MonthOpenError>
}

/**
 * The SQL for the tables to read and for the grouping column, keyed by the property by which amounts are grouped. The survey and the panelist are
 * taken from the current outcome of the session in the inbox.
 */
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

/** Returns the balance of each month, computed from the stored totals. */
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

/**
 * Creates the ledger for a store that was opened with `ledgerProjection(options)`. `createSupply` creates a ledger for its own store. Throws a
 * `RangeError` if the time zone is unknown.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Money } from "@fieldwork/exchange"
 * import { Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { makeLedger, supplyProjections } from "@fieldwork/supply"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender() // stands for the exchange
 * const callback = await exchange.send(buildOutcomes(2, { fields: { rpi: { value: "1.25", currency_code: "USD" } } }))
 * const program = Effect.gen(function* () {
 *   const { outcomes, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("outcomes", request))
 *   yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
 *   return yield* makeLedger(store).balance()
 * })
 * const store = SqliteStore.layer({ path: ":memory:", projections: supplyProjections() })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
 * const [balance] = await Effect.runPromise(Effect.provide(program, layer))
 * balance && Money.format(balance.amount) // => "2.5 USD"
 * ```
 */
export const makeLedger = (store: Store, options: LedgerOptions = {}): Ledger => {
  const settings = settingsOf(options)
  const { sql } = store
  return {
    balance: Effect.fnUntraced(function* ({ by = "currency", only } = {}) {
      yield* warnIfIncomplete(store)
      if (by === "month") yield* warnOfIncompleteMonths(store)
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
    session: (respondentId) => Effect.andThen(warnIfIncomplete(store), accountOf(sql, settings, respondentId)),
    reconcile: (report, options) => reconcile(store, settings, report, options),
    close: (month) => closeMonth(store, settings, month)
  }
}
