import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { json, loopback, unusedAddress, raw } from "../../support/loopback.ts"
import { makeThingsAt } from "../../support/thingService.ts"
import { chunked, head, transports } from "./transports.ts"

describe.each(transports)("network errors over %s", (_, transport) => {
  it.effect.each([
    ["is closed before the response", raw("", "end")],
    ["is reset before the response", raw("", "reset")],
    ["is reset inside the headers", raw("HTTP/1.1 200 OK\r\ncontent-", "reset")],
    ["delivers an invalid content length", raw(`${head("abc")}{"id":7}`)],
    ["delivers data that is not HTTP", raw("SSH-2.0-OpenSSH\r\n")]
  ] as const)(
    "a read whose connection %s fails without a status code, and a write fails with AmbiguousWriteError",
    ([, responder]) =>
      Effect.gen(function* () {
        const server = yield* loopback(responder)
        const things = makeThingsAt(transport, server.url)
        const { reason } = yield* Effect.flip(things.get({ id: 7 }))
        assert.deepInclude(reason, { _tag: "TransportError", sent: true })
        assert.isFalse("status" in reason && reason.status !== undefined)
        const write = yield* Effect.flip(things.create({ body: { name: "x" } }))
        assert.strictEqual(write.reason._tag, "AmbiguousWriteError")
        assert.strictEqual(server.arrived.length, 2)
      })
  )

  it.effect.each([
    ["is closed before the stated length", raw(`${head(100)}{"id":7}`, "end")],
    ["is reset inside the body", raw(`${head(100)}{"id":7}`, "reset")],
    ["is reset before the body", raw(head(100), "reset")],
    ["ends between two chunks", raw(`${chunked}5\r\n{"id"\r\n`, "end")],
    ["delivers an invalid chunk", raw(`${chunked}5\r\n{"id"\r\nzz\r\n`)]
  ] as const)(
    "a read whose connection %s fails with the status code of its response, and a write with AmbiguousWriteError",
    ([, responder]) =>
      Effect.gen(function* () {
        const server = yield* loopback(responder)
        const things = makeThingsAt(transport, server.url)
        const error = yield* Effect.flip(things.get({ id: 7 }))
        assert.deepInclude(error.reason, { _tag: "TransportError", sent: true, status: 200 })
        assert.include(error.message, "connection lost while reading a 200 body")
        const write = yield* Effect.flip(things.create({ body: { name: "x" } }))
        assert.strictEqual(write.reason._tag, "AmbiguousWriteError")
        assert.strictEqual(server.arrived.length, 2)
      })
  )

  it.effect(
    "a call over a real connection whose 404 response is cut off inside its body fails with NotFoundError",
    () =>
      Effect.gen(function* () {
        const server = yield* loopback(raw(`${head(100).replace("200 OK", "404 Not Found")}{"det`, "end"))
        const error = yield* Effect.flip(makeThingsAt(transport, server.url).get({ id: 7 }))
        assert.strictEqual(error.reason._tag, "NotFoundError")
      })
  )

  it.effect("a response with more bytes than its content length does not affect the next call", () =>
    Effect.gen(function* () {
      const server = yield* loopback(raw(`${head(8)}{"id":7}garbage`), json({ id: 8 }))
      const things = makeThingsAt(transport, server.url)
      assert.deepStrictEqual(yield* things.get({ id: 7 }), { id: 7 })
      assert.deepStrictEqual(yield* things.get({ id: 8 }), { id: 8 })
      assert.notStrictEqual(server.arrived[1]?.connection, 1)
    })
  )

  it.effect("a write to an address on which nothing listens is reported as not sent", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(makeThingsAt(transport, yield* unusedAddress).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "TransportError", sent: false, code: "ECONNREFUSED" })
    })
  )

  it.effect("the error for a response with incomplete JSON contains the beginning of the body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json('{"id": 7, '))
      const error = yield* Effect.flip(makeThingsAt(transport, server.url).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "ContractError", kind: "malformed", prefix: '{"id": 7, ' })
    })
  )

  it.effect("the error of a call contains the headers and the body of the error response", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ detail: "slow down" }, 429, { "retry-after": "90" }))
      const error = yield* Effect.flip(makeThingsAt(transport, server.url).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "RateLimitError", retryAfterMillis: 90_000 })
      assert.include(error.message, "slow down")
    })
  )
})
