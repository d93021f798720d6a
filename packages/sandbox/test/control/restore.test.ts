import { describe, expect, it } from "vitest"
import * as BrandLift from "../../src/brand-lift/BrandLift.ts"
import * as Exchange from "../../src/exchange/Exchange.ts"
import { toIncoming } from "../../src/control/Journal.ts"
import { makeInProcess } from "../../src/inProcess.ts"
import { nodePlatform } from "../../src/platform/nodePlatform.ts"
import type { Services } from "../../src/Simulation.ts"
import { key, startSandbox, url } from "./startSandbox.ts"

const subscription = { callback: "http://panel.example/o", opportunities: [{ country_language: {} }] }
const subscriptionPath = "/supply/opportunities/v1/subscriptions/4711"
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

  it("a snapshot of a sandbox in which an event failed is restored with the events after it", async () => {
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
  ])("a snapshot that contains a call of %s is restored without that call", async (target, body) => {
    const { call, control } = startSandbox()
    await call("POST", subscriptionPath, subscription)
    const snapshot = (await control("GET", "/snapshot")).body as { calls: Array<object> }
    snapshot.calls.push({ at: "2026-01-05T00:00:00Z", method: "POST", target, ...(body && { body: "{}" }) })
    expect((await control("POST", "/restore", snapshot)).status).toBe(200)
    expect(((await control("GET", "/subscriptions")).body as { items: Array<unknown> }).items).toHaveLength(1)
  })

  it("a reset that is requested during a restore takes effect after the restore", async () => {
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
