/**
 * What goes into the questions to the ledger and comes out of them, on both faces: no type here mentions Effect.
 */
import { taggedError } from "@fieldwork/core/promise"
import type { Outcome } from "@fieldwork/exchange-client"
import type { Money } from "@fieldwork/exchange/promise"

/** Which outcomes are paid. */
export interface Payable {
  readonly marketplace_status: ReadonlyArray<number>
  readonly client_status: ReadonlyArray<number>
}

export interface LedgerOptions {
  /** Which outcomes are paid. Default: `marketplace_status` 3 with `client_status` 10, 11 or 70. */
  readonly payable?: Payable | undefined
  /** The zone of months and of finality, such as `America/New_York`. Default UTC. */
  readonly timeZone?: string | undefined
  /** Give a greater number whenever one of the others changes: the ledger is then computed again by a rebuild of the inbox. Default 1. */
  readonly version?: number | undefined
}

export interface BalanceOptions {
  /** Default `currency`. A month is the one in which the messages were received. */
  readonly by?: "month" | "survey" | "panelist" | "currency" | undefined
  /** `open` is what may still be adjusted, `final` what may not, by the document. Default: both. */
  readonly only?: "open" | "final" | undefined
}

export interface Balance {
  /** The month, survey or panelist; null for `currency`, and for sessions without a survey. A panelist that is blank is an empty text. */
  readonly key: string | number | null
  readonly amount: Money.Money
}

export interface LedgerEntry {
  readonly kind: "credit" | "reversal"
  /** A reversal is negative. */
  readonly amount: Money.Money
  readonly month: string
  readonly postedAt: Date
  /** The session was final when the message came. */
  readonly after_close: boolean
  /** The message has an older `last_date` than the one before it. */
  readonly regressed: boolean
}

export interface Evidence {
  readonly outcome: Outcome
  readonly signedAt: Date
  /** The callback in the inbox's log. */
  readonly sequence: number
  readonly item: number
  /** Another message with a greater order key was there before it, and it changed nothing. */
  readonly superseded: boolean
  /** It was applied and has an older `last_date` than the message before it. */
  readonly regressed: boolean
  /** Why it is in the quarantine, when it is. */
  readonly quarantined: string | undefined
}

export interface SessionAccount {
  readonly amount: Money.Money
  readonly finalAt: Date | undefined
  /** It is payable, and no message has an amount that can be read. */
  readonly unpriced: boolean
  /** In the order in which they were posted; their sum is the amount. */
  readonly entries: ReadonlyArray<LedgerEntry>
  /** Every message about the session that was received, in that order. */
  readonly messages: ReadonlyArray<Evidence>
}

/** One line of a report. Several lines of one session are its messages, the oldest first. */
export interface ReportRow {
  readonly respondent_id: string
  /** What the session is worth after this message; 0 when it is not paid. */
  readonly amount: Money.Amount
  /** With the statuses, a message that was never received is named even where others were. */
  readonly marketplace_status?: number | undefined
  readonly client_status?: number | undefined
  /** Tells messages with the same statuses apart. */
  readonly last_date?: string | undefined
}

export interface ReconcileOptions {
  /** The month of entry that the report is about, such as `2026-03`: sessions of other months are not missed. Default: all months. */
  readonly month?: string | undefined
}

export interface Difference {
  readonly respondent_id: string
  /**
   * `not_received`: no callback brought this message. `unpriced`: the message has no amount that can be read. `not_in_report`: the ledger has an
   * amount and the report no such session. `amount`: all messages are there and the amounts differ all the same.
   */
  readonly cause: "not_received" | "unpriced" | "not_in_report" | "amount"
  /** What the report has more than the ledger because of this; 0 for a message that changes no amount. */
  readonly amount: Money.Money
  /** The line of the report, unless it has none. */
  readonly row?: ReportRow
}

export interface ClosedMonth {
  readonly month: string
  readonly currency: string
  readonly closedAt: Date
  readonly entries: number
  readonly credits: Money.Money
  /** Negative. */
  readonly reversals: Money.Money
  /** Credits less reversals. */
  readonly total: Money.Money
  /** What the ledger has for the month now less what was closed: 0 unless it was computed again with another result. */
  readonly drift: Money.Money
}

/**
 * The month is not over, or messages received in it may still be on their way into the ledger.
 *
 * @example
 * ```ts
 * import { MonthOpenError } from "@fieldwork/supply"
 * new MonthOpenError({ month: "2026-01", why: "not over" }).message.startsWith("2026-01 is not over") // => true
 * ```
 */
export class MonthOpenError extends taggedError("MonthOpenError")<{
  readonly month: string
  readonly why: "not over" | "behind"
}> {
  override get message(): string {
    return this.why === "not over"
      ? `${this.month} is not over: close it when it is`
      : `the inbox has outcomes that the ledger does not have yet: close ${this.month} once its projector has caught up`
  }
}
