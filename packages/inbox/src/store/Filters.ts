/** The types of filters, counts and marks. They do not mention Effect. */

/**
 * The status of a survey. `paused`: its document states that it is not live. `parked`: a field that determines whether to send respondents could not
 * be interpreted.
 */
export type OpportunityStatus = "live" | "paused" | "deactivated" | "parked"

/** The conditions for surveys to list. All given conditions must be met. */
export interface OpportunityFilter {
  /** The status of the surveys; `any` for all. Default `live`. */
  readonly status?: OpportunityStatus | "any" | undefined
  readonly countryLanguages?: ReadonlyArray<string> | undefined
  /** The minimum price, in billionths of the currency's unit. */
  readonly minPriceNanos?: number | undefined
  readonly minRemaining?: number | undefined
  readonly messageReasons?: ReadonlyArray<string> | undefined
  /** The earliest signature time, in Unix seconds. */
  readonly updatedSince?: number | undefined
}

/** The conditions for outcomes to list. All given conditions must be met. */
export interface OutcomeFilter {
  readonly surveyId?: number | undefined
  readonly panelistId?: string | undefined
  readonly marketplaceStatuses?: ReadonlyArray<number> | undefined
  readonly clientStatuses?: ReadonlyArray<number> | undefined
  readonly updatedSince?: number | undefined
}

/** The number of surveys with a given status, locale and last `message_reason`. */
export interface Count {
  readonly status: OpportunityStatus
  readonly country_language: string | null
  readonly message_reason: string | null
  readonly surveys: number
}

/**
 * A mark of the gap detector. `stale`: the exchange sent the survey later than the last message that was received. `unknown`: the exchange lists the
 * survey as live, but no message was received. `gone`: the survey is live in the inbox, but no longer listed.
 */
export interface Mark {
  readonly survey_id: number
  readonly mark: "stale" | "unknown" | "gone"
  /** The time at which the difference was noticed, in Unix milliseconds. */
  readonly noticed_at: number
  /** The sequence of the last log entry at that time. The mark does not apply if the survey has changed since. */
  readonly noticed_sequence: number
  readonly detail: string
}
