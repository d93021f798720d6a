/**
 * What is known about surveys and sessions, and how it changes. No type here mentions Effect: both faces have these.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import type { LogPosition } from "../Message.ts"
import type { Mark, OpportunityStatus } from "../store/Filters.ts"

/** Where a reader of changes or messages begins, and whether it waits for more. */
export interface ChangesOptions {
  /** The cursor of the last change that was handled; absent for everything from the start. */
  readonly since?: string | undefined
  /** Default true: waits for further changes. False ends when there are none. */
  readonly follow?: boolean | undefined
  /** How often to look for them. Default 500 ms. */
  readonly pollMillis?: number | undefined
}

/** Beside what is known of what has changed. */
export interface Change {
  /** Keep it once this change is handled: the next reader goes on after it. */
  readonly cursor: string
  /** For idempotent work: the same when this change comes again, also from a store that was rebuilt, erased from or restored. Another message has another, also when it says the same. */
  readonly key: string
  /**
   * Sorts as text: of two with the same `survey_id` or `respondent_id` the greater one is the newer, in the order of signature time, log sequence and index within the callback.
   * A consumer that keeps it can refuse a state that is older than its own, whichever way it came. The same state keeps its version or gets a greater one when a later callback repeats it.
   */
  readonly version: string
  /** Changes when readers begin anew: after a rebuild with another result, an erasure, or the restoring of a backup. */
  readonly epoch: string
}

/** A survey as it is known now. */
export interface KnownOpportunity {
  /** The whole document as the exchange last sent it, in wire names. */
  readonly opportunity: Opportunity
  /**
   * Send respondents to `live` ones alone: `paused` says itself that it is not live, `deactivated` is a tombstone, and of `parked` something
   * that decides about it is not understood.
   */
  readonly status: OpportunityStatus
  /** When it was signed, by the exchange's clock. */
  readonly signedAt: Date
  /** What the gap detector found, if anything. */
  readonly mark: Mark["mark"] | null
  /** As in a change: of two states of a survey the one with the greater version is the newer. */
  readonly version: string
}

/** A survey that has changed, as it is now. */
export interface OpportunityChange extends KnownOpportunity, Change {}

/** One message about a survey, with the status that it gives the survey. */
export interface OpportunityMessage extends Omit<KnownOpportunity, "mark">, Change {}

/** One content that a survey had, with the callbacks that first and last had it. */
export interface OpportunityVersion {
  readonly hash: string
  readonly firstSignedAt: Date
  readonly lastSignedAt: Date
  readonly messageReason: string | null
  readonly priceNanos: number | null
  readonly totalRemaining: number | null
  /** Where the document itself is found in the log, for as long as that evidence is kept. */
  readonly firstPosition: LogPosition
}

/** One message about a session. */
export interface SentOutcome {
  /** As the exchange sent it, in wire names. */
  readonly outcome: Outcome
  /** When it was signed, by the exchange's clock. */
  readonly signedAt: Date
}

/** The outcome of a session as it is known now. */
export interface KnownOutcome extends SentOutcome {
  /** As in a change: of two outcomes of a session the one with the greater version is the newer. */
  readonly version: string
}

/** A session with a new outcome. */
export interface OutcomeChange extends KnownOutcome, Change {}
