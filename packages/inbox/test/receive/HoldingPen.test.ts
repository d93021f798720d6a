import { assert, describe, it } from "vitest"
import { WebhookError } from "@fieldwork/webhooks"
import type { Arrival } from "@fieldwork/webhooks/fetch"
import { type HoldingPenOptions, makeHoldingPen } from "../../src/receive/HoldingPen.ts"

const arrival = (signature: string, remoteAddress: string, announcedBytes?: number): Arrival => ({
  header: (name) => (name === "X-Signature" ? signature : undefined),
  announcedBytes,
  remoteAddress
})
const unknown = new WebhookError({ _tag: "NoKnownKeyError", received: ["newkey-1"], held: [] })

const world = (more: Partial<HoldingPenOptions> = {}) => {
  const state = { now: 0, known: false, status: 200, sent: [] as Array<string> }
  const pen = makeHoldingPen({
    keys: {
      held: [],
      find: () => (state.known ? [{ keyId: "newkey-1", material: {} as never }] : []),
      refresh: async () => {}
    },
    headerName: "X-Signature",
    maxBodyBytes: 100,
    maxBytes: 100,
    isTrusted: (address) => address === "known",
    receiveAgain: async (_, request) => {
      state.sent.push(`${request.headers.get("X-Signature")} ${await request.text()}`)
      return state.status
    },
    now: () => state.now,
    ...more
  })
  const keep = async (signature: string, address: string, body: string, announced = body.length): Promise<boolean> => {
    const sink = pen.keep("opportunities", arrival(signature, address, announced), unknown)
    await sink?.take([Buffer.from(body)])
    return sink !== undefined
  }
  return { state, pen, keep }
}

describe("the holding pen", () => {
  it("passes a callback on once its key is known, once, and with the header it came with", async () => {
    const { keep, pen, state } = world()
    assert.isTrue(await keep("s1", "a", "[1]"))
    await pen.look()
    assert.deepStrictEqual(state.sent, [])
    state.known = true
    await pen.look()
    await pen.look()
    assert.deepStrictEqual(state.sent, ["s1 [1]"])
    assert.strictEqual(pen.heldCallbacks(), 0)
  })

  it("keeps it while it cannot be stored, drops it when it is not genuine, and forgets it after 15 minutes", async () => {
    const { keep, pen, state } = world()
    state.known = true
    state.status = 503
    await keep("s1", "a", "[1]")
    await pen.look()
    assert.strictEqual(pen.heldCallbacks(), 1)
    state.status = 401
    await pen.look()
    assert.strictEqual(pen.heldCallbacks(), 0)
    state.known = false
    await keep("s2", "a", "[1]")
    state.now = 900_001
    await pen.look()
    assert.strictEqual(pen.heldCallbacks(), 0)
  })

  it("has half of its room for an address and for all strangers, and all of it for addresses that are known", async () => {
    const { keep, pen } = world()
    assert.isFalse(await keep("s1", "a", "x".repeat(51)))
    assert.isTrue(await keep("s2", "a", "x".repeat(40)))
    assert.isFalse(await keep("s3", "b", "x".repeat(20)))
    assert.isTrue(await keep("s4", "known", "x".repeat(60)))
    assert.isFalse(await keep("s5", "known", "x"))
    assert.strictEqual(pen.heldBytes(), 100)
    pen.close()
    assert.strictEqual(pen.heldBytes(), 0)
  })

  it("gives back the room of a body that never came, and keeps the same callback once", async () => {
    const { keep, pen, state } = world()
    assert.isDefined(pen.keep("opportunities", arrival("s1", "a", 50), unknown))
    assert.isFalse(await keep("s2", "a", "x"))
    state.now = 60_001
    assert.isTrue(await keep("s2", "a", "x"))
    assert.isFalse(await keep("s2", "a", "x"))
  })
})
