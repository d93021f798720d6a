import { describe, expect, it } from "vitest"
import type { MarketSurveyDetail } from "../../src/control/schema.gen.ts"
import { startSandbox } from "./startSandbox.ts"

type Given = ReturnType<typeof startSandbox>

const publish = async ({ control }: Given, body?: object): Promise<MarketSurveyDetail> => {
  const reply = await control("POST", "/surveys", body)
  expect(reply.status).toBe(200)
  return reply.body
}

const subscribe = async ({ call, received, sandbox }: Given) => {
  await call("POST", "/supply/opportunities/v1/subscriptions/4711", {
    callback: "http://panel.example/o",
    include_quotas: true,
    opportunities: [{ country_language: { eq: "eng_gb" } }]
  })
  /** Advances the clock by one send interval, and returns the last message about a survey. */
  return async (number: number) => {
    await sandbox.advance({ seconds: 15 })
    return received
      .flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<Record<string, unknown>>)
      .findLast(({ survey_id }) => survey_id === number)
  }
}

const british = { survey_name: "Tea", country_language: "eng_gb", price: 4, total_wanted: 200 }

describe("publishing surveys", () => {
  it("a survey published in the control API has the requested fields and is sent to suppliers whose filter it matches", async () => {
    const given = startSandbox()
    const told = await subscribe(given)
    const survey = await publish(given, british)
    expect(survey).toMatchObject({
      survey_id: 7_000_001,
      survey_name: "Tea",
      status: "03",
      is_live: true,
      country_language: "eng_gb",
      price: 4,
      currency: "USD",
      total_remaining: 200,
      revenue_per_interview: 2.73
    })
    expect(survey.quotas[0]).toEqual({
      quota_id: 70_000_010,
      total_wanted: 200,
      entrants: 0,
      completes: 0,
      questions: []
    })
    expect(survey.allocations["4711"]).toBeGreaterThan(0)
    expect(await told(survey.survey_id)).toMatchObject({ survey_name: "Tea", message_reason: "new" })
  })

  it("a survey published in the control API without fields is live and has equal values in sandboxes with equal seeds", async () => {
    const [one, other] = [await publish(startSandbox()), await publish(startSandbox())]
    expect(one).toMatchObject({ is_live: true, total_remaining: expect.any(Number) })
    expect(other).toEqual(one)
    const given = startSandbox()
    await publish(given)
    expect((await publish(given)).survey_id).toBe(7_000_002)
  })

  it("a survey can be published in the control API as pending and launched later", async () => {
    const given = startSandbox()
    const told = await subscribe(given)
    const { survey_id } = await publish(given, { ...british, status: "01" })
    expect(await told(survey_id)).toBeUndefined()
    await given.control("PATCH", `/surveys/${survey_id}`, { status: "03" })
    expect(await told(survey_id)).toMatchObject({ message_reason: "new" })
  })

  it("a survey published in the control API keeps its price and has the status complete once its quota is full", async () => {
    const given = startSandbox()
    const { survey_id } = await publish(given, { ...british, total_wanted: 20 })
    await given.sandbox.advance({ days: 2 })
    expect((await given.control("GET", `/surveys/${survey_id}`)).body).toMatchObject({
      price: 4,
      total_remaining: 0,
      status: "04"
    })
  })

  it("a survey published in the control API accepts links and respondents of a supplier", async () => {
    const given = startSandbox()
    const { survey_id } = await publish(given, british)
    const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    expect((await given.call("POST", `/Supply/v1/SupplierLinks/Create/${survey_id}/4711`, link)).status).toBe(200)
    const sent = { survey_number: survey_id, count: 3 }
    expect((await given.control("POST", "/suppliers/4711/respondents", sent)).status).toBe(200)
  })

  it.each([
    [{ country_language: "eng_zz" }, "country_language: There is no locale eng_zz."],
    [{ price: -1 }, "price"],
    [{ status: "09" }, "status"],
    [{ colour: "red" }, "colour: This field does not exist."]
  ])(
    "the control API responds 400 to a request to publish the survey %j and creates no survey",
    async (body, words) => {
      const given = startSandbox()
      expect(await given.control("POST", "/surveys", body)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining(words) as string }
      })
      expect((await given.control("GET", "/surveys/7000001")).status).toBe(404)
    }
  )
})

it("a survey quota that is set to 0 is closed in the opportunities of suppliers", async () => {
  const given = startSandbox()
  const told = await subscribe(given)
  const survey = await publish(given, british)
  const [, first = { quota_id: 0 }] = survey.quotas
  expect(await told(survey.survey_id)).toMatchObject({ message_reason: "new" })
  const quotas = [{ quota_id: first.quota_id, total_wanted: 0 }]
  const changed = await given.control("PATCH", `/surveys/${survey.survey_id}`, { quotas })
  expect(changed.body).toMatchObject({ quotas: [{ total_wanted: 200 }, { ...quotas[0] }, ...survey.quotas.slice(2)] })
  expect(await told(survey.survey_id)).toMatchObject({
    message_reason: "updated",
    survey_quotas: expect.arrayContaining([
      expect.objectContaining({ survey_quota_id: first.quota_id, number_of_respondents: 0 })
    ]) as unknown
  })
})

it("doubling total_wanted of a survey in the control API also doubles total_wanted of each of its quotas", async () => {
  const given = startSandbox()
  const { quotas, survey_id } = await publish(given, { ...british, total_wanted: 100 })
  const changed = await given.control("PATCH", `/surveys/${survey_id}`, { total_wanted: 200 })
  expect(quotas.length).toBeGreaterThan(1)
  for (const [index, { total_wanted }] of (changed.body as MarketSurveyDetail).quotas.entries()) {
    expect(Math.abs(total_wanted - 2 * (quotas[index]?.total_wanted ?? 0))).toBeLessThan(2)
  }
})

describe("changing a survey of the buyer API", () => {
  const create = async (fields: object = {}) => {
    const given = startSandbox()
    const { text } = await given.call("POST", "/Demand/v1/Surveys/Create", {
      SurveyStatusCode: "03",
      SurveyName: "Tea",
      CountryLanguageID: 8,
      ClientSurveyLiveURL: "https://surveys.example.com/tea",
      QuotaCPI: 2,
      Quota: 100,
      ...fields
    })
    expect(JSON.parse(text)).toMatchObject({ ApiResult: 0 })
    const shown = async () =>
      JSON.parse((await given.call("GET", "/Demand/v1/Surveys/BySurveyNumber/5000001")).text).Survey
    const change = (body: object) => given.control("PATCH", "/surveys/5000001", body)
    return { ...given, shown, change }
  }

  it("a change of a survey in the control API is visible to its buyer", async () => {
    const { change, shown } = await create()
    expect(await change({ survey_name: "Coffee", price: 9, total_wanted: 500 })).toMatchObject({
      status: 200,
      body: { survey_name: "Coffee", price: 9, total_remaining: 500 }
    })
    expect(await shown()).toMatchObject({ SurveyName: "Coffee", QuotaCPI: 9, Quota: 500, SurveyStatusCode: "03" })
    await change({ quotas: [{ quota_id: 50_000_010, total_wanted: 300 }] })
    expect(await shown()).toMatchObject({ Quota: 300 })
    await change({ status: "05" })
    expect(await shown()).toMatchObject({ SurveyName: "Coffee", SurveyStatusCode: "05" })
  })

  it("setting total_wanted of a survey to 100 sets Quota to 334 if 30% is allocated to the exchange, and gets 400 at 0%", async () => {
    const { change, shown } = await create({ PlatformExchangeAllocation: 30 })
    expect((await change({ total_wanted: 100 })).body).toMatchObject({ total_remaining: 100 })
    expect(await shown()).toMatchObject({ Quota: 334 })
    const without = await create({ PlatformExchangeAllocation: 0 })
    expect(await without.change({ total_wanted: 100 })).toMatchObject({
      status: 400,
      body: {
        detail: "total_wanted: The exchange cannot deliver any completes, because PlatformExchangeAllocation is 0."
      }
    })
  })

  it("for a buyer's survey launched in the control API, a new locale or a status that the buyer API forbids is refused with 400", async () => {
    const { call, change, shown } = await create({ SurveyStatusCode: "01" })
    expect((await change({ status: "03" })).status).toBe(200)
    const moved = await call("PUT", "/Demand/v1/Surveys/Update/5000001", { ...(await shown()), CountryLanguageID: 9 })
    expect(moved.status).toBe(400)
    expect(await change({ status: "06", price: 7 })).toMatchObject({
      status: 400,
      body: { detail: "SurveyStatusCode: A survey with status 03 can only be set to 03, 04, 05." }
    })
    expect(await shown()).toMatchObject({ SurveyStatusCode: "03", QuotaCPI: 2 })
  })

  it("survey allocations that the control API set are kept when the survey changes", async () => {
    const { call, change, shown } = await create()
    await change({ allocations: { "4711": 0, "4712": 30 } })
    const changed = await change({ survey_name: "Coffee", total_wanted: 200 })
    expect((changed.body as MarketSurveyDetail).allocations).toMatchObject({ "4711": 0, "4712": 30, "4800": 200 })
    await call("PUT", "/Demand/v1/Surveys/Update/5000001", { ...(await shown()), Quota: 20 })
    const { allocations } = (await change({ price: 3 })).body as MarketSurveyDetail
    expect(allocations).toMatchObject({ "4711": 0, "4712": 20, "4800": 20 })
  })

  it("a completed survey remains complete when its price is changed in the control API", async () => {
    const { change, sandbox, shown } = await create({ Quota: 20 })
    await sandbox.advance({ days: 5 })
    expect((await change({ price: 3 })).body).toMatchObject({ status: "04", price: 3 })
    expect(await shown()).toMatchObject({ SurveyStatusCode: "04", QuotaCPI: 3 })
  })
})
