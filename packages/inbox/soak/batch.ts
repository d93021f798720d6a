/** Callbacks of the worst case: ten thousand surveys with quotas and qualifications, 39 MB. */

export interface BatchOptions {
  readonly surveys: number
  /** Which of the surveys are sent, from this one on. */
  readonly first: number
  /** Changes what is sent of each. */
  readonly round: number
  /** About so many bytes each. */
  readonly bytes: number
}

const question = (id: number, round: number) => ({
  question_id: id,
  logical_operator: "OR",
  precodes: Array.from({ length: 8 }, (_, index) => String((id * 7 + index * 13 + round) % 997))
})

const survey = (survey_id: number, round: number, bytes: number) => {
  const base = {
    survey_id,
    survey_name: `Survey ${survey_id} about household products`,
    account_name: `Buyer ${survey_id % 97}`,
    country_language: ["eng_us", "eng_gb", "ger_de", "fre_fr"][survey_id % 4],
    industry: "other",
    study_type: "adhoc",
    is_live: true,
    message_reason: round === 0 ? "new" : "updated",
    revenue_per_interview: { value: ((survey_id * 7 + round) % 400) / 100 + 0.5, currency_code: "USD" },
    total_remaining: (survey_id * 31 + round * 17) % 500,
    conversion: ((survey_id * 13 + round) % 100) / 100,
    length_of_interview: (survey_id % 25) + 3,
    survey_qualifications: [] as Array<object>,
    survey_quotas: [
      {
        survey_quota_id: survey_id * 10,
        survey_quota_type: "Total",
        conversion: 0.2,
        number_of_respondents: 50,
        questions: null
      }
    ]
  }
  const each = 105
  const missing = Math.max(0, Math.floor((bytes - JSON.stringify(base).length) / each))
  base.survey_qualifications.push(...Array.from({ length: missing }, (_, index) => question(survey_id + index, round)))
  return JSON.stringify(base)
}

export const batch = ({ bytes, first, round, surveys }: BatchOptions): Buffer =>
  Buffer.from(`[${Array.from({ length: surveys }, (_, index) => survey(first + index, round, bytes)).join(",")}]`)
