/**
 * Provides a survey, a respondent who qualifies for it, and a function that runs a table of test cases. Each case changes a single property, so the
 * test compares all reasons. A case without reasons shows that the rule does not apply.
 */
import { expect, it } from "vitest"
import {
  referenceVerdict,
  type Condition,
  type Opportunity,
  type PastEntry,
  type Policy,
  type Profile
} from "./reference.ts"

const survey: Opportunity = {
  survey_id: 100,
  message_reason: "new",
  is_live: true,
  total_remaining: 5,
  revenue_per_interview: { value: 1.25, currency_code: "USD" },
  country_language: "eng_us",
  collects_pii: false,
  length_of_interview: 10,
  bid_length_of_interview: 12,
  study_type: "adhoc",
  respondent_pids: [],
  survey_group_ids: [],
  survey_qualifications: [],
  survey_quotas: [{ survey_quota_id: 1, survey_quota_type: "Total", number_of_respondents: 5, questions: null }]
}
const respondent: Profile = { pid: "p1", country_language: "eng_us", answers: {} }
export const lenient: Policy = { pii: true, now: new Date("2026-03-31T00:00:00Z") }

export interface Given {
  readonly survey?: Partial<Opportunity>
  readonly answers?: Profile["answers"]
  readonly locale?: string | null
  readonly history?: ReadonlyArray<PastEntry>
  readonly policy?: Partial<Policy>
}

export const judged = (given: Given) =>
  referenceVerdict(
    { ...survey, ...given.survey },
    {
      ...respondent,
      ...("locale" in given && { country_language: given.locale }),
      ...(given.answers && { answers: given.answers })
    },
    given.history ?? [],
    { ...lenient, ...given.policy }
  )

type Row = readonly [sentence: string, given: Given, reasons: ReadonlyArray<{ kind: string; id?: number | string }>]

export const cases = (verdict: "ineligible" | "unknown", rows: ReadonlyArray<Row>) => {
  it.each(rows)("the eligibility rule holds: %s", (_sentence, given, reasons) => {
    expect(judged(given)).toStrictEqual({ verdict: reasons.length === 0 ? "eligible" : verdict, reasons })
  })
}

export const or = (question_id: number, ...precodes: Array<string>): Condition => ({
  question_id,
  logical_operator: "OR",
  precodes
})
export const not = (question_id: number, ...precodes: Array<string>): Condition => ({
  question_id,
  logical_operator: "NOT",
  precodes
})
export const client = (survey_quota_id: number, number_of_respondents: number, ...questions: Array<Condition>) => ({
  survey_quota_id,
  survey_quota_type: "Client",
  number_of_respondents,
  questions
})
export const qualified = (...survey_qualifications: Array<Condition>): Partial<Opportunity> => ({
  survey_qualifications
})
export const limited = (...survey_quotas: ReadonlyArray<ReturnType<typeof client>>): Partial<Opportunity> => ({
  survey_quotas
})
export const entered = (survey_id: number, survey_group_ids: ReadonlyArray<number> = [], pid = "p1"): PastEntry => ({
  pid,
  survey_id,
  survey_group_ids
})
