import { assert, describe, it } from "vitest"
import { type BodyProgress, makeConcurrencyLimit, type SlotRequest } from "../../src/receive/ConcurrencyLimit.ts"

const slotRequest = (address?: string, body?: BodyProgress): SlotRequest => ({
  announcedBytes: 10,
  assumedBytes: 100,
  address,
  body
})

/** Returns a sender that has sent `receivedBytes` so far, and that frees its slot when its connection is cut. */
const sender = (receivedBytes: number) => {
  const state = { isCut: false, leave: (): void => {} }
  const body: BodyProgress = {
    receivedBytes: () => receivedBytes,
    isComplete: () => false,
    cut: () => {
      state.isCut = true
      state.leave()
    }
  }
  return { state, body }
}

describe("the concurrency limit", () => {
  it("the inbox's concurrency limit lets one address use at most half of the slots until the address has sent a genuine callback", async () => {
    const limit = makeConcurrencyLimit({ maxCallbacks: 4, maxWaitMillis: 0 })
    await limit.enter(slotRequest("a"))
    await limit.enter(slotRequest("a"))
    assert.isUndefined(await limit.enter(slotRequest("a")))
    assert.isDefined(await limit.enter(slotRequest("b")))
    limit.trust("a")
    assert.isDefined(await limit.enter(slotRequest("a")))
    assert.isUndefined(await limit.enter(slotRequest("b")))
  })

  it("when every slot is in use, the inbox's concurrency limit disconnects the slowest sender, but no fast or new one", async () => {
    let now = 0
    const limit = makeConcurrencyLimit({ maxCallbacks: 3, minBytesPerSecond: 1000, maxWaitMillis: 5000 }, () => now)
    const [slow, slower, fast] = [sender(500), sender(0), sender(5000)]
    for (const { body, state } of [slow, slower, fast]) {
      const start = { ...body, receivedBytes: () => (now === 0 ? 0 : body.receivedBytes()) }
      state.leave = (await limit.enter(slotRequest(undefined, start))) ?? state.leave
    }
    now = 999
    const waiting = limit.enter(slotRequest("b"))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.deepStrictEqual([slow.state.isCut, slower.state.isCut, fast.state.isCut], [false, false, false])
    now = 1000
    assert.isDefined(await waiting)
    assert.deepStrictEqual([slow.state.isCut, slower.state.isCut, fast.state.isCut], [false, true, false])
    assert.strictEqual(limit.callbacks, 3)
  })

  it("the inbox's concurrency limit admits waiting callbacks of trusted addresses first, and refuses all once closed", async () => {
    const limit = makeConcurrencyLimit({ maxCallbacks: 1, maxWaitMillis: 5000 })
    limit.trust("known")
    const leave = await limit.enter(slotRequest("x"))
    const order: Array<string> = []
    const waiting = ["unknown", "known"].map(async (address) => {
      const leave = await limit.enter(slotRequest(address))
      order.push(`${address} ${leave === undefined ? "refused" : "entered"}`)
      return leave
    })
    leave?.()
    const known = await waiting[1]
    const closed = limit.close()
    await waiting[0]
    assert.deepStrictEqual(order, ["known entered", "unknown refused"])
    known?.()
    await closed
  })
})
