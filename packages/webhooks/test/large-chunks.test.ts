import { expect, it } from "vitest"
import { createVerifier } from "../src/index.ts"
import { requestBody } from "../src/receive/requestBody.ts"
import { verifyIncoming } from "../src/receive/verifyIncoming.ts"
import { webInflate } from "../src/receive/inflate.web.ts"
import { signCallback, testKeys } from "../src/testing.ts"

const mega = 1024 * 1024
const body = new Uint8Array(10 * mega).fill(0x20)
const keys = [testKeys.current]

/** Counts the turns of the event loop until `stop` is called. */
const countTurns = (): { readonly turns: () => number; readonly stop: () => void } => {
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  return { turns: () => turns, stop: () => clearImmediate(next) }
}

it("a webhook receiver splits a body of one large chunk into parts of 4 MB, each in its own turn of the event loop", async () => {
  const incoming = requestBody(new Request("http://receiver/", { method: "POST", body }))
  if (incoming._tag !== "Unread") throw new Error(incoming._tag)
  const { stop, turns } = countTurns()
  const parts: Array<readonly [length: number, turn: number]> = []
  await incoming.source.read((part) => parts.push([part.length, turns()]), 10_000)
  stop()
  expect(parts.map(([length]) => length)).toEqual([4 * mega, 4 * mega, 2 * mega])
  expect(new Set(parts.map(([, turn]) => turn)).size).toBe(3)
})

it("a webhook receiver reads at most 4 MB of a body of many simultaneous chunks in one turn of the event loop", async () => {
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at === body.length) return controller.close()
      controller.enqueue(body.subarray(at, (at += 64 * 1024)))
    }
  })
  const incoming = requestBody({ body: stream, bodyUsed: false })
  if (incoming._tag !== "Unread") throw new Error(incoming._tag)
  const { stop, turns } = countTurns()
  const bytesOfTurn = new Map<number, number>()
  await incoming.source.read((part) => {
    bytesOfTurn.set(turns(), (bytesOfTurn.get(turns()) ?? 0) + part.length)
  }, 10_000)
  stop()
  expect(Math.max(...bytesOfTurn.values())).toBeLessThanOrEqual(4 * mega)
})

it("a webhook receiver hashes a large body from a body parser in parts of 4 MB, in several turns of the event loop", async () => {
  const { headers } = await signCallback({ keys, body })
  const verification = await createVerifier({ keys }).begin(headers)
  const { stop, turns } = countTurns()
  const options = { headers, timeoutMillis: 10_000, inflate: webInflate, maxBodyBytes: 40 * mega }
  const verified = verifyIncoming(verification, { _tag: "Kept", bytes: body }, options)
  expect(verification.receivedBytes).toBe(4 * mega)
  expect((await verified).payload.size).toBe(body.length)
  expect(turns()).toBeGreaterThanOrEqual(2)
  stop()
})
