/** The types of stored surveys and sessions and of their changes, for both the Effect and the Promise entry. They do not mention Effect. */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import type { LogPosition } from "../Message.ts"
import type { Mark, OpportunityStatus } from "../store/Filters.ts"

/** The options of a reader of changes or messages. */
export interface ChangesOptions {
  /** The cursor of the last change that was handled. Default: begins at the start. */
  readonly since?: string | undefined
  /** Whether to wait for further changes. If false, the reader ends when there are none. Default true. */
  readonly follow?: boolean | undefined
  /** How often to look for changes, in milliseconds. Default 500. */
  readonly pollMillis?: number | undefined
}

/** The members that every change has in addition to the state. */
export interface Change {
  /** The cursor of this change. Store it once the change is handled; the next reader continues after it. */
  readonly cursor: string
  /**
   * A key for idempotent processing. It is the same if this change is delivered again, even after a rebuild, an erasure or the restoring of a backup.
   * Another message has another key, even if its content is the same.
   */
  readonly key: string
  /**
   * The version, which can be compared as text. Of two changes with the same `survey_id` or `respondent_id`, the one with the greater version is
   * newer, by signature time, log sequence and index within the callback. A consumer that stores the version can refuse an older state. If a later
   * callback repeats a state, its version stays the same or increases.
   */
  readonly version: string
  /**
   * The epoch. It changes when readers must begin from scratch: after a rebuild with a different result, an erasure, or the restoring of a backup.
   */
  readonly epoch: string
}

/** The current state of a survey. */
export interface KnownOpportunity {
  /** The whole document as the exchange last sent it, with the field names of the exchange. */
  readonly opportunity: Opportunity
  /**
   * The status. Send respondents only to `live` surveys. `paused`: the document states that the survey is not live. `deactivated`: the exchange has
   * withdrawn the survey. `parked`: a field that determines whether to send respondents could not be interpreted.
   */
  readonly status: OpportunityStatus
  /** The signature time of its last message, according to the exchange's clock. */
  readonly signedAt: Date
  /** The mark of the gap detector, if there is one. */
  readonly mark: Mark["mark"] | null
  /** Of two states of a survey, the one with the greater version is newer. */
  readonly version: string
}

/** A survey that has changed, in its current state. */
export interface OpportunityChange extends KnownOpportunity, Change {}

/** One message about a survey, with the status that results from it. */
export interface OpportunityMessage extends Omit<KnownOpportunity, "mark">, Change {}

/** One distinct content of a survey, with the first and the last callback that contained it. */
export interface OpportunityVersion {
  readonly hash: string
  readonly firstSignedAt: Date
  readonly lastSignedAt: Date
  readonly messageReason: string | null
  readonly priceNanos: number | null
  readonly totalRemaining: number | null
  /** The log position of the first callback with this content. Its document can be read for as long as that evidence is kept. */
  readonly firstPosition: LogPosition
}

/** One message about a session. */
export interface SentOutcome {
  /** The outcome as the exchange sent it, with the field names of the exchange. */
  readonly outcome: Outcome
  /** The signature time, according to the exchange's clock. */
  readonly signedAt: Date
}

/** The current outcome of a session. */
export interface KnownOutcome extends SentOutcome {
  /** Of two outcomes of a session, the one with the greater version is newer. */
  readonly version: string
}

/** A session with a new outcome. */
export interface OutcomeChange extends KnownOutcome, Change {}
