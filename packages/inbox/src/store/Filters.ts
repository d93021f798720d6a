/**
 * The types of query filters, of survey counts, and of the differences between the exchange and the inbox that the gap detector finds. They do not
 * depend on Effect.
 */

/**
 * The status of a survey. `paused`: the survey's document states that the survey is not live. `parked`: a field that determines whether to send
 * respondents could not be interpreted.
 */
export type OpportunityStatus = "live" | "paused" | "deactivated" | "parked"

/** The filter for a list of surveys. A survey must meet all given conditions. */
export interface OpportunityFilter {
  /** The status of the surveys, or `any` for surveys with any status. Default: `live`. */
  readonly status?: OpportunityStatus | "any" | undefined
  readonly countryLanguages?: ReadonlyArray<string> | undefined
  /** The minimum price, in billionths of the currency unit. */
  readonly minPriceNanos?: number | undefined
  readonly minRemaining?: number | undefined
  readonly messageReasons?: ReadonlyArray<string> | undefined
  /** The earliest signature time, in Unix seconds. Surveys whose last message was signed earlier are omitted. */
  readonly updatedSince?: number | undefined
}

/** The filter for a list of outcomes. An outcome must meet all given conditions. */
export interface OutcomeFilter {
  readonly surveyId?: number | undefined
  readonly panelistId?: string | undefined
  readonly marketplaceStatuses?: ReadonlyArray<number> | undefined
  readonly clientStatuses?: ReadonlyArray<number> | undefined
  readonly updatedSince?: number | undefined
}

/** The number of surveys that have the same status, locale and last `message_reason`. */
export interface Count {
  readonly status: OpportunityStatus
  readonly country_language: string | null
  readonly message_reason: string | null
  readonly surveys: number
}

/**
 * A difference between the exchange and the inbox that the gap detector found. `stale`: the exchange has sent the survey since the last message that
 * the inbox received. `unknown`: the exchange lists the survey as live, but the inbox received no message about it. `gone`: the survey is live in the
 * inbox, but the exchange no longer lists it.
 */
export interface Mark {
  readonly survey_id: number
  readonly mark: "stale" | "unknown" | "gone"
  /** The time at which the gap detector found the difference between the exchange and the inbox, in Unix milliseconds. */
  readonly noticed_at: number
  /**
   * The sequence number of the last log entry when the gap detector found the difference between the exchange and the inbox. The difference is
   * ignored once a newer message about the survey has been received.
   */
  readonly noticed_sequence: number
  readonly detail: string
}
