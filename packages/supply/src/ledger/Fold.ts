/**
 * The ledger as a pure fold: what one outcome changes.
 *
 * What a session is worth depends on its message with the greatest order key only. Entries record how it came to be, in the order of arrival: their sum is
 * always the worth.
 */
import { compareOrder, type OrderKey } from "@fieldwork/inbox/projection"
import { monthOf, startOfMonth } from "./Months.ts"
import type { EntryRow, SessionRow } from "./Tables.ts"

/** Which outcomes are paid. */
export interface Payable {
  readonly marketplace_status: ReadonlyArray<number>
  readonly client_status: ReadonlyArray<number>
}

/** In the client survey, and a complete: as sent, by adjustment, or of the audience product. */
export const usualPayable: Payable = { marketplace_status: [3], client_status: [10, 11, 70] }

export interface FoldSettings {
  readonly payable: Payable
  /** IANA name of the zone that months are counted in. */
  readonly timeZone: string
}

/** An outcome as the ledger reads it. Times are unix milliseconds. */
export interface LedgerMessage extends OrderKey {
  readonly respondent_id: string
  readonly survey_id: number | null
  readonly panelist_id: string | null
  readonly marketplace_status: number | null
  readonly client_status: number | null
  /** Billionths, read from the text; null when it is absent or cannot be read. */
  readonly price_nanos: number | null
  readonly currency_code: string | null
  readonly entry_date: number | null
  readonly last_date: number | null
  readonly receivedAt: number
  /** An operator's act applies it once more, in place of the first time. */
  readonly isRetry: boolean
}

export interface Posted {
  readonly session: SessionRow
  readonly entries: ReadonlyArray<EntryRow>
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

/** From the first instant of the second month after the entry. */
const finalAt = (entryDate: number | null, zone: string): number | null =>
  entryDate === null ? null : startOfMonth(monthOf(entryDate, zone), 2, zone)

interface Worth {
  readonly nanos: number
  readonly currency: string
}

const nothing: Worth = { nanos: 0, currency: "" }

/** What the session was worth before this message. */
const worthBefore = (before: SessionRow | undefined, isAgain: boolean): Worth => {
  if (before === undefined) return nothing
  if (isAgain) return { nanos: before.previous_nanos, currency: before.previous_currency }
  return { nanos: before.nanos, currency: before.currency }
}

/** Undefined when the message changes nothing, as one with a greater order key was there before. */
export const fold = (
  before: SessionRow | undefined,
  message: LedgerMessage,
  { payable, timeZone }: FoldSettings
): Posted | undefined => {
  const order = before === undefined ? 1 : compareOrder(message, orderOf(before))
  if (order < 0 || (order === 0 && !message.isRetry)) return undefined
  const isAgain = order === 0
  const isDue = isPaidBy(payable, message.marketplace_status, message.client_status)
  const { item, last_date, ordered_at, respondent_id, sequence, signed_at, survey_id } = columnsOf(message)
  const previous = worthBefore(before, isAgain)
  const worth: Worth =
    isDue && message.price_nanos !== null
      ? { nanos: message.price_nanos, currency: currencyOf(message.currency_code) }
      : nothing
  const final_at = finalAt(message.entry_date, timeZone) ?? before?.final_at ?? null
  const isRegressed = isAgain
    ? before?.regressed === 1
    : last_date !== null && typeof before?.last_date === "number" && last_date < before.last_date
  const key = { respondent_id, ordered_at, signed_at, sequence, item }
  const panelist_id = message.panelist_id ?? ""
  const session: SessionRow = {
    ...key,
    survey_id,
    panelist_id,
    marketplace_status: message.marketplace_status,
    client_status: message.client_status,
    ...worth,
    previous_nanos: previous.nanos,
    previous_currency: previous.currency,
    last_date,
    final_at,
    regressed: isRegressed ? 1 : 0,
    unpriced: isDue && message.price_nanos === null ? 1 : 0
  }
  const post = (kind: EntryRow["kind"], { currency, nanos }: Worth): EntryRow => ({
    ...key,
    kind,
    month: monthOf(message.receivedAt, timeZone),
    posted_at: message.receivedAt,
    survey_id,
    panelist_id,
    nanos,
    currency,
    after_close: final_at !== null && message.receivedAt >= final_at ? 1 : 0,
    regressed: session.regressed
  })
  const isSame = worth.nanos === previous.nanos && worth.currency === previous.currency
  const reversed: Worth = isSame ? nothing : { nanos: -previous.nanos || 0, currency: previous.currency }
  const credited: Worth = isSame ? nothing : worth
  // A retry writes both, so that they replace what the first time may have written.
  const entries = [post("reversal", reversed), post("credit", credited)].filter(
    ({ nanos }) => nanos !== 0 || message.isRetry
  )
  return { session, entries }
}

const orderOf = ({ item, ordered_at, sequence, signed_at }: SessionRow): OrderKey => ({
  orderedAt: ordered_at,
  signedAt: signed_at,
  sequence,
  item
})

const columnsOf = ({ item, last_date, orderedAt, respondent_id, sequence, signedAt, survey_id }: LedgerMessage) => ({
  ordered_at: orderedAt,
  signed_at: signedAt,
  sequence,
  item,
  last_date,
  respondent_id,
  survey_id
})
