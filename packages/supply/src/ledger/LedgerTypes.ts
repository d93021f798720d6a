/**
 * Inputs and outputs of the ledger's queries, on both faces: no type here mentions Effect.
 */
import { taggedError } from "@fieldwork/core/promise"
import type { Outcome } from "@fieldwork/exchange-client"
import type { Money } from "@fieldwork/exchange/promise"

/** Which outcomes are paid. */
export interface Payable {
  readonly marketplace_status: ReadonlyArray<number>
  readonly client_status: ReadonlyArray<number>
}

/** The settings of the ledger: the paid outcomes, and the time zone of months. */
export interface LedgerOptions {
  /** Which outcomes are paid. Default: `marketplace_status` 3 with `client_status` 10, 11 or 70. */
  readonly payable?: Payable | undefined
  /** The zone of months and of finality, such as `America/New_York`. Default UTC. */
  readonly timeZone?: string | undefined
  /** Give a greater number whenever one of the others changes: the ledger is then computed again by a rebuild of the inbox. Default 1. */
  readonly version?: number | undefined
}

/** The key of a balance, and which amounts count. */
export interface BalanceOptions {
  /** The key of each sum. Default `currency`. A month is the one in which the messages were received. */
  readonly by?: "month" | "survey" | "panelist" | "currency" | undefined
  /** `open` counts what can still be adjusted by the exchange document, `final` what cannot. Default: both. */
  readonly only?: "open" | "final" | undefined
}

/** One sum of a balance, in one currency. */
export interface Balance {
  /** The month, survey or panelist; null for `currency`, and for sessions without a survey. A panelist that is blank is an empty text. */
  readonly key: string | number | null
  /** Credits less reversals. */
  readonly amount: Money.Money
}

/** One entry of the ledger: an outcome changed what a session is worth. */
export interface LedgerEntry {
  readonly kind: "credit" | "reversal"
  /** A reversal is negative. */
  readonly amount: Money.Money
  /** The month in which the message was received, such as `2026-03`. */
  readonly month: string
  /** When the message was received. */
  readonly postedAt: Date
  /** Whether the session was final when the message came. */
  readonly after_close: boolean
  /** Whether the message has an older `last_date` than the one before it. */
  readonly regressed: boolean
}

/** One message about a session, as it was received. */
export interface Evidence {
  readonly outcome: Outcome
  readonly signedAt: Date
  /** The sequence of its callback in the log of the inbox. */
  readonly sequence: number
  /** Its index within the callback, from 0. */
  readonly item: number
  /** Whether a message with a greater order key had come before, so that this one changed nothing. */
  readonly superseded: boolean
  /** Whether it was applied and has an older `last_date` than the message before it. */
  readonly regressed: boolean
  /** The reason why it is in the quarantine, if it is. */
  readonly quarantined: string | undefined
}

/** The worth of a session, and the evidence for it. */
export interface SessionAccount {
  readonly amount: Money.Money
  /** When the amount can no longer be adjusted, according to the exchange document; undefined while no message has the start of the session. */
  readonly finalAt: Date | undefined
  /** Whether it is payable and no message has an amount that can be read. */
  readonly unpriced: boolean
  /** In the order in which they were posted; their sum is the amount. */
  readonly entries: ReadonlyArray<LedgerEntry>
  /** Every message about the session that was received, in that order. */
  readonly messages: ReadonlyArray<Evidence>
}

/** One line of a report. Several lines of one session are its messages, the oldest first. */
export interface ReportRow {
  readonly respondent_id: string
  /** The worth of the session after this message; 0 if it is not paid. */
  readonly amount: Money.Amount
  /** Distinguishes messages of a session: with the statuses, a message that was never received is reported even when others were. */
  readonly marketplace_status?: number | undefined
  readonly client_status?: number | undefined
  /** Distinguishes messages with the same statuses. */
  readonly last_date?: string | undefined
}

/** The sessions that a report covers. */
export interface ReconcileOptions {
  /** The month of entry that the report covers, such as `2026-03`: sessions of other months are not reported as missing. Default: all months. */
  readonly month?: string | undefined
}

/** A difference between a report and the ledger, with its cause. */
export interface Difference {
  readonly respondent_id: string
  /**
   * `not_received`: the message was not in any callback. `unpriced`: the message has no amount that can be read. `not_in_report`: the ledger has an
   * amount for a session that the report does not contain. `amount`: all messages were received, but the amounts differ.
   */
  readonly cause: "not_received" | "unpriced" | "not_in_report" | "amount"
  /**
   * The amount of the report less that of the ledger, as far as this cause explains it; 0 for a message that changes no amount.
   */
  readonly amount: Money.Money
  /** The line of the report, unless it has none. */
  readonly row?: ReportRow
}

/** A month that is closed, in one currency. */
export interface ClosedMonth {
  /** Such as `2026-03`. */
  readonly month: string
  readonly currency: string
  readonly closedAt: Date
  /** How many entries the month has. */
  readonly entries: number
  readonly credits: Money.Money
  /** The sum of reversals; it is negative. */
  readonly reversals: Money.Money
  /** Credits less reversals. */
  readonly total: Money.Money
  /** The present total of the month less the closed total: 0 unless the ledger was computed again with another result. */
  readonly changeSinceClose: Money.Money
}

/**
 * The month is not over, or messages received in it may not have reached the ledger.
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
