import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { CallOptions } from "../../src/call/CallOptions.ts"
import type { ApiError } from "../../src/errors/ApiError.ts"
import { withResponse } from "../../src/operation/withResponse.ts"
import { promiseClient } from "../../src/promise/promiseClient.ts"
import { noResponse, ok, reply, script, type Step } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { after, failureOf, isSuccess, settle } from "../support/time.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

/** Returns a body of the given chunks. If a chunk is a function, the read at that position returns the function's result. */
const streaming =
  (...chunks: ReadonlyArray<string | (() => Promise<never>)>): Step =>
  () => {
    const rest = chunks.values()
    const read = async () => {
      const { done, value } = rest.next()
      if (done === true) return { done: true }
      return typeof value === "string" ? { done: false, value: bytes(value) } : value()
    }
    return {
      status: 200,
      headers: new Headers({ "content-type": "text/csv" }),
      body: { cancel: async () => undefined, getReader: () => ({ read }) },
      text: () => assert.fail("it is held in memory")
    }
  }

const text = <E>(stream: Stream.Stream<Uint8Array, E>) => Stream.mkString(Stream.decodeText(stream))

const reset = () => Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }))
const never = () => new Promise<never>(() => undefined)

describe("a download", () => {
  it.effect("a download yields its body in chunks and does not keep the entire body in memory", () =>
    Effect.gen(function* () {
      const chunks = yield* Stream.runCollect(makeThings(script(streaming("a,b\n", "1,2\n"))).bytes())
      assert.deepStrictEqual(
        chunks.map((chunk) => new TextDecoder().decode(chunk)),
        ["a,b\n", "1,2\n"]
      )
    })
  )

  it.effect("a download whose first response is a 503 is retried and succeeds", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503), streaming("a"))
      assert.isTrue(isSuccess(yield* after(1000, text(makeThings(fakeServer).bytes()))))
      assert.strictEqual(fakeServer.sent.length, 2)
    })
  )

  it.effect("a download that gets a 404 fails with NotFoundError and the message in the response body", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(text(makeThings(script(reply(404, { detail: "gone" }))).bytes()))
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.include(error.message, "gone")
    })
  )

  it.effect("a download whose connection breaks fails with the network error and is not restarted", () =>
    Effect.gen(function* () {
      const fakeServer = script(streaming("a", reset))
      const error = yield* Effect.flip(text(makeThings(fakeServer).bytes()))
      assert.deepInclude(error.reason, { _tag: "TransportError", status: 200, code: "ECONNRESET" })
      assert.strictEqual(error.operation, "exportThings")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a download that stalls times out and aborts the request", () =>
    Effect.gen(function* () {
      const fakeServer = script(streaming("a", never))
      const error = yield* failureOf(text(makeThings(fakeServer, { timeoutMillis: 2500 }).bytes()), 3000)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "body" })
      assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
    })
  )

  it.effect.each([["<html>sign in"], [""]] as const)(
    "a download whose body is an HTML page that begins with %j fails and quotes the beginning",
    ([prefix]) =>
      Effect.gen(function* () {
        const page: Step = async (sent) =>
          Object.assign(await streaming(prefix)(sent), {
            headers: new Headers({ "content-type": "text/html" }),
            text: async () => prefix
          })
        const error = yield* Effect.flip(text(makeThings(script(page)).bytes()))
        assert.deepInclude(error.reason, { _tag: "ContractError", kind: "malformed", contentType: "text/html", prefix })
        assert.include(error.message, `HTML instead of data (text/html): "${prefix}"`)
      })
  )

  it.effect("a download is aborted when its reader stops early", () =>
    Effect.gen(function* () {
      const fakeServer = script(streaming("a", "b", "c"))
      yield* Stream.runDrain(Stream.take(makeThings(fakeServer).bytes(), 1))
      assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
    })
  )

  it.effect.each([["plain"], ["withResponse"]] as const)(
    "downloads (%s) occupy a slot of maxInFlight until their last byte or their end",
    ([how]) =>
      Effect.gen(function* () {
        let [open, most] = [0, 0]
        const body: Step = (sent) => {
          most = Math.max(most, ++open)
          sent.init.signal.addEventListener("abort", () => (open -= 1), { once: true })
          return streaming("a", "b")(sent)
        }
        const things = makeThings(script(body), { maxInFlight: 2 })
        const stream =
          how === "plain" ? things.bytes() : Stream.unwrap(Effect.map(withResponse(things.bytes)(), ({ data }) => data))
        const reads = [text(stream), text(stream), text(Stream.take(stream, 1)), text(stream), text(stream)]
        assert.deepStrictEqual(yield* Effect.all(reads, { concurrency: "unbounded" }), ["ab", "ab", "a", "ab", "ab"])
        assert.strictEqual(most, 2)
      })
  )

  it.effect.each([["plain"], ["withResponse"]] as const)(
    "the deadline of a download (%s) covers its wait for a slot of maxInFlight, and the slot stays available to others",
    ([how]) =>
      Effect.gen(function* () {
        const things = makeThings(script(noResponse, streaming("a")), { maxInFlight: 1 })
        const stuck = yield* Effect.forkChild(things.get({ id: 7 }))
        yield* settle
        const waiting = how === "plain" ? text(things.bytes()) : withResponse(things.bytes)()
        const call = Effect.provideService(waiting as Effect.Effect<unknown, ApiError>, CallOptions, {
          deadlineMillis: 300
        })
        const error = yield* failureOf(call, 300)
        assert.deepInclude(error.reason, {
          _tag: "TimeoutError",
          timeoutMillis: 300,
          phase: "queue",
          isDeadline: true
        })
        yield* Fiber.interrupt(stuck)
        assert.strictEqual(yield* text(things.bytes()), "a")
        assert.strictEqual(yield* text(things.bytes()), "a")
      })
  )

  it.effect("a download that is retried occupies only one slot of maxInFlight", () =>
    Effect.gen(function* () {
      const things = makeThings(script(reply(503), streaming("a")), { maxInFlight: 1 })
      assert.isTrue(isSuccess(yield* after(1000, text(things.bytes()))))
      assert.strictEqual(yield* text(things.bytes()), "a")
    })
  )

  it.effect("withResponse of a download frees its slot of maxInFlight when the request fails or is interrupted", () =>
    Effect.gen(function* () {
      const things = makeThings(script(reply(404), noResponse, streaming("a")), { maxInFlight: 1 })
      const response = withResponse(things.bytes)()
      assert.strictEqual((yield* Effect.flip(response)).reason._tag, "NotFoundError")
      const stuck = yield* Effect.forkChild(response)
      const waiting = yield* Effect.forkChild(response)
      yield* settle
      yield* Fiber.interrupt(waiting)
      yield* Fiber.interrupt(stuck)
      assert.strictEqual(yield* text((yield* response).data), "a")
      assert.isTrue(isSuccess(yield* after(0, response)))
    })
  )

  it.effect("a download over a transport without streams yields its body as one chunk", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok("a,b\n", { "content-type": "text/csv" }))
      assert.strictEqual(yield* text(makeThings(fakeServer).bytes()), "a,b\n")
    })
  )

  it.effect.each([["text/csv; charset=utf-8"], ["text/plain"], ["application/octet-stream"]] as const)(
    "a non-streaming download returns its body as a string when the media type is %s",
    ([type]) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* makeThings(script(ok("1", { "content-type": type }))).csv(), "1")
      })
  )

  it.effect("a non-streaming download of an HTML page fails with ContractError", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(makeThings(script(ok("<html>", { "content-type": "text/html" }))).csv())
      assert.strictEqual(error.reason._tag, "ContractError")
    })
  )

  it("a download is an async iterable in the Promise API", async () => {
    const parts: Array<string> = []
    for await (const chunk of promiseClient(makeThings(script(streaming("a", "b")))).bytes())
      parts.push(new TextDecoder().decode(chunk))
    assert.deepStrictEqual(parts, ["a", "b"])
  })
})
