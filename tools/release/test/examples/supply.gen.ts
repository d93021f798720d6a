// Written from docstrings by `vitest run test/examples -u`: edit those.
import { Money } from "@fieldwork/exchange"
import { fakeExchange } from "@fieldwork/exchange/promise"
import { createRouter, evaluate, examineLink, expectedRevenue, whatIf } from "@fieldwork/supply"
import { createSupply, createSupplyApi } from "@fieldwork/supply/promise"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "evaluate",
    run: async (check) => {
      const opportunity = {
        survey_id: 7,
        message_reason: "new",
        revenue_per_interview: { value: 1.25, currency_code: "USD" },
        survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: ["18", "19"] }]
      }
      const survey = { opportunity }
      check(evaluate(survey, { pid: "p-1", answers: { 42: ["19"] } }).verdict, "\"eligible\"")
      check(evaluate(survey, { pid: "p-1", answers: { 42: ["54"] } }).reasons, "[{ \"kind\": \"qualification\", \"id\": 42 }]")
      check(evaluate(survey, { pid: "p-1", answers: {} }).reasons, "[{ \"kind\": \"answer_unknown\", \"id\": 42 }]")
    }
  },
  {
    name: "createSupplyApi",
    run: async (check) => {
      const supply = await createSupply({ inbox: { store: ":memory:" }, exchange: fakeExchange({}), supplierCode: "4711" })
      const api = createSupplyApi(supply, { token: "0123456789abcdef" })
      const request = new Request("http://localhost/supply/match", { method: "POST", body: "{}" })
      const response = await api.fetch(request)
      check(response.status, "401")
      await supply.close()
    }
  },
  {
    name: "examineLink",
    run: async (check) => {
      const examined = await examineLink("https://exchange.example/s?SID=1&pid=p-1&MID=m-1")
      check(examined.isSound, "false")
      check(examined.findings.filter((finding) => !finding.isMet).map((finding) => finding.rule), "[\"pid\"]")
    }
  },
  {
    name: "createSupply",
    run: async (check) => {
      const supply = await createSupply({ inbox: { store: ":memory:" }, exchange: fakeExchange({}), supplierCode: "4711" })
      supply.router.apply({ opportunity: { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } } })
      const { surveys } = await supply.match({ pid: "p-1", answers: {} })
      check(surveys.map((match) => match.survey.survey_id), "[7]")
      check(await supply.ledger.balance(), "[]")
      await supply.close()
    }
  },
  {
    name: "expectedRevenue",
    run: async (check) => {
      const rank = expectedRevenue()
      const context = { own: undefined, medianConversion: 0.2 }
      const price = Money.make("2.00", "USD")
      const measured = rank({ price, survey: { survey_id: 1, conversion: 0.5, total_client_entrants: 90 } }, context)
      const fresh = rank({ price, survey: { survey_id: 2, conversion: 0, total_client_entrants: 0 } }, context)
      check(measured, "0.94")
      check(fresh, "0.40")
      check(rank({ price, survey: { survey_id: 3 } }, { ...context, own: { entrants: 20, completes: 0 } }) ?? null, "null")
    }
  },
  {
    name: "createRouter",
    run: async (check) => {
      const router = createRouter({ policy: { max_minutes: 20 } })
      const survey = (survey_id: number, value: number, age: string) => ({
        survey_id,
        message_reason: "new",
        conversion: 0.4,
        revenue_per_interview: { value, currency_code: "USD" },
        survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: [age] }]
      })
      for (const opportunity of [survey(1, 1.5, "30"), survey(2, 2.5, "30"), survey(3, 9, "31")]) router.apply({ opportunity })
      const { surveys } = router.match({ pid: "p-1", answers: { 42: ["30"] } })
      check(surveys.map((match) => match.survey.survey_id), "[2, 1]")
      check(router.why({ pid: "p-1", answers: { 42: ["30"] } }, 3)?.reasons, "[{ \"kind\": \"qualification\", \"id\": 42 }]")
      check(router.match({ pid: "p-2", answers: {} }).questions.map((open) => open.question_id), "[42]")
    }
  },
  {
    name: "whatIf",
    run: async (check) => {
      const surveys = [
        { survey_id: 1, country_language: "eng_us", length_of_interview: 12 },
        { survey_id: 2, country_language: "eng_us", length_of_interview: 35 },
        { survey_id: 3, country_language: "fre_fr", length_of_interview: 8 }
      ]
      const { dropped } = whatIf([{ country_language: { eq: "eng_us" }, length_of_interview: { lte: 20 } }], surveys)
      check(dropped.map((survey) => survey.survey_id), "[2, 3]")
    }
  }
]
