/**
 * Finds the differences between a report from the exchange and the ledger, each with its cause.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { amountOf } from "./Columns.ts"
import { type Causes, compareSession, type MissingLines } from "./compareSession.ts"
import type { FoldSettings } from "./fold.ts"
import { grouped, readKnownSessions, unknownSession, sessionAmounts } from "./KnownSession.ts"
import type { Difference, ReconcileOptions, ReportRow } from "./LedgerTypes.ts"
import { checkMonth, startOfMonth } from "./Months.ts"
import { isBehind } from "./isBehind.ts"
import { missingLines } from "./missingLines.ts"
import { warnIfIncomplete } from "./needsRebuild.ts"
import { quarantinedOutcomes } from "./quarantinedOutcomes.ts"
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
  store: Store,
  settings: FoldSettings,
  report: ReadonlyArray<ReportRow>,
  { month }: ReconcileOptions = {}
): Effect.fn.Return<ReadonlyArray<Difference>, StoreError> {
  if (month !== undefined) checkMonth(month)
  checkReport(report)
  const { sql } = store
  // The lag is read before the sessions. Otherwise, outcomes that are applied between the two reads would be reported as not received.
  const behind = yield* isBehind(store)
  // A misdirected outcome is found only once it is in the quarantine. It does not affect an amount in the ledger.
  const mayWait = yield* isBehind(store, "opportunities")
  // An amount in an incomplete ledger can differ only until the next rebuild.
  const isIncomplete = yield* warnIfIncomplete(store)
  const causes: Causes = {
    missing: behind || mayWait ? "behind" : "not_received",
    other: isIncomplete ? "needs_rebuild" : behind ? "behind" : "amount"
  }
  const lines = Map.groupBy(report, ({ respondent_id }) => respondent_id)
  const ids = [...lines.keys()]
  // Usually, every line matches a message. The quarantine and the time of the removed messages are read only if they are needed.
  const quarantine = yield* Effect.cached(quarantinedOutcomes(store, lines))
  const expiredThrough = yield* Effect.cached(store.expiredThrough)
  const differences: Array<Difference> = []
  for (let from = 0; from < ids.length; from += chunk) {
    const some = ids.slice(from, from + chunk)
    const known = yield* readKnownSessions(sql, settings, some)
    for (const id of some) {
      const [rows, session] = [lines.get(id) ?? [], known.get(id) ?? unknownSession]
      const places = missingLines(rows, session)
      const isMissing = places.length > 0
      const missing: MissingLines = {
        places,
        quarantined: isMissing ? ((yield* quarantine).get(id) ?? []) : [],
        expiredThrough: isMissing && session.messages.length > 0 ? yield* expiredThrough : 0
      }
      differences.push(...compareSession(id, rows, session, missing, causes))
    }
  }
  return [...differences, ...(yield* notInReport(sql, settings, new Set(ids), month))]
})
