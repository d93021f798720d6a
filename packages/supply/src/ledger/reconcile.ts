/**
 * Finds the differences between a report from the exchange and the ledger, each with its cause.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { amountOf } from "./Columns.ts"
import { compareSession } from "./compareSession.ts"
import type { FoldSettings } from "./fold.ts"
import { grouped, readKnownSessions, unknownSession, sessionAmounts } from "./KnownSession.ts"
import type { Difference, ReconcileOptions, ReportRow } from "./LedgerTypes.ts"
import { checkMonth, startOfMonth } from "./Months.ts"
import { warnIfIncomplete } from "./needsRebuild.ts"
import { checkReport } from "./reportedAmount.ts"

/** The number of sessions that are read at a time. */
const chunk = 400

/** Returns the sessions that have an amount in the ledger but are not in the report. */
const notInReport = Effect.fnUntraced(function* (
  sql: Sql,
  { timeZone }: FoldSettings,
  ids: ReadonlySet<string>,
  month: string | undefined
): Effect.fn.Return<ReadonlyArray<Difference>, StoreError> {
  const differences: Array<Difference> = []
  const finalAt = month === undefined ? undefined : startOfMonth(month, 2, timeZone)
  const condition = finalAt === undefined ? "" : "AND final_at = ?"
  for (let after = ""; ;) {
    const rows: ReadonlyArray<Row> = yield* sql.query(
      "reconcile",
      `${sessionAmounts} WHERE respondent_id > ? ${condition} ${grouped} LIMIT 1000`,
      finalAt === undefined ? [after] : [after, finalAt]
    )
    for (const row of rows) {
      after = String(row["respondent_id"])
      if (ids.has(after)) continue
      const { currency, nanos } = amountOf(row)
      differences.push({ respondent_id: after, cause: "not_in_report", amount: { nanos: -nanos, currency } })
    }
    if (rows.length < 1000) return differences
  }
})

export const reconcile = Effect.fnUntraced(function* (
  store: Pick<Store, "installed" | "sql">,
  settings: FoldSettings,
  report: ReadonlyArray<ReportRow>,
  { month }: ReconcileOptions = {}
): Effect.fn.Return<ReadonlyArray<Difference>, StoreError> {
  if (month !== undefined) checkMonth(month)
  checkReport(report)
  const { sql } = store
  // An amount in an incomplete ledger can differ only until the next rebuild.
  const otherCause = (yield* warnIfIncomplete(store)) ? "needs_rebuild" : "amount"
  const lines = Map.groupBy(report, ({ respondent_id }) => respondent_id)
  const ids = [...lines.keys()]
  const differences: Array<Difference> = []
  for (let from = 0; from < ids.length; from += chunk) {
    const some = ids.slice(from, from + chunk)
    const known = yield* readKnownSessions(sql, settings, some)
    for (const id of some) {
      differences.push(...compareSession(id, lines.get(id) ?? [], known.get(id) ?? unknownSession, otherCause))
    }
  }
  return [...differences, ...(yield* notInReport(sql, settings, new Set(ids), month))]
})
