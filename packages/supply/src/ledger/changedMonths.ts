/** Detects closed months whose totals have changed since they were closed. */
import type { StoreError } from "@fieldwork/inbox"
import type { Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { textIn } from "./Columns.ts"
import { type CurrencySums, readSums } from "./MonthSums.ts"

const totalOf = (sums: CurrencySums | undefined): bigint => (sums === undefined ? 0n : sums.credits + sums.reversals)

/** Returns the closed months before `month` whose totals differ from the recorded totals, in ascending order. */
const changedMonths = Effect.fnUntraced(function* (
  sql: Sql,
  month: string
): Effect.fn.Return<ReadonlyArray<string>, StoreError> {
  const rows = yield* sql.query(
    "changed",
    `SELECT c.month, c.currency, c.credits, c.reversals, m.sums FROM ledger_close c
      LEFT JOIN ledger_month m ON m.month = c.month WHERE c.month < ? ORDER BY c.month`,
    [month]
  )
  return [...Map.groupBy(rows, (row) => textIn(row, "month"))].flatMap(([closed, recorded]) => {
    const [first] = recorded
    const sums = readSums(first?.["sums"] == null ? "[]" : textIn(first, "sums"))
    const totals = new Map(
      recorded.map((row) => [
        textIn(row, "currency"),
        BigInt(textIn(row, "credits")) + BigInt(textIn(row, "reversals"))
      ])
    )
    const currencies = new Set([...totals.keys(), ...sums.keys()])
    const isSame = [...currencies].every((currency) => totalOf(sums.get(currency)) === (totals.get(currency) ?? 0n))
    return isSame ? [] : [closed]
  })
})

/** Logs a warning for each closed month before `month` whose total has changed, because no later close includes the change. */
export const warnOfChangedMonths = (sql: Sql, month: string): Effect.Effect<void, StoreError> =>
  Effect.flatMap(changedMonths(sql, month), (months) =>
    Effect.forEach(
      months,
      (changed) =>
        Effect.logWarning(
          `The total of ${changed} has changed since it was closed: close it again, which returns the change as changeSinceClose`
        ),
      { discard: true }
    )
  )
