import { afterEach, describe, expect, it, vi } from "vitest"
import * as Keys from "../../../src/exchange/Keys.ts"
import * as Deliveries from "../../../src/exchange/streams/Deliveries.ts"
import { defaults } from "../../../src/exchange/ExchangeSettings.ts"
import * as Clock from "../../../src/environment/Clock.ts"
import * as Random from "../../../src/environment/Random.ts"
import { nodePlatform } from "../../../src/platform/nodePlatform.ts"
import { everything, hour, minute, opportunitiesPath, start, startExchange } from "../startExchange.ts"

const callback: Deliveries.Callback = {
  supplier: "4711",
  stream: "outcomes",
  url: () => "http://panel.example/outcomes",
  body: `[{"respondent_id":"é"}]`,
  count: 1
}

const setUp = (send: (request: Request) => Promise<Response>) => {
  const random = Random.make(1)
  return Deliveries.make(
    { clock: Clock.make(start), random, wallClock: () => 1_700_000_000_999, send, platform: nodePlatform },
    Keys.make(random, nodePlatform.keyPair),
    { ...defaults }
  )
}

afterEach(() => {
  vi.useRealTimers()
})

describe("deliveries of callbacks", () => {
  it("the sandbox delivers a callback as a POST with the unchanged callback body, and records the delivery with the response status", async () => {
    const requests: Array<{ method: string; type: string | null; signature: string | null; body: string }> = []
    const deliveries = setUp(async (request) => {
      const { headers, method } = request
      requests.push({
        method,
        type: headers.get("content-type"),
        signature: headers.get("x-platform-signature"),
        body: await request.text()
      })
      return new Response("thanks", { status: 202 })
    })
    await deliveries.send(callback)
    const [delivery] = deliveries.history.list()
    expect(requests).toEqual([
      { method: "POST", type: "application/json", signature: delivery?.signature, body: callback.body }
    ])
    expect(delivery).toEqual({
      id: 1,
      supplier_code: "4711",
      stream: "outcomes",
      url: "http://panel.example/outcomes",
      sent_at: "2026-01-05T00:00:00.000Z",
      signature: expect.stringMatching(/^t:1700000000,v1:[0-9a-f]{8}:[A-Za-z0-9+/]+=*$/) as string,
      body: callback.body,
      item_count: 1,
      status: 202
    })
  })

  it("a failed callback delivery is recorded with its error", async () => {
    const deliveries = setUp(async () => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:9") })
    })
    await deliveries.send(callback)
    expect(deliveries.history.list()[0]).toMatchObject({ error: "fetch failed: connect ECONNREFUSED 127.0.0.1:9" })
    expect(deliveries.history.list()[0]).not.toHaveProperty("status")
  })

  it("a callback delivery without a response within ten seconds is aborted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let signal: AbortSignal | undefined
    const deliveries = setUp((request) => {
      signal = request.signal
      return new Promise(() => {})
    })
    const sending = deliveries.send(callback)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(deliveries.history.list()[0]).not.toHaveProperty("error")
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(deliveries.history.list()[0]).toMatchObject({ error: "No response within 10 seconds." })
    expect(signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("a callback delivery that gets a response leaves no timer behind", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await setUp(async () => new Response(null, { status: 204 })).send(callback)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("a callback delivery does not follow redirects", async () => {
    let redirect: string | undefined
    const deliveries = setUp(async (request) => {
      ;({ redirect } = request)
      return new Response(null, { status: 307, headers: { location: "http://elsewhere.example" } })
    })
    await deliveries.send(callback)
    expect(redirect).toBe("manual")
    expect(deliveries.history.list()[0]?.status).toBe(307)
  })

  it("the delivery log of the sandbox contains the last 1,000 deliveries, and their ids do not restart", async () => {
    const deliveries = setUp(async () => new Response(null))
    for (let index = 0; index < 1_003; index++) await deliveries.send(callback)
    expect(deliveries.history.list()).toHaveLength(1_000)
    expect([deliveries.history.list()[0]?.id, deliveries.history.list().at(-1)?.id]).toEqual([4, 1_003])
  })
})

describe("receivers that refuse callbacks", () => {
  it.each([400, 401, 500, 503])(
    "a sandbox callback refused with %i is not resent, and the next callback is sent",
    async (status) => {
      const exchange = startExchange({ answer: () => new Response(null, { status }) })
      await exchange.post(opportunitiesPath, everything)
      await exchange.advance(hour)
      const bodies = exchange.received.map(({ body }) => body)
      expect(bodies.length).toBeGreaterThan(5)
      // All signatures differ, so no callback was resent. A resent callback would have the same signature.
      expect(new Set(exchange.received.map(({ headers }) => headers.get("x-platform-signature"))).size).toBe(
        bodies.length
      )
      const deliveries = await exchange.deliveries()
      expect(deliveries.map((delivery) => delivery.body)).toEqual(bodies)
      expect(new Set(deliveries.map((delivery) => delivery.status))).toEqual(new Set([status]))
    }
  )
})

describe("the list of deliveries", () => {
  it("the list of callback deliveries is oldest first and can be filtered by supplier and stream", async () => {
    const exchange = startExchange()
    for (const supplier of ["4711", "4712"])
      await exchange.post(opportunitiesPath.replace("4711", supplier), everything)
    await exchange.advance(30 * minute)
    const all = await exchange.deliveries()
    expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1))
    const one = await exchange.deliveries("?supplier_code=4712")
    expect(new Set(one.map(({ supplier_code }) => supplier_code))).toEqual(new Set(["4712"]))
    expect(one.length).toBeLessThan(all.length)
    expect(await exchange.deliveries("?stream=outcomes")).toEqual([])
    expect(await exchange.deliveries("?supplier_code=9")).toEqual([])
  })
})
