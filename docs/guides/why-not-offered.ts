/** Finds out why a respondent was not offered a survey. */
// #region router
import { Money } from "@fieldwork/exchange"
import { createRouter, evaluate, examineLink } from "@fieldwork/supply"

const policy = { floor: Money.make("0.50", "USD"), max_minutes: 20, answer_max_age_days: 90 }
const router = createRouter({ policy })

const opportunity = {
  survey_id: 4217001,
  message_reason: "updated",
  is_live: true,
  country_language: "eng_us",
  total_remaining: 12,
  length_of_interview: 14,
  revenue_per_interview: { value: 1.25, currency_code: "USD" },
  survey_group_ids: [7701],
  survey_qualifications: [
    { question_id: 42, logical_operator: "OR", precodes: ["25", "26", "27", "28", "29", "30"] },
    { question_id: 43, logical_operator: "OR", precodes: ["1", "2"] }
  ],
  survey_quotas: [
    { survey_quota_id: 90, survey_quota_type: "Total", number_of_respondents: 12, questions: null },
    {
      survey_quota_id: 91,
      survey_quota_type: "Client",
      number_of_respondents: 0,
      questions: [{ question_id: 43, logical_operator: "OR", precodes: ["1"] }]
    }
  ]
}
router.apply({ opportunity })
// #endregion router

// #region why
const now = new Date("2026-06-01T12:00:00Z")
const respondent = {
  pid: "p-81",
  country_language: "eng_us",
  answers: { 42: { precodes: ["31"], at: "2026-05-20T08:00:00Z" }, 43: ["1"] }
}
const history = [{ pid: "p-81", survey_id: 4216950, survey_group_ids: [7701, 7702] }]

const excluded = router.why(respondent, 4217001, { history, now })
console.log(excluded?.verdict)
for (const { id, kind } of excluded?.reasons ?? []) console.log(`  ${kind} ${id}`)
// #endregion why

// #region unknown
const newcomer = { pid: "p-82", country_language: "eng_us", answers: { 42: ["30"] } }
const open = router.why(newcomer, 4217001, { now })
console.log(open?.verdict, JSON.stringify(open?.reasons))
const [next] = router.match(newcomer, { now }).questions
console.log(`ask question ${next?.question_id}`)
// #endregion unknown

// #region past
const yesterday = { ...opportunity, survey_quotas: [] }
const before = evaluate(
  { opportunity: yesterday },
  { ...newcomer, answers: { 42: ["30"], 43: ["2"] } },
  { policy, now }
)
console.log(before.verdict)
// #endregion past

// #region link
const examined = await examineLink("https://exchange.example/s/default.aspx?SID=8a1&PID=p%2D81&MID=m-1&42=%2530")
for (const { detail, isMet, rule } of examined.findings) if (!isMet) console.log(`${rule}: ${detail}`)
// #endregion link
