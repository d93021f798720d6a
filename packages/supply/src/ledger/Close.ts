/**
 * Closes a month: records the totals of the entries that were posted in the month. The totals of a month are recorded only once.
 */
import type { Money } from "@fieldwork/exchange/promise"
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { warnOfChangedMonths } from "./changedMonths.ts"
import { integerIn, textIn } from "./Columns.ts"
import type { FoldSettings } from "./fold.ts"
import { isBehind } from "./isBehind.ts"
import type { ClosedMonth } from "./LedgerTypes.ts"
import { MonthOpenError } from "./MonthOpenError.ts"
import { checkMonth, startOfMonth } from "./Months.ts"
import { type CurrencySums, type MonthSums, readSums } from "./MonthSums.ts"
import { needsRebuild, warnOfIncompleteMonths } from "./needsRebuild.ts"

const current = (sql: Sql, month: string): Effect.Effect<MonthSums, StoreError> =>
  Effect.map(sql.query("month", "SELECT sums FROM ledger_month WHERE month = ?", [month]), ([row]) =>
    readSums(row === undefined ? "[]" : textIn(row, "sums"))
  )

const recorded = (sql: Sql, month: string): Effect.Effect<ReadonlyArray<Row>, StoreError> =>
  sql.query("closed", "SELECT * FROM ledger_close WHERE month = ? ORDER BY currency", [month])

const none: CurrencySums = { entries: 0, credits: 0n, reversals: 0n }

/** The totals of a month without entries. Closing such a month records a single row without a currency. */
const empty: MonthSums = new Map([["", none]])

export const closeMonth = Effect.fnUntraced(function* (
  store: Pick<Store, "installed" | "lags" | "sql">,
  { timeZone }: FoldSettings,
  month: string
): Effect.fn.Return<ReadonlyArray<ClosedMonth>, StoreError | MonthOpenError> {
  const { sql } = store
  const now = yield* Clock.currentTimeMillis
  if (now < startOfMonth(checkMonth(month), 1, timeZone))
    return yield* Effect.fail(new MonthOpenError({ month, why: "not over" }))
  if (yield* needsRebuild(store)) return yield* Effect.fail(new MonthOpenError({ month, why: "needs rebuild" }))
  if ((yield* recorded(sql, month)).length === 0) {
    if (yield* isBehind(store)) return yield* Effect.fail(new MonthOpenError({ month, why: "behind" }))
    const sums = yield* current(sql, month)
    // If two processes close the month at the same time, only the rows from one process are kept.
    yield* sql.transact(
      "close",
      Array.from(sums.size === 0 ? empty : sums, ([currency, { credits, entries, reversals }]) => ({
        sql: `INSERT INTO ledger_close (month, currency, closed_at, entries, credits, reversals) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (month, currency) DO NOTHING`,
        params: [month, currency, now, entries, String(credits), String(reversals)]
      }))
    )
  }
  yield* warnOfChangedMonths(sql, month)
  const complete = yield* warnOfIncompleteMonths(store)
  const isIncomplete = complete !== undefined && startOfMonth(month, 0, timeZone) < complete
  const sums = yield* current(sql, month)
  const closed = new Map((yield* recorded(sql, month)).map((row) => [String(row["currency"]), row]))
  const [first] = closed.values()
  const closedAt = new Date(first === undefined ? now : integerIn(first, "closed_at"))
  const currencies = [...new Set([...closed.keys(), ...sums.keys()])].filter((currency) => currency !== "")
  return currencies.map((currency) => {
    const [row, sum] = [closed.get(currency), sums.get(currency) ?? none]
    const [credits, reversals] = [
      BigInt(row === undefined ? 0 : textIn(row, "credits")),
      BigInt(row === undefined ? 0 : textIn(row, "reversals"))
    ]
    const changeSinceClose = sum.credits + sum.reversals - credits - reversals
    const amount = (nanos: bigint): Money.Money => ({ nanos, currency })
    return {
      month,
      currency,
      closedAt,
      entries: row === undefined ? 0 : integerIn(row, "entries"),
      credits: amount(credits),
      reversals: amount(reversals),
      total: amount(credits + reversals),
      changeSinceClose: amount(changeSinceClose),
      ...(isIncomplete && { completeFrom: new Date(complete) })
    }
  })
})
