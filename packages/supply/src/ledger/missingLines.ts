/**
 * Finds the lines of a report about one session that match no message in the ledger.
 */
import { Money } from "@fieldwork/exchange/promise"
import type { Outcome } from "@fieldwork/exchange-client"
import type { KnownSession } from "./KnownSession.ts"
import type { ReportRow } from "./LedgerTypes.ts"
import { reportedAmount } from "./reportedAmount.ts"
import { timeOf } from "./timeOf.ts"

export const isSame = (left: Money.Money, right: Money.Money): boolean =>
  left.nanos === right.nanos && (left.nanos === 0n || left.currency === right.currency)

/** Returns whether a message has the statuses and the date of a line of the report. A status or date that the line does not contain is ignored. */
export const isAbout = (
  { client_status, last_date, marketplace_status }: ReportRow,
  { outcome }: { readonly outcome: Outcome }
): boolean => {
  const date = timeOf(last_date)
  return (
    (marketplace_status === undefined || outcome.marketplace_status === marketplace_status) &&
    (client_status === undefined || outcome.client_status === client_status) &&
    (date === undefined || timeOf(outcome.last_date) === date)
  )
}

/**
 * Returns the indexes of the lines that match no message in the ledger. Each message matches at most one line. If a line does not contain both
 * statuses, lines cannot be told apart, so all lines match unless the ledger contains no message about the session.
 */
export const missingLines = (
  rows: ReadonlyArray<ReportRow>,
  { messages }: Pick<KnownSession, "messages">
): ReadonlyArray<number> => {
  const hasStatuses = rows.every(
    ({ client_status, marketplace_status }) => client_status !== undefined && marketplace_status !== undefined
  )
  if (!hasStatuses) return messages.length === 0 ? rows.map((_, place) => place) : []
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
