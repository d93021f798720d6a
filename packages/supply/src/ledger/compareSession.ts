/**
 * Compares the lines of a report about one session with the amount and the messages in the ledger.
 */
import { Money } from "@fieldwork/exchange/promise"
import { type KnownSession, zero } from "./KnownSession.ts"
import type { Difference, ReportRow } from "./LedgerTypes.ts"
import { isAbout, isSame } from "./missingLines.ts"
import type { QuarantinedOutcome } from "./quarantinedOutcomes.ts"
import { reportedAmount } from "./reportedAmount.ts"
import { timeOf } from "./timeOf.ts"

const less = (left: Money.Money, right: Money.Money): ReadonlyArray<Money.Money> => {
  if (isSame(left, right)) return []
  if (left.nanos === 0n) return [{ nanos: -right.nanos, currency: right.currency }]
  if (right.nanos === 0n) return [left]
  if (left.currency === right.currency) return [Money.subtract(left, right)]
  return [left, { nanos: -right.nanos, currency: right.currency }]
}

/** The lines of a report that match no message in the ledger, and the data that explains them. */
export interface MissingLines {
  /** The indexes of the lines. */
  readonly places: ReadonlyArray<number>
  /** The outcomes about the session that are in the quarantine. */
  readonly quarantined: ReadonlyArray<QuarantinedOutcome>
  /** The time, in Unix milliseconds, through which superseded messages may have been removed from the store. 0 if none was removed. */
  readonly expiredThrough: number
}

export interface Causes {
  /** The cause for a line that matches neither a message in the ledger nor an item in the quarantine. */
  readonly missing: "not_received" | "behind"
  /** The cause of a difference that neither a missing message nor a missing amount explains. */
  readonly other: "amount" | "needs_rebuild" | "behind"
}

/** Returns the indexes of the missing lines that match an item in the quarantine. Each item matches at most one line. */
const quarantinedLines = (
  rows: ReadonlyArray<ReportRow>,
  { messages }: KnownSession,
  { places, quarantined }: MissingLines
): ReadonlyArray<number> => {
  // An item in the quarantine may have been applied in part, in which case the ledger contains its message.
  const left = quarantined.filter((one) => !messages.some(({ item, sequence }) => isAt(one, sequence, item)))
  return places.filter((place) => {
    const row = rows[place]
    const found = row === undefined ? -1 : left.findIndex((one) => isAbout(row, one))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

const isAt = (one: QuarantinedOutcome, sequence: number, item: number): boolean =>
  one.sequence === sequence && one.item === item

/**
 * Returns whether the message of a line may have been received and removed from the store before the ledger was installed, because a newer message
 * superseded it: the line is not newer than the messages that may have been removed, and it is older than a message that was received.
 */
const mayBeRemoved = (
  row: ReportRow | undefined,
  isFollowed: boolean,
  { messages }: KnownSession,
  { expiredThrough }: MissingLines
): boolean => {
  const date = timeOf(row?.last_date)
  if (expiredThrough === 0 || (date !== undefined && date > expiredThrough)) return false
  return isFollowed || (date !== undefined && messages.some(({ outcome }) => (timeOf(outcome.last_date) ?? 0) > date))
}

/** Returns the differences between the lines of a report about a session and the ledger, each with its cause. */
export const compareSession = (
  respondent_id: string,
  rows: ReadonlyArray<ReportRow>,
  known: KnownSession,
  lines: MissingLines,
  causes: Causes
): ReadonlyArray<Difference> => {
  const last = rows.at(-1)
  if (last === undefined) return []
  const theirs = reportedAmount(last)
  const quarantined = quarantinedLines(rows, known, lines)
  const matched = rows.findLastIndex((_, place) => !lines.places.includes(place))
  const missing = lines.places.filter(
    (place) => quarantined.includes(place) || !mayBeRemoved(rows[place], place < matched, known, lines)
  )
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
      cause: quarantined.includes(place) ? "quarantined" : causes.missing,
      amount,
      row
    }))
  })
  // The amount that the report states for the session as of the last message that was received. If the amount in the ledger differs from it, messages
  // that were not received cannot be the cause, so the difference is reported with another cause.
  const explained = received < 0 ? zero : reportedAmount(rows[received] ?? last)
  const rest = missing.length === 0 ? less(theirs, known.amount) : less(explained, known.amount)
  const cause = known.unpriced ? "unpriced" : causes.other
  return [...differences, ...rest.map((amount): Difference => ({ respondent_id, cause, amount, row: last }))]
}
