import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { promiseClient } from "../../src/promise/PromiseClient.ts"
import { ok, reply, script, type Step } from "../support/Script.ts"
import { things } from "../support/things.ts"
import { after, failureOf, isSuccess } from "../support/time.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body of these chunks; a function among them is what the read comes to. */
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
  it.effect("gives the body chunk by chunk, and does not hold it", () =>
    Effect.gen(function* () {
      const chunks = yield* Stream.runCollect(things(script(streaming("a,b\n", "1,2\n"))).bytes())
      assert.deepStrictEqual(
        chunks.map((chunk) => new TextDecoder().decode(chunk)),
        ["a,b\n", "1,2\n"]
      )
    })
  )

  it.effect("is tried again until its headers come", () =>
    Effect.gen(function* () {
      const world = script(reply(503), streaming("a"))
      assert.isTrue(isSuccess(yield* after(1000, text(things(world).bytes()))))
      assert.strictEqual(world.sent.length, 2)
    })
  )

  it.effect("fails with the reason of a failing status", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(text(things(script(reply(404, { detail: "gone" }))).bytes()))
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.include(error.message, "gone")
    })
  )

  it.effect("that breaks fails with what broke it, and is not begun again", () =>
    Effect.gen(function* () {
      const world = script(streaming("a", reset))
      const error = yield* Effect.flip(text(things(world).bytes()))
      assert.deepInclude(error.reason, { _tag: "TransportError", status: 200, code: "ECONNRESET" })
      assert.strictEqual(error.operation, "exportThings")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("that stalls times out, and aborts the socket", () =>
    Effect.gen(function* () {
      const world = script(streaming("a", never))
      const error = yield* failureOf(text(things(world, { timeoutMillis: 2500 }).bytes()), 3000)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "body" })
      assert.isTrue(world.sent[0]?.init.signal.aborted)
    })
  )

  it.effect.each([["<html>sign in"], [""]] as const)(
    "that turns out to be a page for people, %j, fails with its beginning",
    ([prefix]) =>
      Effect.gen(function* () {
        const page: Step = async (sent) =>
          Object.assign(await streaming(prefix)(sent), {
            headers: new Headers({ "content-type": "text/html" }),
            text: async () => prefix
          })
        const error = yield* Effect.flip(text(things(script(page)).bytes()))
        assert.deepInclude(error.reason, { _tag: "ContractError", kind: "malformed", contentType: "text/html", prefix })
        assert.include(error.message, `a page instead of data (text/html): "${prefix}"`)
      })
  )

  it.effect("left early aborts the socket", () =>
    Effect.gen(function* () {
      const world = script(streaming("a", "b", "c"))
      yield* Stream.runDrain(Stream.take(things(world).bytes(), 1))
      assert.isTrue(world.sent[0]?.init.signal.aborted)
    })
  )

  it.effect("over a transport without streams gives the text as one chunk", () =>
    Effect.gen(function* () {
      const world = script(ok("a,b\n", { "content-type": "text/csv" }))
      assert.strictEqual(yield* text(things(world).bytes()), "a,b\n")
    })
  )

  it.effect.each([["text/csv; charset=utf-8"], ["text/plain"], ["application/octet-stream"]] as const)(
    "as a method is the text, sent as %s",
    ([type]) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* things(script(ok("1", { "content-type": type }))).csv(), "1")
      })
  )

  it.effect("as a method is no page for people", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(things(script(ok("<html>", { "content-type": "text/html" }))).csv())
      assert.strictEqual(error.reason._tag, "ContractError")
    })
  )

  it("is an async iterable of the Promise face", async () => {
    const parts: Array<string> = []
    for await (const chunk of promiseClient(things(script(streaming("a", "b")))).bytes())
      parts.push(new TextDecoder().decode(chunk))
    assert.deepStrictEqual(parts, ["a", "b"])
  })
})
