/**
 * The input and output types of the reference implementation, written from the wire documents and the rules. The types import nothing from the
 * package, so that they do not repeat its mistakes.
 */

/** A field that a document can omit or set to null, with the same meaning in both cases. */
type Optional<T> = T | null | undefined

/** A question of a survey or a quota. With `OR`, any one of the precodes meets the condition. */
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

/** An amount of money in the wire format. */
export interface Amount {
  readonly value?: Optional<number | string>
  readonly currency_code?: Optional<string>
}

/** The fields of a survey on which eligibility depends, as received. */
export interface Opportunity {
  readonly survey_id: number
  readonly message_reason?: Optional<string>
  readonly is_live?: Optional<boolean>
  readonly total_remaining?: Optional<number>
  readonly revenue_per_interview?: Optional<Amount>
  readonly country_language?: Optional<string>
  readonly collects_pii?: Optional<boolean>
  /** The measured length in minutes. 0 until the exchange has measured the length. */
  readonly length_of_interview?: Optional<number>
  /** The buyer's estimate of the length in minutes. */
  readonly bid_length_of_interview?: Optional<number>
  readonly study_type?: Optional<string>
  readonly respondent_pids?: Optional<ReadonlyArray<string>>
  readonly survey_group_ids?: Optional<ReadonlyArray<number>>
  readonly survey_qualifications?: Optional<ReadonlyArray<Condition>>
  readonly survey_quotas?: Optional<ReadonlyArray<Quota>>
}

/** Precodes with the time at which the respondent gave the answer, as a Date or an ISO 8601 string. */
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

/** The minimum price in billionths of the currency unit. */
export interface Floor {
  readonly nanos: bigint
  readonly currency: string
}

export interface Policy {
  /** The minimum price. Absent if there is no minimum. */
  readonly floor?: Optional<Floor>
  /** The maximum length of an interview in minutes. Absent if there is no limit. */
  readonly max_minutes?: Optional<number>
  /** Whether surveys that collect personal data may be offered. */
  readonly pii: boolean
  /** The maximum age of an answer in days. Absent if answers do not expire. */
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
