import { describe, expect, it } from "vitest"
import { supply } from "./supply.ts"

describe("the next callbacks can be", () => {
  it("dropped: the log has them, the receiver does not", async () => {
    const { beat, injectDeliveryFault, log, received } = await supply()
    await injectDeliveryFault({ kind: "drop" })
    await beat()
    expect(received).toEqual([])
    expect(await log()).toMatchObject([{ id: 1, dropped: true }])
    await beat()
    expect(received).toHaveLength(1)
  })

  it("duplicated: the same body and signature twice", async () => {
    const { beat, injectDeliveryFault, received } = await supply()
    await injectDeliveryFault({ kind: "duplicate" })
    await beat()
    expect(received).toHaveLength(2)
    expect(received[1]).toEqual(received[0])
  })

  it("delayed by virtual time", async () => {
    const { beat, injectDeliveryFault, received, sandbox } = await supply()
    await injectDeliveryFault({ kind: "delay", seconds: 100 })
    const since = sandbox.now().getTime()
    await beat()
    expect(received).toEqual([])
    await sandbox.advance({ seconds: 99.999 })
    expect(received.filter(({ body }) => body.includes('"marketplace_status":1,'))).toEqual([])
    await sandbox.advance({ seconds: 0.001 })
    expect(received.some(({ at, body }) => at === since + 115_000 && body.includes('"marketplace_status":1,'))).toBe(
      true
    )
  })

  it.each(["delay", "reorder"])("held back by a %s are for nobody once the subscription is gone", async (kind) => {
    const { beat, call, injectDeliveryFault, received, sandbox } = await supply()
    await injectDeliveryFault({ kind })
    await beat()
    await call("DELETE", "/supply/respondent-outcomes/v1/subscriptions/4711")
    await sandbox.advance({ hours: 2 })
    expect(received).toEqual([])
  })

  it("reordered: the second arrives first, and then the first", async () => {
    const { beat, injectDeliveryFault, log, received } = await supply()
    await injectDeliveryFault({ kind: "reorder" })
    await beat()
    expect(received).toEqual([])
    await beat()
    const order = received.map(({ body }) => Date.parse((JSON.parse(body) as [{ last_date: string }])[0].last_date))
    expect(order).toHaveLength(2)
    expect(order[0]).toBeGreaterThan(order[1] ?? Infinity)
    expect((await log()).map(({ id }) => id)).toEqual([1, 2])
  })

  it("held back an hour at most when no other follows", async () => {
    const { beat, control, injectDeliveryFault, received, sandbox } = await supply()
    await injectDeliveryFault({ kind: "drop", times: 1_000 })
    await control("DELETE", "/delivery-faults")
    await injectDeliveryFault({ kind: "reorder" })
    await beat()
    await control("POST", "/delivery-faults", { kind: "drop", times: 1_000 })
    await sandbox.advance({ hours: 2 })
    expect(received.length).toBe(1)
  })

  it("limited to one stream or supplier, and to a number of times", async () => {
    const { beat, control, injectDeliveryFault, received } = await supply()
    await injectDeliveryFault({ kind: "drop", stream: "opportunities" })
    await injectDeliveryFault({ kind: "drop", supplier_code: "4712" })
    await injectDeliveryFault({ kind: "duplicate", times: 2 })
    await beat()
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
  ])("are refused: %j", async (deliveryFault, words) => {
    const { injectDeliveryFault } = await supply()
    expect(await injectDeliveryFault(deliveryFault)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(words) }
    })
  })
})

describe("a delivery can be", () => {
  it("checked: its signature is that of the supplier's key, and after a rotation still", async () => {
    const { beat, control } = await supply()
    await beat()
    const checked = { signatures: [{ key_id: expect.stringMatching(/^[0-9a-f]{8}$/), is_valid: true }] }
    expect((await control("GET", "/deliveries/1")).body).toMatchObject(checked)
    await control("POST", "/suppliers/4711/keys/rotate")
    await beat()
    expect((await control("GET", "/deliveries/1")).body).toMatchObject(checked)
    expect(((await control("GET", "/deliveries/2")).body as { signatures: unknown }).signatures).toHaveLength(2)
  })

  it("replayed as it was, with the old signature, or signed anew", async () => {
    let wallClock = 1_800_000_000_500
    const { beat, control, received } = await supply({ wallClock: () => wallClock })
    await beat()
    wallClock += 3_600_000
    expect((await control("POST", "/deliveries/1/replay")).body).toMatchObject({ id: 2, replay_of: 1, status: 204 })
    expect({ ...received[1], at: 0 }).toEqual({ ...received[0], at: 0 })
    await control("POST", "/deliveries/1/replay", { sign_again: true })
    expect(received[2]?.body).toBe(received[0]?.body)
    expect(received[2]?.signature).toMatch(/^t:1800003600,/)
    expect((await control("GET", "/deliveries/3")).body).toMatchObject({ signatures: [{ is_valid: true }] })
  })

  it("found by its id only", async () => {
    const { control } = await supply()
    expect((await control("GET", "/deliveries/1")).status).toBe(404)
    expect((await control("POST", "/deliveries/1/replay")).status).toBe(404)
  })
})
