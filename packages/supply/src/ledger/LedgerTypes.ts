/**
 * The inputs and outputs of ledger queries in the Effect API and the Promise API. No type in this file depends on Effect.
 */
import type { Outcome } from "@fieldwork/exchange-client"
import type { Money } from "@fieldwork/exchange/promise"

/** The statuses of the outcomes that are paid. */
export interface Payable {
  readonly marketplace_status: ReadonlyArray<number>
  readonly client_status: ReadonlyArray<number>
}

/** The settings of the ledger: the outcomes that are paid, and the time zone in which months start. */
export interface LedgerOptions {
  /** The statuses of the outcomes that are paid. Default: `marketplace_status` 3 with `client_status` 10, 11 or 70. */
  readonly payable?: Payable | undefined
  /** The time zone in which months start and sessions become final, such as `America/New_York`. Default: UTC. */
  readonly timeZone?: string | undefined
  /**
   * The version of the settings. Increase the version whenever another setting changes, and then run a rebuild of the inbox, which recomputes the
   * ledger. Until then, the ledger does not contain earlier outcomes, and no month can be closed. A program whose settings differ from the store's
   * for the same version cannot update or rebuild the ledger. Default: 1.
   */
  readonly version?: number | undefined
}

/** The options for a balance query: how amounts are grouped, and which amounts are included. */
export interface BalanceOptions {
  /**
   * The property by which amounts are grouped before they are summed. `month` is the month in which the messages were received, or in which an
   * operator's action applied them. Default: `currency`.
   */
  readonly by?: "month" | "survey" | "panelist" | "currency" | undefined
  /**
   * `open` includes only amounts that can still be adjusted according to the exchange's API document. `final` includes only amounts that can no
   * longer be adjusted. An amount is open while the newest message about the session contains no valid `entry_date`. Default: both.
   */
  readonly only?: "open" | "final" | undefined
}

/** The sum of the ledger entries in one currency and, unless entries are summed only by currency, for one month, survey or panelist. */
export interface Balance {
  /**
   * The month, survey or panelist for which the amounts were summed. Null if amounts are summed only by currency, or if the sessions have no survey.
   * An empty string if the sessions have no panelist.
   */
  readonly key: string | number | null
  /** The sum of the credits, which are positive, and the reversals, which are negative. */
  readonly amount: Money.Money
}

/** A ledger entry, which records a change in a session's amount that results from an outcome. */
export interface LedgerEntry {
  readonly kind: "credit" | "reversal"
  /** The amount of the entry. It is negative for a reversal. */
  readonly amount: Money.Money
  /** The month of `postedAt`, such as `2026-03`. */
  readonly month: string
  /** The time at which the message was received or, if an operator's action (a move or a retry) applied it later, the time of the action. */
  readonly postedAt: Date
  /** Whether the entry was posted when the amount was already final, and could no longer be adjusted. */
  readonly after_close: boolean
  /** Whether the `last_date` of the message is earlier than the `last_date` of the previously applied message. */
  readonly regressed: boolean
}

/** A received message about a session. */
export interface Evidence {
  readonly outcome: Outcome
  readonly signedAt: Date
  /** The sequence number of the message's callback in the inbox's log. */
  readonly sequence: number
  /** The index of the message within its callback, from 0. */
  readonly item: number
  /** Whether the message had no effect because a newer message about the session had already been received. */
  readonly superseded: boolean
  /** Whether the message was applied although its `last_date` is earlier than the `last_date` of the previously applied message. */
  readonly regressed: boolean
  /** The reason why the message is quarantined. Undefined if the message is not quarantined. */
  readonly quarantined: string | undefined
}

/** The amount of a session, and the evidence for it. */
export interface SessionAccount {
  readonly amount: Money.Money
  /**
   * The time from which the amount can no longer be adjusted, according to the exchange's API document. Undefined if the newest message contains no
   * valid `entry_date`.
   */
  readonly finalAt: Date | undefined
  /** Whether the session is payable but has no valid amount. */
  readonly unpriced: boolean
  /** The entries in the order in which they were posted. Their sum is the amount of the session. */
  readonly entries: ReadonlyArray<LedgerEntry>
  /** All received messages about the session, in the order in which they were received. */
  readonly messages: ReadonlyArray<Evidence>
}

/** A line of a report. If a session has several lines, each line represents a message about the session, and the oldest message is listed first. */
export interface ReportRow {
  readonly respondent_id: string
  /**
   * The amount of the session according to the message that this line of the report represents. 0, with or without a currency, if the session is not
   * paid.
   */
  readonly amount: Money.Amount
  /**
   * The marketplace status in the message that this line of the report represents. If all lines about a session contain both `marketplace_status` and
   * `client_status`, each line is compared with the received messages. Otherwise, messages are reported as not received only if no message about the
   * session was received.
   */
  readonly marketplace_status?: number | undefined
  readonly client_status?: number | undefined
  /**
   * The `last_date` of the message that this line of the report represents. It distinguishes messages with the same statuses. A time without a zone
   * is interpreted as UTC. A date that cannot be read is ignored.
   */
  readonly last_date?: string | undefined
}

/** Options that determine which sessions a report from the exchange covers. */
export interface ReconcileOptions {
  /**
   * The month that the report covers, such as `2026-03`. The month of a session is the month in which the respondent entered. Sessions from other
   * months, and sessions whose newest message contains no valid `entry_date`, are not reported as missing from the report. Default: all months.
   */
  readonly month?: string | undefined
}

/** A difference between a report and the ledger, with its cause. */
export interface Difference {
  readonly respondent_id: string
  /**
   * `not_received`: the message was not in any callback, so contact the exchange. A message that the inbox may have removed before the ledger was
   * installed is not reported. `behind`: the message or the difference in the amount may be in an outcome that was received but is not in the ledger
   * yet, so repeat the call once the inbox's projector has caught up. `quarantined`: the message was received, but it is in the inbox's quarantine
   * because it could not be applied, for example because it was sent to the URL for opportunities. List it with `fieldwork-inbox quarantine list`, and
   * move or retry it. `unpriced`: the session is payable, but its newest message has no valid amount. `not_in_report`: the ledger has an amount for a
   * session that the report does not contain. `needs_rebuild`: the amounts differ, and the ledger does not contain earlier outcomes until a rebuild of
   * the inbox. `amount`: the amounts differ for another reason.
   */
  readonly cause: "not_received" | "behind" | "quarantined" | "unpriced" | "not_in_report" | "needs_rebuild" | "amount"
  /**
   * The part of the difference (report minus ledger) that this cause explains. 0 for a missing message that does not affect the amount.
   */
  readonly amount: Money.Money
  /** The line of the report. Absent if the report does not contain the session. */
  readonly row?: ReportRow
}

/** The totals of a closed month in one currency. */
export interface ClosedMonth {
  /** The month, such as `2026-03`. */
  readonly month: string
  readonly currency: string
  readonly closedAt: Date
  /** The number of entries that were posted in the month. */
  readonly entries: number
  readonly credits: Money.Money
  /** The sum of the reversals, which is negative or 0. */
  readonly reversals: Money.Money
  /** The sum of the credits and the reversals. */
  readonly total: Money.Money
  /**
   * The current total of the month minus the total that was recorded when the month was closed. 0 unless the ledger was recomputed with a different
   * result, or a message was stored after the close, for example because the clocks of two machines differ.
   */
  readonly changeSinceClose: Money.Money
  /**
   * The time from which the ledger is complete. Present only if the month begins before this time, so its totals may be wrong, because the ledger was
   * installed after the inbox had removed superseded outcomes.
   */
  readonly completeFrom?: Date
}
