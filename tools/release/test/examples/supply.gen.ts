// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_exchange from "@fieldwork/exchange"
import * as fieldwork_exchange_promise from "@fieldwork/exchange/promise"
import * as fieldwork_inbox from "@fieldwork/inbox"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import * as fieldwork_supply from "@fieldwork/supply"
import * as fieldwork_supply_projections from "@fieldwork/supply/projections"
import * as fieldwork_supply_promise from "@fieldwork/supply/promise"
import * as fieldwork_webhooks_testing from "@fieldwork/webhooks/testing"
import { Effect, Layer, Stream } from "effect"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
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
    name: "evaluate",
    file: "evaluate",
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
    name: "createSupplyApi",
    file: "forEffect",
    run: async (check) => {
      const { createSupplyApi } = fieldwork_supply
      const supply = {
        match: () => Effect.succeed({ surveys: [], questions: [] }),
        why: () => Effect.succeed(undefined),
        route: () => Effect.succeed({ _tag: "NoSurvey" as const, questions: [] }),
        returned: () => Effect.succeed(undefined)
      } // or createSupply(…)
      const token = "0123456789abcdef"
      const api = await Effect.runPromise(createSupplyApi(supply, { token }))
      const headers = { authorization: `Bearer ${token}` }
      const body = JSON.stringify({ profile: { pid: "p-81", answers: {} } })
      const response = await api.fetch(new Request("http://localhost/supply/match", { method: "POST", headers, body }))
      check(response.status, "200")
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
    name: "InvalidReportError",
    file: "InvalidReportError",
    run: async (check) => {
      const { InvalidReportError } = fieldwork_supply
      const error = new InvalidReportError({ line: 2, respondent_id: "r-1", why: "the amount has no currency" })
      check(error.message, "\"line 2 of the report: the amount has no currency\"")
    }
  },
  {
    name: "makeLedger",
    file: "Ledger",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const { Inbox, SqliteStore } = fieldwork_inbox
      const { makeLedger, supplyProjections } = fieldwork_supply
      const { buildOutcomes, createSender } = fieldwork_webhooks_testing
      const exchange = await createSender() // stands for the exchange
      const callback = await exchange.send(buildOutcomes(2, { fields: { rpi: { value: "1.25", currency_code: "USD" } } }))
      const program = Effect.gen(function* () {
        const { outcomes, receive, store } = yield* Inbox
        const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("outcomes", request))
        yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
        return yield* makeLedger(store).balance()
      })
      const store = SqliteStore.layer({ path: ":memory:", projections: supplyProjections() })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
      const [balance] = await Effect.runPromise(Effect.provide(program, layer))
      check(balance && Money.format(balance.amount), "\"2.5 USD\"")
    }
  },
  {
    name: "MonthOpenError",
    file: "MonthOpenError",
    run: async (check) => {
      const { MonthOpenError } = fieldwork_supply
      check(new MonthOpenError({ month: "2026-01", why: "not over" }).message.startsWith("2026-01 is not over"), "true")
    }
  },
  {
    name: "ledgerProjection",
    file: "Projection",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { ledgerProjection, makeLedger, supplyRecords } = fieldwork_supply
      const options = { timeZone: "America/New_York" }
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords, ledgerProjection(options)] })
        return yield* makeLedger(store, options).balance({ by: "month" })
      })
      check(await Effect.runPromise(Effect.scoped(program)), "[]")
    }
  },
  {
    name: "defaultPayable",
    file: "fold",
    run: async (check) => {
      const { defaultPayable } = fieldwork_supply
      check(defaultPayable, "{\"marketplace_status\":[3],\"client_status\":[10,11,70]}")
    }
  },
  {
    name: "examineLink",
    file: "LinkCheck",
    run: async (check) => {
      const { examineLink } = fieldwork_supply
      const examined = await examineLink("https://exchange.example/s?SID=1&pid=p-1&MID=m-1")
      check(examined.isValid, "false")
      check(examined.findings.filter((finding) => !finding.isMet).map((finding) => finding.rule), "[\"pid\"]")
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
    name: "LinkNotUpdatedError",
    file: "LinkErrors",
    run: async (check) => {
      const { LinkNotUpdatedError } = fieldwork_supply
      check(new LinkNotUpdatedError({ surveyId: 7, cause: new Error("403") }).message.includes("survey 7"), "true")
    }
  },
  {
    name: "makeLinks",
    file: "Links",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { makeLinks, supplyRecords } = fieldwork_supply
      const LiveLink = "https://exchange.example/s?SID=1&PID="
      const link = Effect.succeed({ ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink } })
      const supplierLinks = { get: () => link, create: () => link, update: () => link } // or the service SupplierLinks
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
        const links = makeLinks({ store, supplierLinks, supplierCode: "4711" })
        return yield* links.entry(7, { pid: "p-81", mid: "s-5512" })
      })
      check(await Effect.runPromise(Effect.scoped(program)), "\"https://exchange.example/s?SID=1&PID=p-81&MID=s-5512\"")
    }
  },
  {
    name: "entryUrl",
    file: "entryUrl",
    run: async (check) => {
      const { entryUrl } = fieldwork_supply
      const liveLink = "https://exchange.example/s?SID=1&PID="
      check(await entryUrl({ liveLink, pid: "p-81", mid: "s-5512" }), "\"https://exchange.example/s?SID=1&PID=p-81&MID=s-5512\"")
    }
  },
  {
    name: "projections",
    file: "projections",
    run: async (check) => {
      const { projections } = fieldwork_supply_projections
      check(projections.map(({ name }) => name), "[\"supply\", \"ledger\"]")
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
    file: "expectedRevenue",
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
    name: "byPrice",
    file: "expectedRevenue",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const { byPrice } = fieldwork_supply
      const context = { own: undefined, medianConversion: undefined }
      check(byPrice({ price: Money.make("2.50", "USD"), survey: { survey_id: 7 } }, context), "2.50")
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
    name: "follow",
    file: "follow",
    run: async (check) => {
      const { Inbox, SqliteStore } = fieldwork_inbox
      const { createRouter, follow } = fieldwork_supply
      const { createSender } = fieldwork_webhooks_testing
      const exchange = await createSender() // stands for the exchange
      const survey = { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } }
      const callback = await exchange.send([survey])
      const program = Effect.gen(function* () {
        const { opportunities, receive } = yield* Inbox
        const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
        yield* Effect.promise(() => receive("opportunities", request))
        yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
        const follower = yield* follow({ opportunities, router: createRouter() })
        const { surveys } = yield* follower.match({ pid: "p-1", answers: {} })
        return surveys.map((match) => match.survey.survey_id)
      })
      const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
      check(await Effect.runPromise(Effect.scoped(Effect.provide(program, layer))), "[7]")
    }
  },
  {
    name: "supplyProjections",
    file: "OpenInbox",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { supplyProjections } = fieldwork_supply
      const store = SqliteStore.make({ path: ":memory:", projections: supplyProjections() })
      const names = Effect.map(store, ({ projections }) => projections.map(({ name }) => name))
      check(await Effect.runPromise(Effect.scoped(names)), "[\"supply\", \"ledger\"]")
    }
  },
  {
    name: "createSupply",
    file: "Supply",
    run: async (check) => {
      const { Exchange } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const { createSupply } = fieldwork_supply
      const { apiKey, suppliers } = credentials.exchange
      const sandbox = createSandbox()
      const exchange = Exchange.make({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
      const program = Effect.gen(function* () {
        const supply = yield* createSupply({ inbox: { store: ":memory:" }, exchange, supplierCode: suppliers[0] ?? "" })
        const opportunity = { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } }
        supply.router.apply({ opportunity })
        const { surveys } = yield* supply.match({ pid: "p-81", answers: {} })
        return surveys.map((match) => match.survey.survey_id)
      })
      check(await Effect.runPromise(Effect.scoped(program)), "[7]")
    }
  },
  {
    name: "supplyRecords",
    file: "Records",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { supplyRecords } = fieldwork_supply
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
        return yield* store.sql.query("entries", "SELECT count(*) AS entries FROM supply_entry", [])
      })
      check(await Effect.runPromise(Effect.scoped(program)), "[{ \"entries\": 0 }]")
    }
  },
  {
    name: "makeSessions",
    file: "Sessions",
    run: async (check) => {
      const { SqliteStore } = fieldwork_inbox
      const { makeLinks, makeSessions, supplyRecords } = fieldwork_supply
      const LiveLink = "https://exchange.example/s?SID=1&PID="
      const link = Effect.succeed({ ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink } })
      const program = Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
        const links = makeLinks({ store, supplierLinks: { get: () => link, create: () => link, update: () => link }, supplierCode: "4711" })
        const verdict = { verdict: "eligible", reasons: [] } as const
        const check = () => Effect.succeed({ verdict, survey_group_ids: [], questions: [] })
        const sessions = makeSessions({ store, links, check })
        const first = yield* sessions.start({ pid: "p-81", answers: {} }, 7)
        const again = yield* sessions.start({ pid: "p-81", answers: {} }, 7)
        return [first, again].map((started) => started._tag === "Entered" && started.isResumed)
      })
      check(await Effect.runPromise(Effect.scoped(program)), "[false, true]")
    }
  },
  {
    name: "matchesFilter",
    file: "Filter",
    run: async (check) => {
      const { matchesFilter } = fieldwork_supply
      const survey = { survey_id: 7, country_language: "eng_us", length_of_interview: 12 }
      check(matchesFilter({ country_language: { eq: "eng_us" }, length_of_interview: { lte: 20 } }, survey), "true")
      check(matchesFilter({ country_language: { in: ["fre_fr", "ger_de"] } }, survey), "false")
    }
  },
  {
    name: "SubscriptionExistsError",
    file: "SubscriptionExistsError",
    run: async (check) => {
      const { SubscriptionExistsError } = fieldwork_supply
      const subscriptions = [{ stream: "outcomes", callback: "https://other.example/outcomes" }] as const
      check(new SubscriptionExistsError({ supplierCode: "4711", subscriptions }).message.includes("https://other.example/outcomes"), "true")
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
