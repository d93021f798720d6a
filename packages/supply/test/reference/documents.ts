/**
 * The input and output types of the reference implementation, written from the wire documents and the rules. They
 * import nothing from the package, so that they do not repeat its mistakes.
 */

/** A field that a document can omit or set to null, with the same meaning. */
type Optional<T> = T | null | undefined

/** One question of a survey or of a quota. With `OR`, any one of the precodes meets it. */
export interface Condition {
  readonly question_id: number
  readonly logical_operator?: Optional<string>
  readonly precodes?: Optional<ReadonlyArray<string>>
}

export interface Quota {
  readonly survey_quota_id: number
  readonly survey_quota_type?: Optional<string>
  readonly number_of_respondents?: Optional<number>
  readonly questions?: Optional<ReadonlyArray<Condition>>
}

/** An amount of money in its wire format. */
export interface Amount {
  readonly value?: Optional<number | string>
  readonly currency_code?: Optional<string>
}

/** The fields of a survey that eligibility depends on, as received. */
export interface Opportunity {
  readonly survey_id: number
  readonly message_reason?: Optional<string>
  readonly is_live?: Optional<boolean>
  readonly total_remaining?: Optional<number>
  readonly revenue_per_interview?: Optional<Amount>
  readonly country_language?: Optional<string>
  readonly collects_pii?: Optional<boolean>
  /** Minutes; 0 until the exchange has measured the length. */
  readonly length_of_interview?: Optional<number>
  /** Minutes. */
  readonly bid_length_of_interview?: Optional<number>
  readonly study_type?: Optional<string>
  readonly respondent_pids?: Optional<ReadonlyArray<string>>
  readonly survey_group_ids?: Optional<ReadonlyArray<number>>
  readonly survey_qualifications?: Optional<ReadonlyArray<Condition>>
  readonly survey_quotas?: Optional<ReadonlyArray<Quota>>
}

/** Precodes with the time at which the respondent gave them, as a Date or ISO 8601 text. */
export interface DatedAnswer {
  readonly precodes: ReadonlyArray<string>
  readonly at: Date | string
}

export type Answer = ReadonlyArray<string> | DatedAnswer

export interface Profile {
  readonly pid: string
  readonly country_language?: Optional<string>
  readonly answers: { readonly [question_id: string]: Optional<Answer> }
}

/** An entry of any respondent into a survey, with the groups of that survey at the time of entry. */
export interface PastEntry {
  readonly pid: string
  readonly survey_id: number
  readonly survey_group_ids: ReadonlyArray<number>
}

/** The lowest price in billionths of the currency unit. */
export interface Floor {
  readonly nanos: bigint
  readonly currency: string
}

export interface Policy {
  /** No lowest price when absent. */
  readonly floor?: Optional<Floor>
  /** No limit when absent. */
  readonly max_minutes?: Optional<number>
  /** Whether surveys that collect personal data can be offered. */
  readonly pii: boolean
  /** Answers do not expire when absent. */
  readonly answer_max_age_days?: Optional<number>
  readonly now: Date
}

export interface Reason {
  kind: string
  id?: number | string
}

export interface Verdict {
  verdict: "eligible" | "unknown" | "ineligible"
  reasons: Array<Reason>
}
