/**
 * The close of a month: what was posted in it, recorded once.
 */
import type { Money } from "@fieldwork/exchange"
import type { Lag, StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { integerIn, textIn } from "./Columns.ts"
import type { FoldSettings } from "./Fold.ts"
import { checkMonth, startOfMonth } from "./Months.ts"
import { nanosIn, sumOf } from "./Sums.ts"

export interface ClosedMonth {
  readonly month: string
  readonly currency: string
  readonly closedAt: Date
  readonly entries: number
  readonly credits: Money.Money
  /** Negative. */
  readonly reversals: Money.Money
  /** Credits less reversals. */
  readonly total: Money.Money
  /** What the ledger has for the month now less what was closed: 0 unless it was computed again with another result. */
  readonly drift: Money.Money
}

/** The month is not over, or messages received in it may still be on their way into the ledger. */
export class MonthOpenError extends Data.TaggedError("MonthOpenError")<{
  readonly month: string
  readonly why: "not over" | "behind"
}> {
  override get message(): string {
    return this.why === "not over"
      ? `${this.month} is not over: close it when it is`
      : `the inbox has outcomes that the ledger does not have yet: close ${this.month} once its projector has caught up`
  }
}

const current = (sql: Sql, month: string): Effect.Effect<ReadonlyArray<Row>, StoreError> =>
  sql.query(
    "month",
    `SELECT currency, count(*) AS entries, ${sumOf("credit", "kind = 'credit'")}, ${sumOf("reversal", "kind = 'reversal'")}
      FROM ledger_entry WHERE month = ? AND nanos <> 0 GROUP BY currency ORDER BY currency`,
    [month]
  )

const recorded = (sql: Sql, month: string): Effect.Effect<ReadonlyArray<Row>, StoreError> =>
  sql.query("closed", "SELECT * FROM ledger_close WHERE month = ? ORDER BY currency", [month])

/** A month without entries is closed by a row of no currency. */
const empty: Row = { currency: "", entries: 0, credit_units: 0, credit_nanos: 0, reversal_units: 0, reversal_nanos: 0 }

export const closeMonth = Effect.fnUntraced(function* (
  sql: Sql,
  { timeZone }: FoldSettings,
  lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>,
  month: string
): Effect.fn.Return<ReadonlyArray<ClosedMonth>, StoreError | MonthOpenError> {
  const now = yield* Clock.currentTimeMillis
  if (now < startOfMonth(checkMonth(month), 1, timeZone)) return yield* new MonthOpenError({ month, why: "not over" })
  if ((yield* recorded(sql, month)).length === 0) {
    const isBehind = (yield* lags).some(({ stream, waiting }) => stream === "outcomes" && waiting > 0)
    if (isBehind) return yield* new MonthOpenError({ month, why: "behind" })
    const sums = yield* current(sql, month)
    // Of two processes that close it at the same time, the rows of one stay.
    yield* sql.transact(
      "close",
      (sums.length === 0 ? [empty] : sums).map((row) => ({
        sql: `INSERT INTO ledger_close (month, currency, closed_at, entries, credits, reversals) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (month, currency) DO NOTHING`,
        params: [
          month,
          String(row["currency"]),
          now,
          integerIn(row, "entries"),
          String(nanosIn(row, "credit")),
          String(nanosIn(row, "reversal"))
        ]
      }))
    )
  }
  const sums = new Map((yield* current(sql, month)).map((row) => [String(row["currency"]), row]))
  const closed = new Map((yield* recorded(sql, month)).map((row) => [String(row["currency"]), row]))
  const [first] = closed.values()
  const closedAt = new Date(first === undefined ? now : integerIn(first, "closed_at"))
  const currencies = [...new Set([...closed.keys(), ...sums.keys()])].filter((currency) => currency !== "")
  return currencies.map((currency) => {
    const [row, sum] = [closed.get(currency), sums.get(currency) ?? empty]
    const [credits, reversals] = [
      BigInt(row === undefined ? 0 : textIn(row, "credits")),
      BigInt(row === undefined ? 0 : textIn(row, "reversals"))
    ]
    const drift = nanosIn(sum, "credit") + nanosIn(sum, "reversal") - credits - reversals
    const amount = (nanos: bigint): Money.Money => ({ nanos, currency })
    return {
      month,
      currency,
      closedAt,
      entries: row === undefined ? 0 : integerIn(row, "entries"),
      credits: amount(credits),
      reversals: amount(reversals),
      total: amount(credits + reversals),
      drift: amount(drift)
    }
  })
})
