import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { nodeTransport } from "../../../src/transport/node/nodeTransport.ts"
import { withoutContinue } from "../../../src/transport/node/withoutContinue.ts"
import { type Responder, loopback, raw } from "../../support/loopback.ts"
import { makeThingsAt } from "../../support/thingService.ts"
import { head } from "../conformance/transports.ts"

const interim = "HTTP/1.1 100 Continue\r\n\r\n"
const withHeaders = "HTTP/1.1 100 Continue\r\nx: y\r\n\r\n"
const response = `${head(8)}{"id":7}`

/** Writes the response one byte at a time. */
const slowly =
  (text: string): Responder =>
  (_, __, socket) => {
    socket.setNoDelay(true)
    const write = (at: number) => {
      if (at < text.length) socket.write(text.charAt(at), () => setImmediate(() => write(at + 1)))
    }
    write(0)
  }

describe("withoutContinue", () => {
  it.effect.each([
    ["before the response", raw(interim + response)],
    ["with its own headers", raw(withHeaders + response)],
    ["that is sent twice", raw(interim + interim + response)],
    ["that arrives in single bytes", slowly(interim + response)]
  ] as const)(
    "the Node transport ignores an unexpected 100 Continue response %s, in a read and in a write",
    ([, responder]) =>
      Effect.gen(function* () {
        const server = yield* loopback(responder)
        const things = makeThingsAt(nodeTransport, server.url)
        assert.deepStrictEqual(yield* things.get({ id: 7 }), { id: 7 })
        assert.deepStrictEqual(yield* things.create({ body: { name: "x" } }), { id: 7 })
      })
  )

  it("withoutContinue removes only a 100 Continue response from the beginning of the data, not another response", () => {
    const read = (text: string) => withoutContinue(Buffer.from(text))?.toString()
    assert.strictEqual(read(response), response)
    assert.strictEqual(read(interim + response), response)
    assert.strictEqual(read("HTTP/1.1 103 Early Hints\r\n\r\n"), "HTTP/1.1 103 Early Hints\r\n\r\n")
    assert.strictEqual(read("garbage"), "garbage")
    assert.strictEqual(read("HTTP/1.1 1"), undefined)
    assert.strictEqual(read(interim), undefined)
    const endless = `HTTP/1.1 100 ${"x".repeat(20_000)}`
    assert.strictEqual(read(endless), endless)
  })
})
