import { describe, expect, it } from "vitest"
import * as BrandLift from "../../src/brand-lift/BrandLift.ts"
import * as Exchange from "../../src/exchange/Exchange.ts"
import { toIncoming } from "../../src/control/Journal.ts"
import { makeInProcess } from "../../src/inProcess.ts"
import { nodePlatform } from "../../src/platform/nodePlatform.ts"
import type { Services } from "../../src/Simulation.ts"
import type { Snapshot } from "../../src/control/schema.gen.ts"
import { campaigns, draft, tokenRequest } from "../brand-lift/startBrandLift.ts"
import { key, startSandbox, url } from "./startSandbox.ts"

const subscription = { callback: "http://panel.example/o", opportunities: [{ country_language: {} }] }
const subscriptionPath = "/supply/opportunities/v1/subscriptions/4711"
const buyerSurvey = {
  SurveyStatusCode: "03",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://a.example",
  QuotaCPI: 1,
  Quota: 100
}
const defectivePath = "/supply/defective"

/** Starts a sandbox whose exchange is replaced, and returns a function that calls it. */
const startWith = (exchange: Services["exchange"]) => {
  const sent: Array<string> = []
  const sandbox = makeInProcess(
    {
      timers: { now: () => 0, after: () => {} },
      send: async (request) => {
        sent.push(request.url)
        return new Response()
      }
    },
    { platform: nodePlatform, services: { brandLift: BrandLift.make, exchange } }
  )
  const call = async (method: string, path: string, body?: unknown): Promise<never> => {
    const headers = { authorization: key, "content-type": "application/json" }
    const response = await sandbox.fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return (await response.json()) as never
  }
  return { sandbox, sent, call }
}

/** An exchange whose handler for one path throws. */
const withDefect: Services["exchange"] = (...options) => {
  const exchange = Exchange.make(...options)
  const handle: typeof exchange.api.handle = (incoming) => {
    if (incoming.path === defectivePath) throw new Error("a defect")
    return exchange.api.handle(incoming)
  }
  return { ...exchange, api: { ...exchange.api, handle } }
}

describe("restoring a snapshot", () => {
  it("a snapshot with a call that failed with 500 is restored in full, and the restored sandbox sends callbacks", async () => {
    const { call, sandbox, sent } = startWith(withDefect)
    await expect(call("POST", defectivePath)).rejects.toThrow("a defect")
    await call("POST", subscriptionPath, subscription)
    await sandbox.advance({ hours: 1 })
    await call("PUT", "/__sandbox/clock/rate", { rate: 2 })
    const snapshot = await call("GET", "/__sandbox/snapshot")
    expect(await call("POST", "/__sandbox/restore", snapshot)).toEqual({ now: "2026-01-05T01:00:00.000Z", rate: 2 })
    expect(await call("GET", "/__sandbox/snapshot")).toEqual(snapshot)
    const before = sent.length
    await sandbox.advance({ hours: 3 })
    expect(sent.length).toBeGreaterThan(before)
  })

  it("a sandbox snapshot taken after an event failed can be restored, and the restored sandbox has the same time and snapshot", async () => {
    const { call, sandbox } = startWith(({ clock, ...environment }, ...rest) => {
      clock.at(clock.now() + 60_000, () => Promise.reject(new Error("a defect")))
      return Exchange.make({ clock, ...environment }, ...rest)
    })
    await expect(sandbox.advance({ hours: 1 })).rejects.toThrow("a defect")
    await sandbox.advance({ hours: 1 })
    const snapshot = await call("GET", "/__sandbox/snapshot")
    expect(await call("POST", "/__sandbox/restore", snapshot)).toMatchObject({ now: sandbox.now().toISOString() })
    expect(await call("GET", "/__sandbox/snapshot")).toEqual(snapshot)
  })

  it("a restore that fails keeps the previous state of the sandbox and the rate of its clock", async () => {
    let made = 0
    const { call, sandbox, sent } = startWith((...options) => {
      if (++made > 1) throw new Error("a defect")
      return Exchange.make(...options)
    })
    await call("POST", subscriptionPath, subscription)
    await sandbox.advance({ hours: 1 })
    await call("PUT", "/__sandbox/clock/rate", { rate: 2 })
    const snapshot = await call("GET", "/__sandbox/snapshot")
    await expect(call("POST", "/__sandbox/restore", snapshot)).rejects.toThrow("a defect")
    expect(await call("GET", "/__sandbox/clock")).toEqual({ now: "2026-01-05T01:00:00.000Z", rate: 2 })
    expect(await call("GET", "/__sandbox/snapshot")).toEqual(snapshot)
    const before = sent.length
    await sandbox.advance({ hours: 3 })
    expect(sent.length).toBeGreaterThan(before)
  })

  it.each([
    ["/__sandbox/reset", {}],
    ["/__sandbox/scenarios/buyer/run", undefined]
  ])("the sandbox leaves out a recorded call of %s when it restores a snapshot", async (target, body) => {
    const { call, control } = startSandbox()
    await call("POST", subscriptionPath, subscription)
    const snapshot = (await control("GET", "/snapshot")).body as { calls: Array<object> }
    snapshot.calls.push({ at: "2026-01-05T00:00:00Z", method: "POST", target, ...(body && { body: "{}" }) })
    expect((await control("POST", "/restore", snapshot)).status).toBe(200)
    expect(((await control("GET", "/subscriptions")).body as { items: Array<unknown> }).items).toHaveLength(1)
  })

  it("a restore and a reset of the sandbox that are requested at the same time run one after the other, in the order of the requests", async () => {
    const { call, control, sandbox } = startSandbox()
    for (const survey of [1_000_001, 1_000_002, 1_000_003]) {
      await control("POST", "/suppliers/4711/links", { survey_number: survey })
      await sandbox.advance({ seconds: 60 })
    }
    await call("POST", subscriptionPath, subscription)
    const { body } = await control("GET", "/snapshot")
    const headers = { "content-type": "application/json" }
    /** Starts a request at once. `fetch` would first read the body, so a request with a smaller body could overtake it. */
    const start = (path: string, content: unknown) =>
      sandbox.handle(
        toIncoming({ at: "", method: "POST", target: `/__sandbox${path}`, headers, body: JSON.stringify(content) }, url)
      )
    await Promise.all([start("/restore", body), start("/reset", {})])
    expect((await control("GET", "/links")).body).toEqual({ items: [] })
    expect((await control("GET", "/snapshot")).body).toMatchObject({ now: "2026-01-05T00:00:00.000Z", calls: [] })
    await Promise.all([start("/reset", {}), start("/restore", body)])
    expect((await control("GET", "/snapshot")).body).toEqual(body)
  })
})

describe("the input that a snapshot contains", () => {
  it("a sandbox snapshot taken after a replay of recorded callbacks omits the responses to them, and its restore gives the same ledger", async () => {
    const { call, control, sandbox } = startSandbox({
      send: async (request) => new Response(null, { status: (await request.text()).includes("recorded") ? 500 : 200 }),
      exchange: { redeliveries: 1 }
    })
    await call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
      callback: "http://panel.example/o",
      outcomes: [{}]
    })
    const items = [0, 1].map((second) => ({
      headers: {},
      received_at: `2026-01-01T00:00:0${second}Z`,
      body: JSON.stringify([{ respondent_id: "recorded" }])
    }))
    await control("POST", "/recordings", { items })
    expect((await control("POST", "/recordings/1/play", { supplier_code: "4711" })).status).toBe(200)
    await sandbox.advance({ seconds: 90 })
    const { items: sent } = (await control("GET", "/deliveries")).body as { items: ReadonlyArray<{ status: number }> }
    expect(sent.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    expect((await control("POST", "/deliveries/1/replay")).status).toBe(200)
    await control("POST", "/suppliers/4711/links", { survey_number: 1_000_001 })
    await control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, panelist_id: "test-complete-a" })
    await sandbox.advance({ hours: 1 })
    const { body } = await control("GET", "/snapshot")
    const ledger = await control("GET", "/ledgers?supplier_code=4711")
    expect(new Set((body as Snapshot).responses)).toEqual(new Set([200]))
    expect((body as Snapshot).calls.map(({ target }) => target)).not.toContain("/__sandbox/deliveries/1/replay")
    await control("POST", "/restore", body)
    expect(await control("GET", "/ledgers?supplier_code=4711")).toEqual(ledger)
    expect((await control("GET", "/snapshot")).body).toEqual(body)
  })

  it("a snapshot of a sandbox with a rate limit restores every accepted request, and does not contain requests refused with 429", async () => {
    let wall = 1_800_000_000_000
    const { call, control } = startSandbox({
      rateLimit: { rate_limit_per_second: 1, rate_limit_burst: 2 },
      wallClock: () => wall
    })
    const createSurvey = async (SurveyName: string) =>
      (await call("POST", "/Demand/v1/Surveys/Create", { ...buyerSurvey, SurveyName })).status
    for (const name of ["A", "B", "C", "D"]) {
      wall += 2_000
      expect(await createSurvey(name)).toBe(200)
    }
    expect([await createSurvey("E"), await createSurvey("F")]).toEqual([200, 429])
    const { body } = await control("GET", "/snapshot")
    const surveys = await control("GET", "/surveys")
    expect((body as Snapshot).calls).toHaveLength(5)
    await control("POST", "/restore", body)
    expect(await control("GET", "/surveys")).toEqual(surveys)
    expect((await control("GET", "/snapshot")).body).toEqual(body)
  })

  it("a sandbox snapshot does not contain a request to the brand lift API that was refused with 429", async () => {
    const { control, sandbox } = startSandbox({
      rateLimit: { rate_limit_per_second: 1, rate_limit_burst: 1 },
      wallClock: () => 0
    })
    const post = (path: string, body: unknown, authorization = "") =>
      sandbox.fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body)
      })
    const { access_token } = (await (await post("/oauth/token", tokenRequest)).json()) as { access_token: string }
    const statuses = [1, 2].map(() => post(campaigns, draft(), `Bearer ${access_token}`))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 429])
    expect(((await control("GET", "/snapshot")).body as Snapshot).calls).toHaveLength(2)
  })
})
