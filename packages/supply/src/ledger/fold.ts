/**
 * Computes the ledger entries that result from an outcome. The functions are pure and process one message at a time.
 *
 * The amount of a session, and the time from which it is final, depend only on its newest message, which is the message with the greatest order key
 * (signature time, then position in the log). The entries record each change of the amount in the order in which messages are received, so the sum of
 * the entries always equals the amount.
 */
import { compareOrder, type LogPosition, type OrderKey } from "@fieldwork/inbox/projection"
import type { Payable } from "./LedgerTypes.ts"
import { monthOf, startOfMonth } from "./Months.ts"
import type { EntryRow } from "./Tables.ts"
import { timeOf } from "./timeOf.ts"

/**
 * The default rule for paid outcomes. The client statuses are complete (10), adjusted to complete (11), and complete for the audience product (70).
 *
 * @example
 * ```ts
 * import { defaultPayable } from "@fieldwork/supply"
 * defaultPayable // => {"marketplace_status":[3],"client_status":[10,11,70]}
 * ```
 */
export const defaultPayable: Payable = { marketplace_status: [3], client_status: [10, 11, 70] }

export interface FoldSettings {
  readonly payable: Payable
  /** The IANA name of the time zone in which months start. */
  readonly timeZone: string
}

/** The fields of an outcome that determine its amount. */
export interface Priced {
  readonly marketplace_status: number | null
  readonly client_status: number | null
  /** The price in billionths of the currency unit, parsed from the string in the outcome. Null if the price is missing or invalid. */
  readonly price_nanos: number | null
  readonly currency_code: string | null
}

/** The fields of an outcome that the ledger uses. */
export interface LedgerMessage extends OrderKey, Priced {
  readonly respondent_id: string
  readonly entry_date: string | null
  /** The time at which the message was received or, if an operator's action applied it later, the time of the action, in Unix milliseconds. */
  readonly countedAt: number
  /** The log position at which the message is applied: its own position, or the position of an operator's action. */
  readonly appliedAt: LogPosition
  /** Whether an operator's action applies the message. If the message was applied before, the new result corrects the result of the first attempt. */
  readonly isRetry: boolean
}

/** The ISO 4217 code for no currency. */
const noCurrency = "XXX"

const currencyOf = (code: string | null): string => (code !== null && /^[A-Z]{3}$/.test(code) ? code : noCurrency)

export const isPaidBy = (
  payable: Payable,
  marketplaceStatus: number | null | undefined,
  clientStatus: number | null | undefined
): boolean =>
  typeof marketplaceStatus === "number" &&
  typeof clientStatus === "number" &&
  payable.marketplace_status.includes(marketplaceStatus) &&
  payable.client_status.includes(clientStatus)

/** Returns whether the message is payable and has an amount other than 0. */
export const isPaid = (message: Priced, { payable }: FoldSettings): boolean =>
  message.price_nanos !== null &&
  message.price_nanos !== 0 &&
  isPaidBy(payable, message.marketplace_status, message.client_status)

/**
 * Returns the time at which the amount becomes final: the start of the second month after the month of entry. Returns null if `entry_date` is missing
 * or invalid.
 */
export const finalAt = (entryDate: unknown, { timeZone }: Pick<FoldSettings, "timeZone">): number | null => {
  const entered = timeOf(entryDate)
  return entered === undefined ? null : startOfMonth(monthOf(entered, timeZone), 2, timeZone)
}

type Amount = Pick<EntryRow, "nanos" | "currency" | "final_at">

const noAmount: Amount = { nanos: 0, currency: "", final_at: null }

/** A session's ledger entries, and the order key (signature time, then position in the log) of its newest applied message. */
export interface Session {
  /**
   * The order key (signature time, then position in the log) of the newest message that has been applied. Undefined if no message has been applied.
   */
  readonly order: OrderKey | undefined
  readonly entries: ReadonlyArray<EntryRow>
}

type Position = Pick<EntryRow, "sequence" | "item">

const isOf = (entry: Position, { item, sequence }: Position): boolean =>
  entry.sequence === sequence && entry.item === item

/** Returns the amount of entries: the amount of the only credit that has not been reversed. */
const amountOf = (entries: ReadonlyArray<EntryRow>): Amount => {
  const amounts: Array<Amount> = []
  for (const { currency, final_at, nanos } of entries) {
    const at = amounts.findIndex((one) => one.currency === currency && one.final_at === final_at)
    if (at < 0) amounts.push({ currency, final_at, nanos })
    else amounts[at] = { currency, final_at, nanos: nanos + (amounts[at]?.nanos ?? 0) }
  }
  return amounts.find(({ nanos }) => nanos !== 0) ?? noAmount
}

const isSameAmount = (left: Amount, right: Amount): boolean =>
  left.nanos === right.nanos && left.currency === right.currency && left.final_at === right.final_at

/** Returns the two entries that change the amount `before` to the amount `after`. They are 0 if they are not needed. */
const entriesFor = (
  message: LedgerMessage,
  { item, sequence }: Position,
  postedAt: number,
  [before, after]: readonly [Amount, Amount],
  { timeZone }: FoldSettings
): ReadonlyArray<EntryRow> => {
  const post = (kind: EntryRow["kind"], amount: Amount): EntryRow => ({
    respondent_id: message.respondent_id,
    sequence,
    item,
    kind,
    month: monthOf(postedAt, timeZone),
    posted_at: postedAt,
    ...amount
  })
  const isSame = isSameAmount(before, after)
  const reversal = isSame ? noAmount : { ...before, nanos: -before.nanos || 0 }
  return [post("reversal", reversal), post("credit", isSame ? noAmount : after)]
}

/**
 * Returns the updated session and the posted entries, or undefined if this message or a newer one has already been applied. If an operator has
 * retried the newest message, it is applied again. Entries that the first attempt posted in the same month are replaced. Entries in another month stay
 * unchanged, because that month may be closed, and only the difference is posted.
 */
export const fold = (
  session: Session,
  message: LedgerMessage,
  settings: FoldSettings
): { readonly session: Session; readonly posted: ReadonlyArray<EntryRow> } | undefined => {
  const order = session.order === undefined ? 1 : compareOrder(message, session.order)
  if (order < 0 || (order === 0 && !message.isRetry)) return undefined
  const { countedAt } = message
  const after: Amount = isPaid(message, settings)
    ? {
        nanos: message.price_nanos ?? 0,
        currency: currencyOf(message.currency_code),
        final_at: finalAt(message.entry_date, settings)
      }
    : noAmount
  const own = session.entries.filter((entry) => isOf(entry, message))
  const current = amountOf(session.entries)
  const isPosted = own.length > 0 || !message.isRetry
  if (isPosted && isSameAmount(current, after)) return { session: { ...session, order: message }, posted: [] }
  const month = monthOf(countedAt, settings.timeZone)
  if (own.some((entry) => entry.month !== month)) {
    const postedAt = Math.max(countedAt, ...own.map(({ posted_at }) => posted_at))
    // The entries have the position of the operator's action, because the table may already contain entries with the position of the message.
    const difference = entriesFor(message, message.appliedAt, postedAt, [current, after], settings)
    const posted = difference.filter(({ nanos }) => nanos !== 0)
    return { session: { order: message, entries: [...session.entries, ...posted] }, posted }
  }
  const kept = session.entries.filter((entry) => !own.includes(entry))
  const both = entriesFor(message, message, countedAt, [amountOf(kept), after], settings)
  const posted = message.isRetry ? both : both.filter(({ nanos }) => nanos !== 0)
  return { session: { order: message, entries: [...kept, ...posted] }, posted }
}
