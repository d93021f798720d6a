/**
 * Compares the lines of a report about one session with the amount and the messages in the ledger.
 */
import { Money } from "@fieldwork/exchange/promise"
import { type KnownSession, type ReceivedMessage, zero } from "./KnownSession.ts"
import type { Difference, ReportRow } from "./LedgerTypes.ts"
import { reportedAmount } from "./reportedAmount.ts"
import { timeOf } from "./timeOf.ts"

const isSame = (left: Money.Money, right: Money.Money): boolean =>
  left.nanos === right.nanos && (left.nanos === 0n || left.currency === right.currency)

const less = (left: Money.Money, right: Money.Money): ReadonlyArray<Money.Money> => {
  if (isSame(left, right)) return []
  if (left.nanos === 0n) return [{ nanos: -right.nanos, currency: right.currency }]
  if (right.nanos === 0n) return [left]
  if (left.currency === right.currency) return [Money.subtract(left, right)]
  return [left, { nanos: -right.nanos, currency: right.currency }]
}

/** Returns whether a message has the same statuses as a line of the report and, if the line contains a valid date, the same date. */
const isAbout = (row: ReportRow, { outcome }: ReceivedMessage): boolean => {
  const date = timeOf(row.last_date)
  return (
    outcome.marketplace_status === row.marketplace_status &&
    outcome.client_status === row.client_status &&
    (date === undefined || timeOf(outcome.last_date) === date)
  )
}

/** Returns the indexes of the report lines that match no received message. Each message matches at most one line. */
const unmatched = (rows: ReadonlyArray<ReportRow>, { messages }: KnownSession): ReadonlyArray<number> => {
  const left = [...messages]
  return rows.flatMap((row, place) => {
    const amount = reportedAmount(row)
    const exact = left.findIndex((one) => isAbout(row, one) && one.amount !== undefined && isSame(one.amount, amount))
    // A message without a valid amount matches a line of the report that has the same statuses and date.
    const found = exact < 0 ? left.findIndex((one) => isAbout(row, one) && one.amount === undefined) : exact
    if (found < 0) return [place]
    left.splice(found, 1)
    return []
  })
}

/**
 * Returns the differences between the lines of a report about a session and the ledger, each with its cause. `otherCause` is the cause of a
 * difference that neither a missing message nor a missing amount explains.
 */
export const compareSession = (
  respondent_id: string,
  rows: ReadonlyArray<ReportRow>,
  known: KnownSession,
  otherCause: "amount" | "needs_rebuild"
): ReadonlyArray<Difference> => {
  const last = rows.at(-1)
  if (last === undefined) return []
  const theirs = reportedAmount(last)
  const hasStatuses = rows.every(
    ({ client_status, marketplace_status }) => client_status !== undefined && marketplace_status !== undefined
  )
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
      place < received ? [] : less(reportedAmount(row), before === undefined ? zero : reportedAmount(before))
    return (amounts.length === 0 ? [{ ...theirs, nanos: 0n }] : amounts).map((amount) => ({
      respondent_id,
      cause: "not_received",
      amount,
      row
    }))
  })
  // The amount that the report states for the session as of the last message that was received. If the amount in the ledger differs from it, messages
  // that were not received cannot be the cause, so the difference is reported with another cause.
  const explained = received < 0 ? zero : reportedAmount(rows[received] ?? last)
  const rest = missing.length === 0 ? less(theirs, known.amount) : less(explained, known.amount)
  const cause = known.unpriced ? "unpriced" : otherCause
  return [...differences, ...rest.map((amount): Difference => ({ respondent_id, cause, amount, row: last }))]
}
