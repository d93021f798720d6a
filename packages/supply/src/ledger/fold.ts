/**
 * The ledger as a pure fold: the entries that one outcome posts.
 *
 * What a session is worth depends on its message with the greatest order key only. Entries record its changes in the order of arrival. Their sum is
 * always the worth.
 */
import { compareOrder, type OrderKey } from "@fieldwork/inbox/projection"
import type { Payable } from "./LedgerTypes.ts"
import { monthOf, startOfMonth } from "./Months.ts"
import type { EntryRow } from "./Tables.ts"

/**
 * Completes in the client survey: as sent, by adjustment, or of the audience product.
 *
 * @example
 * ```ts
 * import { usualPayable } from "@fieldwork/supply"
 * usualPayable // => {"marketplace_status":[3],"client_status":[10,11,70]}
 * ```
 */
export const usualPayable: Payable = { marketplace_status: [3], client_status: [10, 11, 70] }

export interface FoldSettings {
  readonly payable: Payable
  /** IANA name of the zone that months are counted in. */
  readonly timeZone: string
}

/** The fields of an outcome that decide what it is worth. */
export interface Priced {
  readonly marketplace_status: number | null
  readonly client_status: number | null
  /** Billionths, read from the text; null when it is absent or cannot be read. */
  readonly price_nanos: number | null
  readonly currency_code: string | null
}

/** An outcome as the ledger reads it. */
export interface LedgerMessage extends OrderKey, Priced {
  readonly respondent_id: string
  readonly entry_date: string | null
  /** Unix milliseconds. */
  readonly receivedAt: number
  /** Whether an operator's retry applies the message again, which replaces the result of the first time. */
  readonly isRetry: boolean
}

/** The code of ISO 4217 for no currency. */
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

/** Whether the message has an amount that is not 0. */
export const hasWorth = (message: Priced, { payable }: FoldSettings): boolean =>
  message.price_nanos !== null &&
  message.price_nanos !== 0 &&
  isPaidBy(payable, message.marketplace_status, message.client_status)

/** Unix milliseconds. A time without a zone is UTC. */
export const timeOf = (value: unknown): number | undefined => {
  if (typeof value !== "string") return undefined
  const time = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(value) || !value.includes("T") ? value : `${value}Z`)
  return isNaN(time) ? undefined : time
}

/** The first instant of the second month after the entry; null without a readable `entry_date`. */
export const finalAt = (entryDate: unknown, { timeZone }: Pick<FoldSettings, "timeZone">): number | null => {
  const entered = timeOf(entryDate)
  return entered === undefined ? null : startOfMonth(monthOf(entered, timeZone), 2, timeZone)
}

type Worth = Pick<EntryRow, "nanos" | "currency" | "final_at">

const nothing: Worth = { nanos: 0, currency: "", final_at: null }

/** The state of a session before a message. */
export interface Session {
  /** The greatest order key of its messages; undefined before the first. */
  readonly order: OrderKey | undefined
  readonly entries: ReadonlyArray<EntryRow>
}

type Position = Pick<EntryRow, "sequence" | "item">

const isOf = (entry: Position, { item, sequence }: Position): boolean =>
  entry.sequence === sequence && entry.item === item

/** What the session was worth before a message: its one credit that is not reversed. */
const worthBefore = ({ entries }: Session, message: Position): Worth => {
  const worths: Array<Worth> = []
  for (const entry of entries) {
    if (isOf(entry, message)) continue
    const { currency, final_at, nanos } = entry
    const at = worths.findIndex((one) => one.currency === currency && one.final_at === final_at)
    if (at < 0) worths.push({ currency, final_at, nanos })
    else worths[at] = { currency, final_at, nanos: nanos + (worths[at]?.nanos ?? 0) }
  }
  return worths.find(({ nanos }) => nanos !== 0) ?? nothing
}

/**
 * Returns the session after the message and the posted entries. Returns undefined if the message changes nothing
 * because one with a greater order key was received before.
 */
export const fold = (
  session: Session,
  message: LedgerMessage,
  settings: FoldSettings
): { readonly session: Session; readonly posted: ReadonlyArray<EntryRow> } | undefined => {
  const order = session.order === undefined ? 1 : compareOrder(message, session.order)
  if (order < 0 || (order === 0 && !message.isRetry)) return undefined
  const { item, receivedAt, respondent_id, sequence } = message
  const before = worthBefore(session, message)
  const after: Worth = hasWorth(message, settings)
    ? {
        nanos: message.price_nanos ?? 0,
        currency: currencyOf(message.currency_code),
        final_at: finalAt(message.entry_date, settings) ?? before.final_at
      }
    : nothing
  const isSame =
    after.nanos === before.nanos && after.currency === before.currency && after.final_at === before.final_at
  // A retry writes both, so that they replace what the first time may have written.
  if (isSame && !message.isRetry) return { session: { ...session, order: message }, posted: [] }
  const post = (kind: EntryRow["kind"], worth: Worth): EntryRow => ({
    respondent_id,
    sequence,
    item,
    kind,
    month: monthOf(receivedAt, settings.timeZone),
    posted_at: receivedAt,
    ...worth
  })
  const reversal = isSame ? nothing : { ...before, nanos: -before.nanos || 0 }
  const both = [post("reversal", reversal), post("credit", isSame ? nothing : after)]
  const posted = message.isRetry ? both : both.filter(({ nanos }) => nanos !== 0)
  const kept = session.entries.filter((entry) => !isOf(entry, message))
  return { session: { order: message, entries: [...kept, ...posted] }, posted }
}
