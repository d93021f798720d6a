import { describe, expect, it } from "vitest"
import type { OfferwallSurveysResponse, Survey, SurveyResponse } from "@fieldwork/specs/exchange/schema"
import {
  day,
  everything,
  hour,
  opportunitiesIn,
  opportunitiesPath,
  type TestExchange,
  startExchange
} from "../startExchange.ts"

const draft = {
  SurveyStatusCode: "01",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks?live=1"
}
const live = { ...draft, SurveyStatusCode: "03", QuotaCPI: 1.75, Quota: 400 }

const create = (exchange: TestExchange, body: object) => exchange.post("/Demand/v1/Surveys/Create", body)

const made = async (exchange: TestExchange, body: object): Promise<Survey> => {
  const reply = await create(exchange, body)
  expect(reply).toMatchObject({ status: 200, body: { ApiResult: 0, ResultCount: 1 } })
  const { Survey } = reply.body as SurveyResponse
  if (Survey === undefined) throw new Error("no survey came")
  return Survey
}

const update = (exchange: TestExchange, number: number, body: object) =>
  exchange.put(`/Demand/v1/Surveys/Update/${number}`, { SurveyNumber: number, ...body })

const show = async (exchange: TestExchange, number: number) =>
  ((await exchange.get(`/Demand/v1/Surveys/BySurveyNumber/${number}`)).body as SurveyResponse).Survey

const offered = async (exchange: TestExchange, number: number) =>
  ((await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")).body as OfferwallSurveysResponse).Surveys?.find(
    ({ SurveyNumber }) => SurveyNumber === number
  )

describe("a buyer's survey", () => {
  it("needs four fields, gets a number and a SID, and is shown as it was created", async () => {
    const exchange = startExchange()
    const survey = await made(exchange, draft)
    expect(survey).toMatchObject({
      ...draft,
      SurveySID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      BusinessUnitID: 2201
    })
    expect(await show(exchange, survey.SurveyNumber)).toEqual(survey)
    const other = await made(exchange, draft)
    expect(other.SurveyNumber).not.toBe(survey.SurveyNumber)
    expect(other.SurveySID).not.toBe(survey.SurveySID)
  })

  it("has the number and the SID that the service gave it, whatever the request says of them", async () => {
    const exchange = startExchange()
    const first = await made(exchange, live)
    const copy = await made(exchange, { ...first, Colour: "red" })
    expect(copy).toEqual({ ...first, SurveyNumber: 5_000_002, SurveySID: expect.any(String) as string })
    expect(copy.SurveySID).not.toBe(first.SurveySID)
    expect(await show(exchange, copy.SurveyNumber)).toEqual(copy)
    await update(exchange, copy.SurveyNumber, { ...live, SurveySID: first.SurveySID, SurveyStatusCode: "04" })
    expect(await show(exchange, copy.SurveyNumber)).toMatchObject({ SurveySID: copy.SurveySID, SurveyStatusCode: "04" })
    expect(await show(exchange, first.SurveyNumber)).toEqual(first)
  })

  it("keeps every field that it is given", async () => {
    const exchange = startExchange()
    const whole = {
      ...live,
      AccountID: 411,
      SurveyPriority: 11,
      IndustryID: 10,
      StudyTypeID: 1,
      ClientCPI: 4.5,
      TestRedirectURL: "x".repeat(3000),
      IsActive: false,
      PlatformExchangeAllocation: 40,
      PlatformExchangeHedgeAccess: true,
      IsVerifyCallBack: true,
      UniquePID: false,
      UniqueIPAddress: false,
      IsRelevantID: true,
      IsDedupe: true,
      IsGeoIP: true,
      IsFraudProfile: true,
      IsTrueSample: true,
      FraudProfileThreshold: 7,
      QuotaCalculationTypeID: 2,
      SurveyPlatformID: 1,
      BidLengthOfInterview: 12,
      BusinessUnitID: 2202,
      SampleTypeID: 101,
      BidIncidence: 45,
      CollectsPII: true
    }
    const survey = await made(exchange, whole)
    expect(survey).toMatchObject(whole)
    expect(await show(exchange, survey.SurveyNumber)).toMatchObject(whole)
  })

  it("is on every supplier's offerwall while it is live, and only then", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    const { SurveyNumber: number } = await made(exchange, draft)
    expect(await offered(exchange, number)).toBeUndefined()
    expect((await update(exchange, number, live)).status).toBe(200)
    expect(await offered(exchange, number)).toMatchObject({
      SurveyName: "Evening snacks",
      AccountName: "Juniper Panel"
    })
    await exchange.advance(15_000)
    const told = () => opportunitiesIn(exchange.received).filter(({ survey_id }) => survey_id === number)
    expect(told()).toMatchObject([{ message_reason: "new", total_remaining: 400 }])
    await update(exchange, number, { ...live, SurveyStatusCode: "05" })
    expect(await offered(exchange, number)).toBeUndefined()
    await exchange.advance(15_000)
    expect(told().at(-1)).toMatchObject({ message_reason: "deactivated" })
    await update(exchange, number, { ...live, QuotaCPI: 2 })
    await exchange.advance(15_000)
    expect(told().at(-1)).toMatchObject({ message_reason: "reactivated" })
  })

  it.each([
    [2201, 0.6825],
    [2202, 0.739432102],
    [2203, 0.863296297]
  ])("pays in US dollars what its business unit's currency is worth: unit %i", async (BusinessUnitID, payout) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, QuotaCPI: 1, BusinessUnitID })
    expect((await offered(exchange, number))?.CPI).toBe(payout)
  })

  it("drains as other suppliers deliver, is left alone by the market otherwise, and ends when it is full", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, Quota: 60 })
    const price = (await offered(exchange, number))?.CPI
    await exchange.advance(2 * hour)
    const shown = await offered(exchange, number)
    expect(shown?.OverallCompletes).toBeGreaterThan(0)
    expect(shown?.CPI).toBe(price)
    expect((await show(exchange, number))?.SurveyStatusCode).toBe("03")
    await exchange.advance(5 * day)
    expect((await show(exchange, number))?.SurveyStatusCode).toBe("04")
    expect(await offered(exchange, number)).toBeUndefined()
    expect((await update(exchange, number, { ...live, Quota: 200 })).status).toBe(200)
    expect((await offered(exchange, number))?.TotalRemaining).toBe(140)
  })

  it.each([
    [{ PlatformExchangeAllocation: 100 }, 400, 400],
    [{ PlatformExchangeAllocation: 25 }, 100, 100],
    [{ PlatformExchangeAllocation: 25, PlatformExchangeHedgeAccess: true }, 400, 100],
    [{ PlatformExchangeAllocation: 0, PlatformExchangeHedgeAccess: true }, 400, 0],
    [{ PlatformExchangeAllocation: 0 }, undefined, undefined]
  ])("with %j offers the exchange %s completes", async (fields, total, allocated) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, ...fields })
    expect((await offered(exchange, number))?.TotalRemaining).toBe(total)
    const { body, status } = await exchange.get(`/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${number}/4711`)
    expect(status).toBe(total === undefined ? 404 : 200)
    if (total === undefined || allocated === undefined) return
    expect(body).toMatchObject({
      SupplierAllocationSurvey: {
        OfferwallAllocations: [{ AllocationRemaining: allocated, HedgeRemaining: total - allocated }]
      }
    })
  })

  it("that the exchange may deliver only a part of does not end when that part is delivered", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, Quota: 100, PlatformExchangeAllocation: 10 })
    await exchange.advance(5 * day)
    expect(await offered(exchange, number)).toBeUndefined()
    expect((await show(exchange, number))?.SurveyStatusCode).toBe("03")
  })

  it("that is switched off is not offered", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, IsActive: false })
    expect(await offered(exchange, number)).toBeUndefined()
    expect((await show(exchange, number))?.SurveyStatusCode).toBe("03")
  })

  it.each([
    ["a price that no amount can show", { ...live, QuotaCPI: 1e308 }, "QuotaCPI"],
    ["a quota past all counting", { ...live, Quota: 1e308 }, "Quota"],
    ["a live survey at 0.009", { ...live, QuotaCPI: 0.009 }, "QuotaCPI"],
    ["a live survey without a price", { ...draft, SurveyStatusCode: "03", Quota: 1 }, "QuotaCPI"],
    ["a live survey without a quota", { ...draft, SurveyStatusCode: "03", QuotaCPI: 1 }, "Quota"],
    ["an unknown status", { ...draft, SurveyStatusCode: "99" }, "SurveyStatusCode"],
    ["a survey that begins complete", { ...live, SurveyStatusCode: "04" }, "SurveyStatusCode"],
    ["an unknown country language", { ...draft, CountryLanguageID: 999 }, "CountryLanguageID"],
    ["an unknown industry", { ...draft, IndustryID: 999 }, "IndustryID"],
    ["an unknown study type", { ...draft, StudyTypeID: 999 }, "StudyTypeID"],
    ["an unknown sample type", { ...draft, SampleTypeID: 999 }, "SampleTypeID"],
    ["a business unit of somebody else", { ...draft, BusinessUnitID: 101 }, "BusinessUnitID"],
    ["another account", { ...draft, AccountID: 412 }, "AccountID"],
    ["a third way to count quotas", { ...draft, QuotaCalculationTypeID: 3 }, "QuotaCalculationTypeID"],
    ["another platform", { ...draft, SurveyPlatformID: 2 }, "SurveyPlatformID"],
    ["a name of 129 characters", { ...draft, SurveyName: "x".repeat(129) }, "SurveyName"],
    ["an empty name", { ...draft, SurveyName: " " }, "SurveyName"],
    ["a priority of 0", { ...draft, SurveyPriority: 0 }, "SurveyPriority"],
    ["a priority of 12", { ...draft, SurveyPriority: 12 }, "SurveyPriority"],
    ["an allocation of 101 %", { ...draft, PlatformExchangeAllocation: 101 }, "PlatformExchangeAllocation"],
    ["a negative quota", { ...draft, Quota: -1 }, "Quota"],
    ["an incidence of 101 %", { ...draft, BidIncidence: 101 }, "BidIncidence"],
    ["a live URL that is none", { ...draft, ClientSurveyLiveURL: "surveys.example.com" }, "ClientSurveyLiveURL"],
    [
      "a live URL with half a macro",
      { ...draft, ClientSurveyLiveURL: "https://a.example/?r=[%RID" },
      "ClientSurveyLiveURL"
    ],
    [
      "a live URL of 3001 characters",
      { ...draft, ClientSurveyLiveURL: `https://a.example/${"x".repeat(2983)}` },
      "ClientSurveyLiveURL"
    ],
    ["a test URL of 3001 characters", { ...draft, TestRedirectURL: "x".repeat(3001) }, "TestRedirectURL"]
  ])("is refused for %s, and nothing is created", async (_, body, field) => {
    const exchange = startExchange()
    expect(await create(exchange, body)).toMatchObject({
      status: 400,
      body: { ApiResult: 1, ApiMessages: expect.arrayContaining([expect.stringContaining(`${field}: `)]) }
    })
    expect((await made(exchange, draft)).SurveyNumber).toBe(5_000_001)
  })

  it("is accepted at the edges", async () => {
    const exchange = startExchange()
    await made(exchange, { ...live, QuotaCPI: 0.01, Quota: 1 })
    await made(exchange, { ...draft, QuotaCPI: 0, Quota: 0, SurveyName: "x".repeat(128), SurveyPriority: 1 })
    await made(exchange, { ...draft, ClientSurveyLiveURL: `https://a.example/${"x".repeat(2982)}` })
    await made(exchange, { ...draft, ClientSurveyLiveURL: "https://umfragen.example/größe?r=%5B%25RID%25%5D" })
  })

  it("takes macros in the live URL as they are written everywhere, and shows the URL unchanged", async () => {
    const exchange = startExchange()
    const url = "https://umfragen.example/größe?r=[%RID%]&v=[%RSFN%]"
    const { SurveyNumber } = await made(exchange, { ...draft, ClientSurveyLiveURL: url })
    expect((await exchange.get(`/Demand/v1/Surveys/BySurveyNumber/${SurveyNumber}`)).body).toMatchObject({
      Survey: { ClientSurveyLiveURL: url }
    })
  })

  it("takes what an update leaves out back to its default, but for what the first launch locked", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, IndustryID: 1, BusinessUnitID: 2202 })
    await update(exchange, number, live)
    expect(await show(exchange, number)).toMatchObject({ IndustryID: 30, BusinessUnitID: 2202 })
  })

  it.each([
    ["CountryLanguageID", { CountryLanguageID: 8 }],
    ["BusinessUnitID", { BusinessUnitID: 2203 }],
    ["QuotaCalculationTypeID", { QuotaCalculationTypeID: 2 }]
  ])("keeps its %s after the first launch, and may change it before", async (field, change) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, draft)
    expect((await update(exchange, number, { ...live, SurveyStatusCode: "02", ...change })).status).toBe(200)
    expect((await update(exchange, number, { ...live, ...change })).status).toBe(200)
    const before = await show(exchange, number)
    const undone = await update(exchange, number, {
      ...live,
      ...change,
      [field]: field === "CountryLanguageID" ? 9 : field === "BusinessUnitID" ? 2201 : 1
    })
    expect(undone).toMatchObject({
      status: 400,
      body: { ApiMessages: [`${field}: This cannot be changed after the first launch.`] }
    })
    expect(await show(exchange, number)).toEqual(before)
  })

  it.each([
    ["03", "01", 400],
    ["03", "05", 200],
    ["03", "04", 200],
    ["03", "06", 400],
    ["02", "06", 200],
    ["01", "04", 400]
  ])("goes from %s to %s: %i", async (from, to, status) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, { ...live, SurveyStatusCode: from })
    expect((await update(exchange, number, { ...live, SurveyStatusCode: to })).status).toBe(status)
    expect((await show(exchange, number))?.SurveyStatusCode).toBe(status === 200 ? to : from)
  })

  it("is named alike in path and body", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await made(exchange, draft)
    expect(
      await exchange.put(`/Demand/v1/Surveys/Update/${number}`, { ...draft, SurveyNumber: number + 1 })
    ).toMatchObject({ status: 400, body: { ApiMessages: ["SurveyNumber: This is not the number in the path."] } })
    expect(await show(exchange, number)).toMatchObject({ SurveyName: draft.SurveyName, SurveyStatusCode: "01" })
    expect((await exchange.put(`/Demand/v1/Surveys/Update/${number}`, draft)).status).toBe(400)
  })

  it("of somebody else is out of reach, and one that is not there is not found", async () => {
    const exchange = startExchange()
    expect((await exchange.get("/Demand/v1/Surveys/BySurveyNumber/1000001")).status).toBe(403)
    expect((await exchange.get("/Demand/v1/Surveys/BySurveyNumber/5000001")).status).toBe(404)
    expect((await update(exchange, 1_000_001, live)).status).toBe(403)
    expect((await update(exchange, 5_000_001, live)).status).toBe(404)
  })
})
