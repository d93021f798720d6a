/**
 * Rows of the projections as the projector writes them. A name here is a column's name.
 */
import type { LogPosition, StreamName } from "../Message.ts"

/** `paused` says itself that it is not live. */
export type OpportunityStatus = "live" | "paused" | "deactivated" | "parked"

export interface OpportunityRow {
  readonly survey_id: number
  readonly signed_at: number
  readonly sequence: number
  readonly item: number
  readonly changed_sequence: number
  readonly changed_item: number
  readonly hash: string
  readonly status: OpportunityStatus
  readonly message_reason: string | null
  readonly is_live: 0 | 1 | null
  readonly country_language: string | null
  /** Billionths of the currency's unit, exact. */
  readonly price_nanos: number | null
  readonly currency_code: string | null
  readonly total_remaining: number | null
  /** Something in it is not as the spec says. */
  readonly odd: 0 | 1
}

export interface OpportunityDocumentRow {
  readonly survey_id: number
  /** UTF-8, as it came. */
  readonly document: Uint8Array
}

export interface OpportunityVersionRow {
  readonly survey_id: number
  readonly hash: string
  readonly first_signed_at: number
  readonly first_sequence: number
  readonly first_item: number
  readonly last_signed_at: number
  readonly last_sequence: number
  readonly last_item: number
  readonly message_reason: string | null
  readonly price_nanos: number | null
  readonly total_remaining: number | null
}

export interface OutcomeRow {
  readonly respondent_id: string
  readonly signed_at: number
  readonly sequence: number
  readonly item: number
  readonly changed_sequence: number
  readonly changed_item: number
  readonly survey_id: number | null
  readonly panelist_id: string | null
  readonly marketplace_status: number | null
  readonly client_status: number | null
  readonly price_nanos: number | null
  readonly currency_code: string | null
}

export interface OutcomeMessageRow {
  readonly respondent_id: string
  readonly signed_at: number
  readonly sequence: number
  readonly item: number
  /** UTF-8, as it came. */
  readonly document: Uint8Array
}

export interface QuarantineRow {
  readonly sequence: number
  readonly item: number
  readonly stream: StreamName
  readonly signed_at: number
  /** JSON pointer within the callback. */
  readonly path: string
  readonly reason: string
  /** As it came; empty when the callback itself is broken from here on. */
  readonly document: Uint8Array
}

/** What a projector writes in one transaction. No two rows of a list have the same key. */
export interface ProjectionBatch {
  /** The log position reached with it. */
  readonly position: LogPosition
  readonly opportunities: ReadonlyArray<OpportunityRow>
  /** Rows whose content is the stored one by then: only the order key moves, unless the stored one is greater. */
  readonly repeated: ReadonlyArray<OpportunityRow>
  readonly documents: ReadonlyArray<OpportunityDocumentRow>
  readonly versions: ReadonlyArray<OpportunityVersionRow>
  readonly outcomes: ReadonlyArray<OutcomeRow>
  readonly outcomeMessages: ReadonlyArray<OutcomeMessageRow>
  readonly quarantined: ReadonlyArray<QuarantineRow>
  /** Items that leave the quarantine. */
  readonly released: ReadonlyArray<LogPosition>
}

export const emptyBatch = (position: LogPosition): ProjectionBatch => ({
  position,
  opportunities: [],
  repeated: [],
  documents: [],
  versions: [],
  outcomes: [],
  outcomeMessages: [],
  quarantined: [],
  released: []
})
