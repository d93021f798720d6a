import { describe, expect, it } from "vitest"
import type { OpportunitiesSubscription, QuestionsResponse } from "@fieldwork/specs/exchange/schema"
import {
  allOutcomes,
  day,
  everything,
  hour,
  linkPath,
  minute,
  opportunitiesIn,
  opportunitiesPath,
  outcomesIn,
  outcomesPath,
  plainLink,
  startExchange
} from "./startExchange.ts"

describe("steady surveys", () => {
  it("the conversion of a steady survey is about the same after 80 days", async () => {
    const exchange = startExchange({ market: 10 })
    await exchange.post(linkPath, plainLink)
    await exchange.post(outcomesPath, allOutcomes)
    const completes = async () => {
      const from = exchange.received.length
      const reply = await exchange.send("4711", 1_000_001, 300)
      const { respondent_ids } = reply.body as { readonly respondent_ids: ReadonlyArray<string> }
      await exchange.advance(2 * hour)
      const ids = new Set(respondent_ids)
      return outcomesIn(exchange.received.slice(from)).filter((_) => _.client_status === 10 && ids.has(_.respondent_id))
        .length
    }
    const first = await completes()
    await exchange.remove(outcomesPath)
    await exchange.advance(80 * day)
    await exchange.post(outcomesPath, allOutcomes)
    const last = await completes()
    expect(last / first).toBeGreaterThan(0.6)
    expect(last / first).toBeLessThan(1.6)
  })
})

describe("adjustments of outcomes", () => {
  it("no outcome is adjusted after the month that follows its entry", async () => {
    const exchange = startExchange({ market: 10 })
    await exchange.advance(26 * day + 12 * hour)
    await exchange.post(linkPath, plainLink)
    await exchange.post(outcomesPath, allOutcomes)
    await exchange.send("4711", 1_000_001, 1_500)
    await exchange.advance(60 * day)
    const adjusted = outcomesIn(exchange.received).filter((_) => _.client_status === 26 || _.client_status === 11)
    expect(adjusted.length).toBeGreaterThan(20)
    expect(adjusted[0]?.entry_date).toContain("2026-01-31")
    const late = adjusted.filter(({ last_date = "" }) => last_date >= "2026-03-01T00:00:00.000Z")
    expect(late.length).toBe(0)
  })

  it("a reversed complete no longer counts as a complete of its survey", async () => {
    const exchange = startExchange()
    await exchange.post(linkPath, plainLink)
    const reply = await exchange.send("4711", 1_000_001, 1)
    expect(reply.status).toBe(200)
    const completes = async () => {
      const { body } = await exchange.control("GET", "/surveys/1000001")
      return (body as { quotas: ReadonlyArray<{ completes: number }> }).quotas[0]?.completes ?? 0
    }
    const sent = await exchange.control("POST", "/suppliers/4711/respondents", {
      survey_number: 1_000_001,
      steps: [{ client_status: 10 }]
    })
    const [id] = (sent.body as { respondent_ids: ReadonlyArray<string> }).respondent_ids
    await exchange.surveys()
    const before = await completes()
    await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 26 }] })
    expect(await completes()).toBe(before - 1)
    await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 11 }] })
    expect(await completes()).toBe(before)
  })
})

describe("narrowed subscriptions", () => {
  it("narrowing a subscription deactivates every survey that no longer matches at the next send", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(2 * hour)
    const active = async () =>
      ((await exchange.get(`${opportunitiesPath}?surveys=true`)).body as OpportunitiesSubscription).surveys ?? []
    const before = await active()
    expect(before.length).toBeGreaterThan(20)
    const from = exchange.received.length
    await exchange.post(opportunitiesPath, {
      ...everything,
      opportunities: [{ country_language: {}, revenue_per_interview: { gte: 100_000 } }]
    })
    await exchange.advance(minute / 2)
    expect(await active()).toEqual([])
    const told = opportunitiesIn(exchange.received.slice(from))
    expect(new Set(told.map(({ message_reason }) => message_reason))).toEqual(new Set(["deactivated"]))
    expect(new Set(told.map(({ survey_id }) => survey_id))).toEqual(new Set(before.map(({ survey_id }) => survey_id)))
  })

  it("replacing a subscription does not deactivate surveys that still match", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(2 * hour)
    const from = exchange.received.length
    await exchange.post(opportunitiesPath, { ...everything, include_quotas: true })
    await exchange.advance(15_000)
    const told = opportunitiesIn(exchange.received.slice(from)).filter((_) => _.message_reason === "deactivated")
    expect(told.length).toBeLessThan(3)
  })
})

describe("generated respondents", () => {
  it("generated respondents never end as duplicates", async () => {
    const exchange = startExchange()
    await exchange.post(linkPath, plainLink)
    await exchange.post(outcomesPath, allOutcomes)
    await exchange.send("4711", 1_000_001, 1_500)
    await exchange.advance(hour)
    const codes = new Set(outcomesIn(exchange.received).map(({ marketplace_status }) => marketplace_status))
    for (const code of [30, 35, 36, 40, 41, 139, 230]) expect(codes).not.toContain(code)
  })
})

describe("unknown endpoints", () => {
  it.each([
    ["POST", "/demand/v2-beta/no-such-dictionary"],
    ["DELETE", "/demand/v2-beta/no-such-dictionary"],
    ["GET", "/demand/v2-beta/no-such-dictionary"],
    ["POST", "/supply/no-such/v1/thing"],
    ["POST", "/Lookup/v1/NoSuch"]
  ])("%s %s gets 404, because the endpoint does not exist", async (method, path) => {
    expect((await startExchange().call(method, path, { body: {} })).status).toBe(404)
  })

  it("an unsupported method of an existing endpoint gets 405", async () => {
    expect((await startExchange().call("POST", "/demand/v2-beta/locales", { body: {} })).status).toBe(405)
  })
})

describe("question texts", () => {
  const textsOf = async (countryLanguage: number) => {
    const { body } = await startExchange().get(`/Lookup/v1/QuestionLibrary/AllQuestions/${countryLanguage}`)
    return ((body as QuestionsResponse).Questions ?? []).map(({ QuestionText = "" }) => QuestionText)
  }

  it.each([
    ["French", 10],
    ["German", 12],
    ["Spanish", 18],
    ["Italian", 13],
    ["Portuguese", 16],
    ["Dutch", 4],
    ["Japanese", 14]
  ])("the question texts are translated into %s", async (_, id) => {
    const [english, own] = [await textsOf(9), await textsOf(id)]
    expect(own).toHaveLength(english.length)
    expect(own.filter((text, index) => text === english[index] || text === "")).toEqual([])
  })

  it("the question library has at least sixty questions", async () => {
    expect((await textsOf(9)).length).toBeGreaterThanOrEqual(60)
  })
})
