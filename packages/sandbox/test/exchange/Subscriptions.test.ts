import { describe, expect, it } from "vitest"
import type { SubscriptionCreated } from "@fieldwork/specs/exchange/schema"
import { allOutcomes, everything, opportunitiesPath, outcomesPath, startExchange } from "./startExchange.ts"

const streams = [
  ["opportunities", opportunitiesPath, everything],
  ["outcomes", outcomesPath, allOutcomes]
] as const

describe.each(streams)("the %s subscription", (_, path, request) => {
  it("a callback subscription is created with a key, read with the same key, and deleted", async () => {
    const exchange = startExchange()
    expect((await exchange.get(path)).status).toBe(404)
    const created = await exchange.post(path, request)
    expect(created.status).toBe(200)
    const { key_id, public_key, result } = created.body as SubscriptionCreated
    expect(result).toBe("OK")
    expect(public_key).toMatch(/^MFkwEwYHKoZIzj0C/)
    expect((key_id ?? "").length).toBeGreaterThan(8)
    expect(await exchange.get(path)).toMatchObject({
      status: 200,
      body: { ...request, name: "4711", key_id, public_key }
    })
    expect(await exchange.remove(path)).toMatchObject({ status: 200, body: { result: "OK" } })
    const gone = { status: 404, body: { errors: [{ code: "v04", detail: { type: "subscription", id: "4711" } }] } }
    expect(await exchange.get(path)).toMatchObject(gone)
    expect(await exchange.remove(path)).toMatchObject(gone)
  })

  it("a second callback subscription of a supplier replaces the URL of the first and has the same key", async () => {
    const exchange = startExchange()
    const first = await exchange.post(path, request)
    const second = await exchange.post(path, { ...request, callback: "http://panel.example/other" })
    expect(second).toEqual(first)
    expect(await exchange.get(path)).toMatchObject({ body: { callback: "http://panel.example/other" } })
  })

  it("the callback subscriptions of two suppliers have different keys, and deleting one does not affect the second", async () => {
    const exchange = startExchange()
    const other = path.replace("4711", "4712")
    const first = (await exchange.post(path, request)).body as SubscriptionCreated
    expect((await exchange.get(other)).status).toBe(404)
    const second = (await exchange.post(other, request)).body as SubscriptionCreated
    expect(second.public_key).not.toBe(first.public_key)
    expect(second.key_id?.slice(0, 8)).not.toBe(first.key_id?.slice(0, 8))
    await exchange.remove(other)
    expect((await exchange.get(path)).status).toBe(200)
  })
})

it("the opportunities subscription and the outcomes subscription of a supplier have the same key", async () => {
  const exchange = startExchange()
  const first = await exchange.post(opportunitiesPath, everything)
  expect(await exchange.post(outcomesPath, allOutcomes)).toEqual(first)
})
