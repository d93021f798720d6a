import { describe, expect, it } from "vitest"
import { startSupplier } from "./startSupplier.ts"

describe("delivery faults", () => {
  it("a callback that a delivery fault drops is in the delivery log and does not reach the receiver", async () => {
    const { enterOneRespondent, injectDeliveryFault, log, received } = await startSupplier()
    await injectDeliveryFault({ kind: "drop" })
    await enterOneRespondent()
    expect(received).toEqual([])
    expect(await log()).toMatchObject([{ id: 1, dropped: true }])
    await enterOneRespondent()
    expect(received).toHaveLength(1)
  })

  it("a callback that a delivery fault duplicates is sent twice with the same body and signature", async () => {
    const { enterOneRespondent, injectDeliveryFault, received } = await startSupplier()
    await injectDeliveryFault({ kind: "duplicate" })
    await enterOneRespondent()
    expect(received).toHaveLength(2)
    expect(received[1]).toEqual(received[0])
  })

  it("a callback that a delivery fault delays is sent after the simulated delay", async () => {
    const { enterOneRespondent, injectDeliveryFault, received, sandbox } = await startSupplier()
    await injectDeliveryFault({ kind: "delay", seconds: 100 })
    const since = sandbox.now().getTime()
    await enterOneRespondent()
    expect(received).toEqual([])
    await sandbox.advance({ seconds: 99.999 })
    expect(received.filter(({ body }) => body.includes('"marketplace_status":1,'))).toEqual([])
    await sandbox.advance({ seconds: 0.001 })
    expect(received.some(({ at, body }) => at === since + 115_000 && body.includes('"marketplace_status":1,'))).toBe(
      true
    )
  })

  it.each(["delay", "reorder"])(
    "a callback delayed by a %s fault is not sent after its subscription was deleted",
    async (kind) => {
      const { enterOneRespondent, call, injectDeliveryFault, received, sandbox } = await startSupplier()
      await injectDeliveryFault({ kind })
      await enterOneRespondent()
      await call("DELETE", "/supply/respondent-outcomes/v1/subscriptions/4711")
      await sandbox.advance({ hours: 2 })
      expect(received).toEqual([])
    }
  )

  it("a callback that a delivery fault reorders is sent after the next callback", async () => {
    const { enterOneRespondent, injectDeliveryFault, log, received } = await startSupplier()
    await injectDeliveryFault({ kind: "reorder" })
    await enterOneRespondent()
    expect(received).toEqual([])
    await enterOneRespondent()
    const order = received.map(({ body }) => Date.parse((JSON.parse(body) as [{ last_date: string }])[0].last_date))
    expect(order).toHaveLength(2)
    expect(order[0]).toBeGreaterThan(order[1] ?? Infinity)
    expect((await log()).map(({ id }) => id)).toEqual([1, 2])
  })

  it("a callback that a delivery fault reorders is sent after at most an hour when no other callback follows", async () => {
    const { enterOneRespondent, control, injectDeliveryFault, received, sandbox } = await startSupplier()
    await injectDeliveryFault({ kind: "drop", times: 1_000 })
    await control("DELETE", "/delivery-faults")
    await injectDeliveryFault({ kind: "reorder" })
    await enterOneRespondent()
    await control("POST", "/delivery-faults", { kind: "drop", times: 1_000 })
    await sandbox.advance({ hours: 2 })
    expect(received.length).toBe(1)
  })

  it("a delivery fault affects only callbacks of its stream and supplier, and at most as many as its field times states", async () => {
    const { enterOneRespondent, control, injectDeliveryFault, received } = await startSupplier()
    await injectDeliveryFault({ kind: "drop", stream: "opportunities" })
    await injectDeliveryFault({ kind: "drop", supplier_code: "4712" })
    await injectDeliveryFault({ kind: "duplicate", times: 2 })
    await enterOneRespondent()
    expect(received).toHaveLength(2)
    expect((await control("GET", "/delivery-faults")).body).toMatchObject({
      items: [
        { id: 1, remaining: 1 },
        { id: 2, remaining: 1 },
        { id: 3, times: 2, remaining: 1 }
      ]
    })
    expect((await control("DELETE", "/delivery-faults")).body).toEqual({ removed: 3 })
  })

  it.each([
    [{ kind: "lose" }, "kind"],
    [{ kind: "drop", times: 0 }, "times"],
    [{ kind: "delay", seconds: -1 }, "seconds"]
  ])(
    "injecting the invalid delivery fault %j into the sandbox gets 400 with the name of the invalid field",
    async (deliveryFault, words) => {
      const { injectDeliveryFault } = await startSupplier()
      expect(await injectDeliveryFault(deliveryFault)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining(words) }
      })
    }
  )
})

describe("deliveries in the control API", () => {
  it("getDelivery of the sandbox reports the signature of a recorded callback as valid, even after a key rotation", async () => {
    const { enterOneRespondent, control } = await startSupplier()
    await enterOneRespondent()
    const checked = { signatures: [{ key_id: expect.stringMatching(/^[0-9a-f]{8}$/), is_valid: true }] }
    expect((await control("GET", "/deliveries/1")).body).toMatchObject(checked)
    await control("POST", "/suppliers/4711/keys/rotate")
    await enterOneRespondent()
    expect((await control("GET", "/deliveries/1")).body).toMatchObject(checked)
    expect(((await control("GET", "/deliveries/2")).body as { signatures: unknown }).signatures).toHaveLength(2)
  })

  it("a callback delivery can be replayed with its old signature or with a new one", async () => {
    let wallClock = 1_800_000_000_500
    const { enterOneRespondent, control, received } = await startSupplier({ wallClock: () => wallClock })
    await enterOneRespondent()
    wallClock += 3_600_000
    expect((await control("POST", "/deliveries/1/replay")).body).toMatchObject({ id: 2, replay_of: 1, status: 204 })
    expect({ ...received[1], at: 0 }).toEqual({ ...received[0], at: 0 })
    await control("POST", "/deliveries/1/replay", { sign_again: true })
    expect(received[2]?.body).toBe(received[0]?.body)
    expect(received[2]?.signature).toMatch(/^t:1800003600,/)
    expect((await control("GET", "/deliveries/3")).body).toMatchObject({ signatures: [{ is_valid: true }] })
  })

  it("reading or replaying an unknown callback delivery gets 404", async () => {
    const { control } = await startSupplier()
    expect((await control("GET", "/deliveries/1")).status).toBe(404)
    expect((await control("POST", "/deliveries/1/replay")).status).toBe(404)
  })
})
