import { describe, expect, it } from "vitest"
import type { OfferwallSurveysResponse } from "@fieldwork/specs/exchange/schema"
import { startSupplier } from "./startSupplier.ts"

describe("redelivery of callbacks", () => {
  const failing = async (redeliveries: number) => {
    const received: Array<{ readonly at: number; readonly signature: string | null }> = []
    const given = await startSupplier({
      exchange: { redeliveries },
      send: async (request) => {
        received.push({ at: given.sandbox.now().getTime(), signature: request.headers.get("x-platform-signature") })
        return new Response(null, { status: 503 })
      }
    })
    return { ...given, received }
  }

  it("the sandbox setting for three redeliveries resends a failed callback after 1, 2 and 4 minutes with the same signature", async () => {
    const { enterOneRespondent, control, received, sandbox } = await failing(3)
    const since = sandbox.now().getTime()
    await enterOneRespondent()
    // Later messages of the session are retried as well, but only the first message is checked.
    await control("PATCH", "/settings", { redeliveries: 3 })
    await sandbox.advance({ seconds: 7 * 60 })
    const first = received.filter(({ signature }) => signature === received[0]?.signature)
    expect(first.map(({ at }) => (at - since - 15_000) / 60_000)).toEqual([0, 1, 3, 7])
  })

  it("the sandbox does not resend a failed callback by default, or after its subscription was deleted", async () => {
    const never = await failing(0)
    await never.enterOneRespondent()
    await never.sandbox.advance({ hours: 1 })
    expect(new Set(never.received.map(({ signature }) => signature)).size).toBe(never.received.length)
    const gone = await failing(3)
    await gone.enterOneRespondent()
    await gone.call("DELETE", "/supply/respondent-outcomes/v1/subscriptions/4711")
    await gone.sandbox.advance({ hours: 1 })
    expect(gone.received).toHaveLength(1)
  })
})

describe("settings", () => {
  it("the sandbox setting plain_ok makes subscription calls respond with the text OK", async () => {
    const { call, control } = await startSupplier({ exchange: { plain_ok: true } })
    const path = "/supply/opportunities/v1/subscriptions/4711"
    const create = () => call("POST", path, { callback: "http://panel.example/o", opportunities: [] })
    const reply = await create()
    expect([reply.status, reply.headers.get("content-type"), reply.text]).toEqual([200, "text/plain", "OK"])
    expect((await call("DELETE", path)).text).toBe("OK")
    expect((await control("PATCH", "/settings", { plain_ok: false })).body).toMatchObject({
      plain_http: "served",
      array_parameters: "comma",
      survey_group_exists: "as_documented",
      legacy_offerwall: "as_observed",
      plain_ok: false,
      redeliveries: 0
    })
    expect(JSON.parse((await create()).text)).toMatchObject({ result: "OK" })
  })

  it("the sandbox setting survey_group_exists: as_observed inverts the flag SurveyGroupExists of every offerwall survey", async () => {
    const { call, control } = await startSupplier()
    const flags = async () => {
      const { text } = await call("GET", "/Supply/v1/Surveys/AllOfferwall/4711")
      return (JSON.parse(text) as OfferwallSurveysResponse).Surveys?.map((survey) => survey.SurveyGroupExists)
    }
    const before = await flags()
    expect(new Set(before)).toEqual(new Set([0, 1]))
    await control("PATCH", "/settings", { survey_group_exists: "as_observed" })
    expect(await flags()).toEqual(before?.map((flag = 0) => 1 - flag))
  })

  it("the sandbox setting plain_http redirects brand lift requests from HTTP to HTTPS, and no others", async () => {
    const { control, sandbox } = await startSupplier()
    const ask = (url: string, headers = {}) => sandbox.fetch(url, { headers, redirect: "manual" })
    const path = "lift.example/api/impact-measurement/v1/campaigns?page=2"
    expect((await ask(`http://${path}`)).status).toBe(401)
    await control("PATCH", "/settings", { plain_http: "redirected" })
    const redirected = await ask(`http://${path}`)
    expect([redirected.status, redirected.headers.get("location")]).toEqual([308, `https://${path}`])
    expect((await ask(`https://${path}`)).status).toBe(401)
    for (const forwarded of ["https", "HTTPS, http"]) {
      expect((await ask(`http://${path}`, { "x-forwarded-proto": forwarded })).status).toBe(401)
    }
    expect((await ask("http://exchange.example/demand/v2-beta/locales")).status).toBe(401)
  })

  it.each([
    [{}],
    [{ plain_http: true }],
    [{ plain_ok: "yes" }],
    [{ redeliveries: 11 }],
    [{ survey_group_exists: "sometimes" }]
  ])("the control API responds 400 to the invalid sandbox settings %j", async (settings) => {
    const { control } = await startSupplier()
    expect((await control("PATCH", "/settings", settings)).status).toBe(400)
  })
})

it("listSubscriptions returns the subscriptions of both callback streams", async () => {
  const { call, control, sandbox } = await startSupplier()
  const body = {
    callback: "http://panel.example/o",
    opportunities: [{ country_language: {} }, { country_language: {} }]
  }
  await call("POST", "/supply/opportunities/v1/subscriptions/4712", body)
  await sandbox.advance({ hours: 1 })
  expect((await control("GET", "/subscriptions")).body).toEqual({
    items: [
      {
        supplier_code: "4712",
        stream: "opportunities",
        callback: body.callback,
        filter_count: 2,
        survey_count: expect.any(Number)
      },
      { supplier_code: "4711", stream: "outcomes", callback: "http://panel.example/outcomes", filter_count: 1 }
    ]
  })
})

it("a change of a survey in the control API is visible in the opportunities of its suppliers", async () => {
  const { call, control, received, sandbox } = await startSupplier()
  await call("POST", "/supply/opportunities/v1/subscriptions/4711", {
    callback: "http://panel.example/o",
    opportunities: [{ country_language: {} }]
  })
  const change = (body: object) => control("PATCH", "/surveys/1000001", body)
  const told = () =>
    received
      .filter(({ url }) => url === "http://panel.example/o")
      .flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<Record<string, unknown>>)
      .findLast(({ survey_id }) => survey_id === 1_000_001)
  expect((await change({ survey_name: "Renamed", price: 2.5, total_wanted: 300_000 })).body).toMatchObject({
    survey_name: "Renamed",
    is_live: true
  })
  await sandbox.advance({ seconds: 15 })
  expect(told()).toMatchObject({ survey_name: "Renamed", message_reason: "new" })
  await change({ price: 0 })
  await sandbox.advance({ seconds: 15 })
  expect(told()).toMatchObject({ message_reason: "deactivated" })
  await change({ price: 1, allocations: { "4711": 5 } })
  await sandbox.advance({ seconds: 15 })
  expect(told()).toMatchObject({ message_reason: "reactivated", total_remaining: 5 })
  expect((await control("PATCH", "/surveys/9", { price: 1 })).status).toBe(404)
  expect((await change({ allocations: { nobody: 5 } })).status).toBe(400)
  expect(await change({ price: 9, quotas: [{ quota_id: 7, total_wanted: 5 }] })).toMatchObject({
    status: 400,
    body: { detail: "quotas: The survey has no quota with the id 7." }
  })
  expect((await control("GET", "/surveys/1000001")).body).toMatchObject({ price: 1 })
  expect((await change({})).status).toBe(400)
  expect((await change({ colour: "red" })).status).toBe(400)
})

it.each([
  ["POST", "/clock/advance", { second: 5 }],
  ["PUT", "/clock/rate", { rate: 1, ratio: 2 }],
  ["POST", "/reset", { sede: 7 }],
  ["POST", "/faults", { operation_id: "listCampaigns", stauts: 500 }],
  ["POST", "/delivery-faults", { kind: "drop", tiems: 2 }],
  ["PATCH", "/settings", { plain: true }],
  ["POST", "/suppliers/4711/keys/rotate", { overlap: 5 }],
  ["POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 1, rsnf: "wrong" }],
  ["PUT", "/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/people", { respondent: 5 }],
  ["PUT", "/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/effect", { base: 0.4, points: 6, segment: [] }],
  ["PUT", "/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/status", { status: "live", until: "tomorrow" }]
])(
  "the control API responds 400 to %s %s with the misspelt field in %j and names the field",
  async (method, path, body) => {
    const { control } = await startSupplier()
    expect(await control(method, path, body)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/^\w+: This field does not exist\.$/) as string }
    })
  }
)
