/**
 * Finds the differences between a report from the exchange and the ledger, each with its cause.
 */
import { Money } from "@fieldwork/exchange/promise"
import type { Outcome } from "@fieldwork/exchange-client"
import type { StoreError } from "@fieldwork/inbox"
import type { Row, Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { amountOf, isUnpriced, textIn } from "./Columns.ts"
import type { Difference, ReconcileOptions, ReportRow } from "./LedgerTypes.ts"
import { startOfMonth } from "./Months.ts"
import { isPaidBy, type FoldSettings } from "./fold.ts"

/** Converts an amount in a report to money. An amount of 0 has the currency `XXX`, the ISO 4217 code for no currency. */
const moneyOf = (amount: Money.Amount): Money.Money => Money.read(amount)

const isSame = (left: Money.Money, right: Money.Money): boolean =>
  left.nanos === right.nanos && (left.nanos === 0n || left.currency === right.currency)

const less = (left: Money.Money, right: Money.Money): ReadonlyArray<Money.Money> => {
  if (isSame(left, right)) return []
  if (left.nanos === 0n) return [{ nanos: -right.nanos, currency: right.currency }]
  if (right.nanos === 0n) return [left]
  if (left.currency === right.currency) return [Money.subtract(left, right)]
  return [left, { nanos: -right.nanos, currency: right.currency }]
}

const zero: Money.Money = { nanos: 0n, currency: "XXX" }

/** The amount of a session in the ledger, with the received messages about the session. */
interface Known {
  readonly amount: Money.Money
  readonly unpriced: boolean
  readonly messages: ReadonlyArray<{ readonly outcome: Outcome; readonly amount: Money.Money }>
}

const unknown: Known = { amount: zero, unpriced: false, messages: [] }

/** Returns the indexes of the report lines that match no received message. Each message matches at most one line. */
const unmatched = (rows: ReadonlyArray<ReportRow>, { messages }: Known): ReadonlyArray<number> => {
  const left = [...messages]
  return rows.flatMap((row, place) => {
    const found = left.findIndex(
      ({ outcome, amount }) =>
        outcome.marketplace_status === row.marketplace_status &&
        outcome.client_status === row.client_status &&
        (row.last_date === undefined || Date.parse(outcome.last_date ?? "") === Date.parse(row.last_date)) &&
        isSame(amount, moneyOf(row.amount))
    )
    if (found < 0) return [place]
    left.splice(found, 1)
    return []
  })
}

const compareSession = (
  respondent_id: string,
  rows: ReadonlyArray<ReportRow>,
  known: Known
): ReadonlyArray<Difference> => {
  const last = rows.at(-1)
  if (last === undefined) return []
  const theirs = moneyOf(last.amount)
  const hasStatuses = rows.every(({ marketplace_status }) => marketplace_status !== undefined)
  const missing = hasStatuses
    ? unmatched(rows, known)
    : known.messages.length === 0
      ? rows.map((_, place) => place)
      : []
  const received = rows.findLastIndex((_, place) => !missing.includes(place))
  const differences = missing.flatMap((place): ReadonlyArray<Difference> => {
    const row = rows[place]
    if (row === undefined) return []
    const before = rows[place - 1]
    // If a later message about the session was received, a message that was not received does not affect the amount.
    const amounts =
      place < received ? [] : less(moneyOf(row.amount), before === undefined ? zero : moneyOf(before.amount))
    return (amounts.length === 0 ? [{ ...theirs, nanos: 0n }] : amounts).map((amount) => ({
      respondent_id,
      cause: "not_received",
      amount,
      row
    }))
  })
  // The amount that the report lists for the last received message. If the ledger has a different amount, the rest of the difference has another
  // cause.
  const explained = received < 0 ? zero : moneyOf(rows[received]?.amount ?? last.amount)
  const rest = missing.length === 0 ? less(theirs, known.amount) : less(explained, known.amount)
  const cause = known.unpriced ? "unpriced" : "amount"
  return [...differences, ...rest.map((amount): Difference => ({ respondent_id, cause, amount, row: last }))]
}

const chunk = 400

const list = (count: number): string => Array.from({ length: count }, () => "?").join(", ")

/** Selects the amount of each session. Sessions with the amount 0 are omitted. The sum of billionths within a session is exact. */
const sessionAmounts = "SELECT respondent_id, currency, sum(nanos) AS nanos FROM ledger_entry"
const grouped = "GROUP BY respondent_id, currency HAVING sum(nanos) <> 0 ORDER BY respondent_id"

const knownIn = Effect.fnUntraced(function* (
  sql: Sql,
  settings: FoldSettings,
  ids: ReadonlyArray<string>
): Effect.fn.Return<ReadonlyMap<string, Known>, StoreError> {
  const where = `WHERE respondent_id IN (${list(ids.length)})`
  const sessions = yield* sql.query("reconcile", `SELECT * FROM outcome ${where}`, ids)
  const sums = yield* sql.query("reconcile", `${sessionAmounts} ${where} ${grouped}`, ids)
  const amounts = new Map(sums.map((row) => [textIn(row, "respondent_id"), amountOf(row)]))
  const documents = yield* sql.query(
    "reconcile",
    `SELECT respondent_id, document FROM outcome_message ${where} ORDER BY sequence, item`,
    ids
  )
  const messages = new Map<string, Array<Known["messages"][number]>>()
  for (const row of documents) {
    const outcome = JSON.parse(String(row["document"])) as Outcome
    const id = String(row["respondent_id"])
    const own = messages.get(id) ?? []
    messages.set(id, own)
    own.push({ outcome, amount: outcomeAmount(outcome, settings) })
  }
  return new Map(
    sessions.map((row) => {
      const id = String(row["respondent_id"])
      return [
        id,
        { amount: amounts.get(id) ?? zero, unpriced: isUnpriced(row, settings), messages: messages.get(id) ?? [] }
      ]
    })
  )
})

const outcomeAmount = (outcome: Outcome, { payable }: FoldSettings): Money.Money => {
  if (!isPaidBy(payable, outcome.marketplace_status, outcome.client_status)) return zero
  try {
    return Money.read(outcome.rpi)
  } catch {
    return zero
  }
}

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
  sql: Sql,
  settings: FoldSettings,
  report: ReadonlyArray<ReportRow>,
  { month }: ReconcileOptions = {}
): Effect.fn.Return<ReadonlyArray<Difference>, StoreError> {
  const lines = Map.groupBy(report, ({ respondent_id }) => respondent_id)
  const ids = [...lines.keys()]
  const differences: Array<Difference> = []
  for (let from = 0; from < ids.length; from += chunk) {
    const some = ids.slice(from, from + chunk)
    const known = yield* knownIn(sql, settings, some)
    for (const id of some) differences.push(...compareSession(id, lines.get(id) ?? [], known.get(id) ?? unknown))
  }
  return [...differences, ...(yield* notInReport(sql, settings, new Set(ids), month))]
})
