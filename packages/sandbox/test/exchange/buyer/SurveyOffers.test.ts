import { describe, expect, it } from "vitest"
import {
  day,
  everything,
  hour,
  opportunitiesIn,
  opportunitiesPath,
  plainLink,
  startExchange
} from "../startExchange.ts"
import { draft, live, createSurvey, readOffer, readSurvey, updateSurvey } from "./buyerSurvey.ts"

describe("the offer of a buyer's survey", () => {
  it("a buyer's survey is offered to every supplier while it is live, and only then", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    const { SurveyNumber: number } = await createSurvey(exchange, draft)
    expect(await readOffer(exchange, number)).toBeUndefined()
    expect((await updateSurvey(exchange, number, live)).status).toBe(200)
    expect(await readOffer(exchange, number)).toMatchObject({
      SurveyName: "Evening snacks",
      AccountName: "Juniper Panel"
    })
    await exchange.advance(15_000)
    const told = () => opportunitiesIn(exchange.received).filter(({ survey_id }) => survey_id === number)
    expect(told()).toMatchObject([{ message_reason: "new", total_remaining: 400 }])
    await updateSurvey(exchange, number, { ...live, SurveyStatusCode: "05" })
    expect(await readOffer(exchange, number)).toBeUndefined()
    await exchange.advance(15_000)
    expect(told().at(-1)).toMatchObject({ message_reason: "deactivated" })
    await updateSurvey(exchange, number, { ...live, QuotaCPI: 2 })
    await exchange.advance(15_000)
    expect(told().at(-1)).toMatchObject({ message_reason: "reactivated" })
  })

  it.each([
    [2201, 0.6825],
    [2202, 0.739432102],
    [2203, 0.863296297]
  ])(
    "the payout of a buyer's survey is converted from the currency of business unit %i to US dollars",
    async (BusinessUnitID, payout) => {
      const exchange = startExchange()
      const { SurveyNumber: number } = await createSurvey(exchange, { ...live, QuotaCPI: 1, BusinessUnitID })
      expect((await readOffer(exchange, number))?.CPI).toBe(payout)
    }
  )

  it("the offer of a buyer's survey shrinks as other suppliers deliver completes, and ends when the quota is full", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, Quota: 60 })
    const price = (await readOffer(exchange, number))?.CPI
    await exchange.advance(2 * hour)
    const shown = await readOffer(exchange, number)
    expect(shown?.OverallCompletes).toBeGreaterThan(0)
    expect(shown?.CPI).toBe(price)
    expect((await readSurvey(exchange, number))?.SurveyStatusCode).toBe("03")
    await exchange.advance(5 * day)
    expect((await readSurvey(exchange, number))?.SurveyStatusCode).toBe("04")
    expect(await readOffer(exchange, number)).toBeUndefined()
    expect((await updateSurvey(exchange, number, { ...live, Quota: 200 })).status).toBe(200)
    expect((await readOffer(exchange, number))?.TotalRemaining).toBe(140)
  })

  it.each([
    [{ PlatformExchangeAllocation: 100 }, 400, 400],
    [{ PlatformExchangeAllocation: 25 }, 100, 100],
    [{ PlatformExchangeAllocation: 25, PlatformExchangeHedgeAccess: true }, 400, 100],
    [{ PlatformExchangeAllocation: 0, PlatformExchangeHedgeAccess: true }, 400, 0],
    [{ PlatformExchangeAllocation: 0 }, undefined, undefined]
  ])("a buyer's survey with %j is offered to suppliers with TotalRemaining %s", async (fields, total, allocated) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, ...fields })
    expect((await readOffer(exchange, number))?.TotalRemaining).toBe(total)
    const { body, status } = await exchange.get(`/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${number}/4711`)
    expect(status).toBe(total === undefined ? 404 : 200)
    if (total === undefined || allocated === undefined) return
    expect(body).toMatchObject({
      SupplierAllocationSurvey: {
        OfferwallAllocations: [{ AllocationRemaining: allocated, HedgeRemaining: total - allocated }]
      }
    })
  })

  it("a buyer's survey is no longer offered once its PlatformExchangeAllocation has been delivered, but the survey remains live", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, {
      ...live,
      Quota: 100,
      PlatformExchangeAllocation: 10
    })
    await exchange.advance(5 * day)
    expect(await readOffer(exchange, number)).toBeUndefined()
    expect((await readSurvey(exchange, number))?.SurveyStatusCode).toBe("03")
  })

  it.each([
    ["as_observed", 100],
    ["as_streamed", 1]
  ] as const)(
    "the completion of a survey whose quota is lowered below its completes is at most 1, with legacy_offerwall: %s",
    async (legacy_offerwall, full) => {
      const exchange = startExchange({ settings: { legacy_offerwall } })
      await exchange.post(opportunitiesPath, everything)
      const { SurveyNumber: number } = await createSurvey(exchange, { ...live, Quota: 20 })
      await exchange.post(`/Supply/v1/SupplierLinks/Create/${number}/4711`, plainLink)
      const steps = [{ client_status: 1 }, { client_status: 10, after_seconds: 1 }]
      await exchange.control("POST", "/suppliers/4711/respondents", { survey_number: number, count: 10, steps })
      await exchange.advance(60_000)
      await updateSurvey(exchange, number, { ...live, Quota: 4 })
      await exchange.advance(15_000)
      const told = opportunitiesIn(exchange.received).findLast(({ survey_id }) => survey_id === number)
      expect(told).toMatchObject({ overall_completes: 10, completion_percentage: 1, total_remaining: 0 })
      const { body } = await exchange.get(`/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${number}/4711`)
      expect(body).toMatchObject({ SupplierAllocationSurvey: { CompletionPercentage: full } })
    }
  )

  it("the offerwall and the allocation lookup show the IsTrueSample value of a buyer's survey, before and after an update", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, IsTrueSample: true })
    const path = `/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${number}/4711`
    for (const IsTrueSample of [true, false]) {
      await updateSurvey(exchange, number, { ...live, IsTrueSample })
      expect(await readOffer(exchange, number)).toMatchObject({ IsTrueSample })
      expect((await exchange.get(path)).body).toMatchObject({ SupplierAllocationSurvey: { IsTrueSample } })
    }
  })

  it("a recontact survey that its buyer changes to another study type no longer has respondent PIDs", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, StudyTypeID: 22 })
    await exchange.control("PATCH", `/surveys/${number}`, { respondent_pids: { 4711: ["anna"] } })
    await exchange.advance(15_000)
    await updateSurvey(exchange, number, { ...live, StudyTypeID: 1 })
    await exchange.advance(15_000)
    const told = opportunitiesIn(exchange.received).filter(({ survey_id }) => survey_id === number)
    expect(told.map(({ respondent_pids, study_type }) => [study_type, respondent_pids])).toEqual([
      ["recontact", ["anna"]],
      ["adhoc", []]
    ])
  })

  it("a buyer's survey that is inactive is not offered to suppliers", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, IsActive: false })
    expect(await readOffer(exchange, number)).toBeUndefined()
    expect((await readSurvey(exchange, number))?.SurveyStatusCode).toBe("03")
  })
})
