/**
 * What readers ask for: filters, counts and marks. No type here mentions Effect.
 */

/** `paused` surveys say themselves that they are not live. */
export type OpportunityStatus = "live" | "paused" | "deactivated" | "parked"

/** Which surveys to list. All that are given must hold. */
export interface OpportunityFilter {
  /** Default `live`. `any` is all. */
  readonly status?: OpportunityStatus | "any" | undefined
  readonly countryLanguages?: ReadonlyArray<string> | undefined
  /** Billionths of the currency's unit. */
  readonly minPriceNanos?: number | undefined
  readonly minRemaining?: number | undefined
  readonly messageReasons?: ReadonlyArray<string> | undefined
  /** Signed then or later, unix seconds. */
  readonly updatedSince?: number | undefined
}

/** Which outcomes to list. All that are given must hold. */
export interface OutcomeFilter {
  readonly surveyId?: number | undefined
  readonly panelistId?: string | undefined
  readonly marketplaceStatuses?: ReadonlyArray<number> | undefined
  readonly clientStatuses?: ReadonlyArray<number> | undefined
  readonly updatedSince?: number | undefined
}

/** How many surveys have a status, a locale and a last `message_reason`. */
export interface Count {
  readonly status: OpportunityStatus
  readonly country_language: string | null
  readonly message_reason: string | null
  readonly surveys: number
}

/** `stale`: sent since by the exchange and not received. `unknown`: live there, not here. `gone`: live here, not there. */
export interface Mark {
  readonly survey_id: number
  readonly mark: "stale" | "unknown" | "gone"
  /** Unix milliseconds. */
  readonly noticed_at: number
  /** The last entry of the log at that time: the mark says nothing about a survey that changed since. */
  readonly noticed_sequence: number
  readonly detail: string
}
