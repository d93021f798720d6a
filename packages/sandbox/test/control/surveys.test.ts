import { describe, expect, it } from "vitest"
import type { MarketSurveyDetail } from "../../src/control/schema.gen.ts"
import { start } from "./sandbox.ts"

type Given = ReturnType<typeof start>

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
  /** The last that the supplier was told of a survey, once a beat has passed. */
  return async (number: number) => {
    await sandbox.advance({ seconds: 15 })
    return received
      .flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<Record<string, unknown>>)
      .findLast(({ survey_id }) => survey_id === number)
  }
}

const british = { survey_name: "Tea", country_language: "eng_gb", price: 4, total_wanted: 200 }

describe("a survey that is published", () => {
  it("is as it was asked for, and suppliers whose filter it fits are told", async () => {
    const given = start()
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
    expect(survey.quotas[0]).toEqual({ quota_id: 70_000_010, total_wanted: 200, completes: 0 })
    expect(survey.allocations["4711"]).toBeGreaterThan(0)
    expect(await told(survey.survey_id)).toMatchObject({ survey_name: "Tea", message_reason: "new" })
  })

  it("is live and drawn from the seed when nothing is said of it", async () => {
    const [one, other] = [await publish(start()), await publish(start())]
    expect(one).toMatchObject({ is_live: true, total_remaining: expect.any(Number) })
    expect(other).toEqual(one)
    const given = start()
    await publish(given)
    expect((await publish(given)).survey_id).toBe(7_000_002)
  })

  it("can wait for its launch", async () => {
    const given = start()
    const told = await subscribe(given)
    const { survey_id } = await publish(given, { ...british, status: "01" })
    expect(await told(survey_id)).toBeUndefined()
    await given.control("PATCH", `/surveys/${survey_id}`, { status: "03" })
    expect(await told(survey_id)).toMatchObject({ message_reason: "new" })
  })

  it("keeps its price, and fills and ends as others do", async () => {
    const given = start()
    const { survey_id } = await publish(given, { ...british, total_wanted: 20 })
    await given.sandbox.advance({ days: 2 })
    expect((await given.control("GET", `/surveys/${survey_id}`)).body).toMatchObject({
      price: 4,
      total_remaining: 0,
      status: "04"
    })
  })

  it("takes a supplier's respondents", async () => {
    const given = start()
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
    [{ colour: "red" }, "colour: There is no such field."]
  ])("is refused as %j, and none is there", async (body, words) => {
    const given = start()
    expect(await given.control("POST", "/surveys", body)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(words) as string }
    })
    expect((await given.control("GET", "/surveys/7000001")).status).toBe(404)
  })
})

it("a quota that is changed closes for suppliers", async () => {
  const given = start()
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
