import { assert, describe, it } from "vitest"
import { type BodyProgress, makeConcurrencyLimit, type Newcomer } from "../../src/receive/ConcurrencyLimit.ts"

const newcomer = (address?: string, body?: BodyProgress): Newcomer => ({
  announcedBytes: 10,
  assumedBytes: 100,
  address,
  body
})

/** A sender of so many bytes by now, whose connection frees its place when it is cut. */
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
  it("leaves places to other addresses until a genuine callback has come from one", async () => {
    const limit = makeConcurrencyLimit({ maxCallbacks: 4, maxWaitMillis: 0 })
    await limit.enter(newcomer("a"))
    await limit.enter(newcomer("a"))
    assert.isUndefined(await limit.enter(newcomer("a")))
    assert.isDefined(await limit.enter(newcomer("b")))
    limit.trust("a")
    assert.isDefined(await limit.enter(newcomer("a")))
    assert.isUndefined(await limit.enter(newcomer("b")))
  })

  it("takes the place of the slowest sender for a callback that waits, and of nobody who is fast or has just begun", async () => {
    let now = 0
    const limit = makeConcurrencyLimit({ maxCallbacks: 3, minBytesPerSecond: 1000, maxWaitMillis: 5000 }, () => now)
    const [slow, slower, fast] = [sender(500), sender(0), sender(5000)]
    for (const { body, state } of [slow, slower, fast]) {
      const start = { ...body, receivedBytes: () => (now === 0 ? 0 : body.receivedBytes()) }
      state.leave = (await limit.enter(newcomer(undefined, start))) ?? state.leave
    }
    now = 999
    const waiting = limit.enter(newcomer("b"))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.deepStrictEqual([slow.state.isCut, slower.state.isCut, fast.state.isCut], [false, false, false])
    now = 1000
    assert.isDefined(await waiting)
    assert.deepStrictEqual([slow.state.isCut, slower.state.isCut, fast.state.isCut], [false, true, false])
    assert.strictEqual(limit.callbacks, 3)
  })

  it("lets those from trusted addresses in first, and nobody once it is closed", async () => {
    const limit = makeConcurrencyLimit({ maxCallbacks: 1, maxWaitMillis: 5000 })
    limit.trust("known")
    const leave = await limit.enter(newcomer("x"))
    const order: Array<string> = []
    const waiting = ["stranger", "known"].map(async (address) => {
      const leave = await limit.enter(newcomer(address))
      order.push(`${address} ${leave === undefined ? "refused" : "entered"}`)
      return leave
    })
    leave?.()
    const known = await waiting[1]
    const closed = limit.close()
    await waiting[0]
    assert.deepStrictEqual(order, ["known entered", "stranger refused"])
    known?.()
    await closed
  })
})
