/**
 * The input and output types of the reference implementation, based on the wire format and the eligibility rules. This file does not import any types
 * from the package, so that it does not repeat their mistakes.
 */

/** A field that may be absent or null, both of which have the same meaning. */
type Optional<T> = T | null | undefined

/** A condition on the answer to a question. If the operator is `OR`, any one of the precodes (codes of answer options) meets the condition. */
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
  /** A boolean, or any other JSON value in a malformed message. */
  readonly collects_pii?: unknown
  /** The measured length of the interview in minutes. 0 if the exchange has not measured the length yet. In a malformed message: any JSON value. */
  readonly length_of_interview?: unknown
  /** The buyer's estimate of the length of the interview in minutes. In a malformed message: any JSON value. */
  readonly bid_length_of_interview?: unknown
  readonly study_type?: Optional<string>
  readonly respondent_pids?: Optional<ReadonlyArray<string>>
  readonly survey_group_ids?: Optional<ReadonlyArray<number>>
  readonly survey_qualifications?: Optional<ReadonlyArray<Condition>>
  readonly survey_quotas?: Optional<ReadonlyArray<Quota>>
}

/** The precodes that a respondent has selected, with the time of the answer as a Date or an ISO 8601 string. */
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

/** An entry of any respondent into a survey, with the groups to which the survey belonged at the time of entry. */
export interface PastEntry {
  readonly pid: string
  readonly survey_id: number
  readonly survey_group_ids: ReadonlyArray<number>
}

/** The minimum price per complete, in billionths of the currency unit. */
export interface Floor {
  readonly nanos: bigint
  readonly currency: string
}

export interface Policy {
  /** The minimum price per complete. Absent if there is no minimum. */
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
