import { assert, describe, it } from "vitest"
import { WebhookError } from "@fieldwork/webhooks"
import type { Arrival } from "@fieldwork/webhooks/fetch"
import { type UnverifiedCallbacksOptions, makeUnverifiedCallbacks } from "../../src/receive/UnverifiedCallbacks.ts"

const arrival = (signature: string, remoteAddress: string, announcedBytes?: number): Arrival => ({
  header: (name) => (name === "X-Signature" ? signature : undefined),
  announcedBytes,
  remoteAddress
})
const unknown = new WebhookError({ _tag: "NoKnownKeyError", received: ["newkey-1"], held: [] })

const makeUnverified = (more: Partial<UnverifiedCallbacksOptions> = {}) => {
  const state = { now: 0, known: false, status: 200, sent: [] as Array<string> }
  const unverified = makeUnverifiedCallbacks({
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
    const sink = unverified.keep("opportunities", arrival(signature, address, announced), unknown)
    await sink?.take([Buffer.from(body)])
    return sink !== undefined
  }
  return { state, unverified, keep }
}

describe("the buffer for callbacks with an unknown key", () => {
  it("a callback held for an unknown key is received exactly once, with its original header, when the key becomes known", async () => {
    const { keep, unverified, state } = makeUnverified()
    assert.isTrue(await keep("s1", "a", "[1]"))
    await unverified.retry()
    assert.deepStrictEqual(state.sent, [])
    state.known = true
    await unverified.retry()
    await unverified.retry()
    assert.deepStrictEqual(state.sent, ["s1 [1]"])
    assert.strictEqual(unverified.heldCallbacks(), 0)
  })

  it("a callback held for an unknown key stays while the store fails, is dropped if wrongly signed, and expires after 15 min", async () => {
    const { keep, unverified, state } = makeUnverified()
    state.known = true
    state.status = 503
    await keep("s1", "a", "[1]")
    await unverified.retry()
    assert.strictEqual(unverified.heldCallbacks(), 1)
    state.status = 401
    await unverified.retry()
    assert.strictEqual(unverified.heldCallbacks(), 0)
    state.known = false
    await keep("s2", "a", "[1]")
    state.now = 900_001
    await unverified.retry()
    assert.strictEqual(unverified.heldCallbacks(), 0)
  })

  it("untrusted addresses together can fill half of the buffer for unverified callbacks, and trusted addresses can fill all of it", async () => {
    const { keep, unverified } = makeUnverified()
    assert.isFalse(await keep("s1", "a", "x".repeat(51)))
    assert.isTrue(await keep("s2", "a", "x".repeat(40)))
    assert.isFalse(await keep("s3", "b", "x".repeat(20)))
    assert.isTrue(await keep("s4", "known", "x".repeat(60)))
    assert.isFalse(await keep("s5", "known", "x"))
    assert.strictEqual(unverified.heldBytes(), 100)
    unverified.close()
    assert.strictEqual(unverified.heldBytes(), 0)
  })

  it("the buffer for unverified callbacks frees the space of a body not received within a minute, and refuses a callback it already holds", async () => {
    const { keep, unverified, state } = makeUnverified()
    assert.isDefined(unverified.keep("opportunities", arrival("s1", "a", 50), unknown))
    assert.isFalse(await keep("s2", "a", "x"))
    state.now = 60_001
    assert.isTrue(await keep("s2", "a", "x"))
    assert.isFalse(await keep("s2", "a", "x"))
  })
})
