/** The types of stored surveys and sessions and of their changes, for both the Effect and the Promise entry point. They do not depend on Effect. */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import type { LogPosition } from "../Message.ts"
import type { Mark, OpportunityStatus } from "../store/Filters.ts"

/** The options for reading changes or messages. */
export interface ChangesOptions {
  /** The cursor of the last change that was handled. Default: the reader starts from the beginning. */
  readonly since?: string | undefined
  /** Whether to wait for further changes. If `false`, the reader ends after the last existing change. Default `true`. */
  readonly follow?: boolean | undefined
  /** The interval at which to check for changes, in milliseconds. Default 500. */
  readonly pollMillis?: number | undefined
}

/** The properties that every change has in addition to the current state of the survey or session. */
export interface Change {
  /** The cursor of this change. Store the cursor after the change has been handled; the next reader continues with the change after it. */
  readonly cursor: string
  /**
   * A key for idempotent processing. A redelivery of this change has the same key, even after a rebuild, an erasure or the restoration of a backup.
   * Another message has a different key, even if its content is the same.
   */
  readonly key: string
  /**
   * The version, which can be compared as a string. Of two changes with the same `survey_id` or `respondent_id`, the change with the greater version
   * is newer: versions are ordered by signature time, sequence number in the log, and index within the callback. A consumer that stores the version
   * can reject an older state. If a later callback repeats a state, the version of the state stays the same or increases.
   */
  readonly version: string
  /**
   * The identifier of the current epoch, the period during which readers of a feed of changes can continue without starting again from the beginning.
   * The identifier changes after a rebuild that changes the projections, an erasure, or the restoration of a backup; readers must then start from the
   * beginning.
   */
  readonly epoch: string
}

/** The current state of a survey. */
export interface KnownOpportunity {
  /** The entire document as last sent by the exchange, with the exchange's field names. */
  readonly opportunity: Opportunity
  /**
   * The status of the survey. Send respondents only to `live` surveys. `paused` means that the document states that the survey is not live.
   * `deactivated` means that the exchange has withdrawn the survey. `parked` means that a field that determines whether to send respondents could not
   * be interpreted.
   */
  readonly status: OpportunityStatus
  /** The signature time of the last message about the survey, according to the exchange's clock. */
  readonly signedAt: Date
  /** The difference between the exchange and the inbox that the gap detector found for the survey. Null if there is no difference. */
  readonly mark: Mark["mark"] | null
  /** The version of the state. A newer state of the same survey has a greater version. */
  readonly version: string
}

/** A survey that has changed, with its current state. */
export interface OpportunityChange extends KnownOpportunity, Change {}

/** A message about a survey, with the status that results from the message. */
export interface OpportunityMessage extends Omit<KnownOpportunity, "mark">, Change {}

/** One version of a survey's content, with the signature times of the first and the last callback that contained it. */
export interface OpportunityVersion {
  readonly hash: string
  readonly firstSignedAt: Date
  readonly lastSignedAt: Date
  readonly messageReason: string | null
  readonly priceNanos: number | null
  readonly totalRemaining: number | null
  /** The log position of the first callback with this content. The document remains readable while the body of this callback is kept. */
  readonly firstPosition: LogPosition
}

/** A message about a session. */
export interface SentOutcome {
  /** The outcome as sent by the exchange, with the exchange's field names. */
  readonly outcome: Outcome
  /** The signature time, according to the exchange's clock. */
  readonly signedAt: Date
}

/** The current outcome of a session. */
export interface KnownOutcome extends SentOutcome {
  /** The version of the outcome. A newer outcome of the same session has a greater version. */
  readonly version: string
}

/** A session that has a new outcome. */
export interface OutcomeChange extends KnownOutcome, Change {}
