import { Money } from "@fieldwork/exchange"
import { createRouter, evaluate, exclusions, expectedRevenue, whatIf } from "@fieldwork/supply"
import { assertSame } from "../assertSame.ts"

const opportunity = {
  survey_id: 7,
  message_reason: "new",
  country_language: "eng_us",
  revenue_per_interview: { value: 1.25, currency_code: "USD" },
  survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: ["30"] }]
}
const router = createRouter({ policy: { floor: Money.make("1.25", "USD") }, rank: expectedRevenue() })
router.apply({ opportunity })
const respondent = { pid: "p-1", answers: { 42: ["30"] } }
assertSame(router.match(respondent).surveys.length, 1)
assertSame(router.why(respondent, 7)?.verdict, evaluate({ opportunity }, respondent).verdict)
assertSame(whatIf([{ country_language: { eq: "fre_fr" } }], [opportunity]).dropped.length, 1)
assertSame(exclusions.length, 12)
