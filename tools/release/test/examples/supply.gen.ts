// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_exchange from "@fieldwork/exchange"
import * as fieldwork_exchange_promise from "@fieldwork/exchange/promise"
import * as fieldwork_supply from "@fieldwork/supply"
import * as fieldwork_supply_promise from "@fieldwork/supply/promise"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "evaluate",
    file: "Evaluate",
    run: async (check) => {
      const { evaluate } = fieldwork_supply
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
    name: "InvalidPolicyError",
    file: "Policy",
    run: async (check) => {
      const { InvalidPolicyError } = fieldwork_supply
      check(new InvalidPolicyError({ field: "minRpi" as never, why: "must be positive" }).message, "\"policy.minRpi: must be positive\"")
    }
  },
  {
    name: "InvalidProfileError",
    file: "Profile",
    run: async (check) => {
      const { InvalidProfileError } = fieldwork_supply
      check(new InvalidProfileError({ path: "answers.42", why: "must be a list" }).message.startsWith("profile.answers.42: "), "true")
    }
  },
  {
    name: "exclusions",
    file: "Reason",
    run: async (check) => {
      const { exclusions } = fieldwork_supply
      check(exclusions.includes("price"), "true")
    }
  },
  {
    name: "uncertainties",
    file: "Reason",
    run: async (check) => {
      const { uncertainties } = fieldwork_supply
      check(uncertainties, "[\"operator_unknown\",\"answer_unknown\",\"quota_unknown\"]")
    }
  },
  {
    name: "createSupplyApi",
    file: "forPromises",
    run: async (check) => {
      const { createSupply, createSupplyApi } = fieldwork_supply_promise
      const { fakeExchange } = fieldwork_exchange_promise
      const supply = await createSupply({ inbox: { store: ":memory:" }, exchange: fakeExchange({}), supplierCode: "4711" })
      const api = createSupplyApi(supply, { token: "0123456789abcdef" })
      const request = new Request("http://localhost/supply/match", { method: "POST", body: "{}" })
      const response = await api.fetch(request)
      check(response.status, "401")
      await supply.close()
    }
  },
  {
    name: "usualPayable",
    file: "Fold",
    run: async (check) => {
      const { usualPayable } = fieldwork_supply
      check(usualPayable, "{\"marketplace_status\":[3],\"client_status\":[10,11,70]}")
    }
  },
  {
    name: "MonthOpenError",
    file: "LedgerTypes",
    run: async (check) => {
      const { MonthOpenError } = fieldwork_supply
      check(new MonthOpenError({ month: "2026-01", why: "not over" }).message.startsWith("2026-01 is not over"), "true")
    }
  },
  {
    name: "examineLink",
    file: "Doctor",
    run: async (check) => {
      const { examineLink } = fieldwork_supply
      const examined = await examineLink("https://exchange.example/s?SID=1&pid=p-1&MID=m-1")
      check(examined.isSound, "false")
      check(examined.findings.filter((finding) => !finding.isMet).map((finding) => finding.rule), "[\"pid\"]")
    }
  },
  {
    name: "entryUrl",
    file: "EntryUrl",
    run: async (check) => {
      const { entryUrl } = fieldwork_supply
      const liveLink = "https://exchange.example/s?SID=1&PID="
      check(await entryUrl({ liveLink, pid: "p-81", mid: "s-5512" }), "\"https://exchange.example/s?SID=1&PID=p-81&MID=s-5512\"")
    }
  },
  {
    name: "LinkClaimedError",
    file: "LinkErrors",
    run: async (check) => {
      const { LinkClaimedError } = fieldwork_supply
      check(new LinkClaimedError({ surveyId: 7 }).message.includes("survey 7"), "true")
    }
  },
  {
    name: "NoLiveLinkError",
    file: "LinkErrors",
    run: async (check) => {
      const { NoLiveLinkError } = fieldwork_supply
      check(new NoLiveLinkError({ surveyId: 7 }).message.includes("survey 7"), "true")
    }
  },
  {
    name: "createSupply",
    file: "createSupply",
    run: async (check) => {
      const { createSupply } = fieldwork_supply_promise
      const { fakeExchange } = fieldwork_exchange_promise
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
    file: "ExpectedRevenue",
    run: async (check) => {
      const { expectedRevenue } = fieldwork_supply
      const { Money } = fieldwork_exchange
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
    file: "Router",
    run: async (check) => {
      const { createRouter } = fieldwork_supply
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
    name: "StaleIndexError",
    file: "StaleIndexError",
    run: async (check) => {
      const { StaleIndexError } = fieldwork_supply
      check(new StaleIndexError({ lagMillis: 5000, maxLagMillis: 1000 }).message.includes("5000 ms behind"), "true")
    }
  },
  {
    name: "whatIf",
    file: "WhatIf",
    run: async (check) => {
      const { whatIf } = fieldwork_supply
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
