/**
 * The input and output of the reference implementation, written from the wire document and the rules. Nothing here comes from the package,
 * so a field that the package misreads is not misread here as well.
 */

/** A field that a document may leave out or set to null; both mean the same. */
type Optional<T> = T | null | undefined

/** One question of a survey or of a quota. With `OR`, any one of the precodes fits. */
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

/** An amount of money as the wire has it. */
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
  /** Minutes; 0 until the exchange has measured it. */
  readonly length_of_interview?: Optional<number>
  /** Minutes. */
  readonly bid_length_of_interview?: Optional<number>
  readonly study_type?: Optional<string>
  readonly respondent_pids?: Optional<ReadonlyArray<string>>
  readonly survey_group_ids?: Optional<ReadonlyArray<number>>
  readonly survey_qualifications?: Optional<ReadonlyArray<Condition>>
  readonly survey_quotas?: Optional<ReadonlyArray<Quota>>
}

/** Precodes with the time at which the respondent gave them: a date, or text in ISO 8601. */
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

/** An entry into a survey, with the groups of that survey as they were known at entry. Any respondent's, not only the profile's. */
export interface PastEntry {
  readonly pid: string
  readonly survey_id: number
  readonly survey_group_ids: ReadonlyArray<number>
}

/** The least price, in billionths of the currency's unit. */
export interface Floor {
  readonly nanos: bigint
  readonly currency: string
}

export interface Policy {
  /** Absent: no least price. */
  readonly floor?: Optional<Floor>
  /** Absent: no limit. */
  readonly max_minutes?: Optional<number>
  /** Whether surveys that collect personal data may be offered. */
  readonly pii: boolean
  /** Absent: answers do not expire. */
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
