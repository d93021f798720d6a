import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Fetch, FetchResponse } from "../../src/transport/Fetch.ts"
import { ok, script } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"

describe("transport", () => {
  it("the Fetch type accepts the global fetch, and the FetchResponse type accepts a standard Response", () => {
    expectTypeOf<typeof globalThis.fetch>().toExtend<Fetch>()
    expectTypeOf<Response>().toExtend<FetchResponse>()
  })

  it.effect(
    "a GET request is passed to the transport with its headers, an AbortSignal and redirect mode manual, and without a body",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(ok({ id: 7 }))
        yield* makeThings(fakeServer).get({ id: 7 })
        const init = fakeServer.sent[0]?.init
        assert.deepInclude(init, { method: "GET", redirect: "manual" })
        assert.strictEqual(init?.headers.get("accept"), "application/json")
        assert.isFalse("body" in (init ?? {}))
        assert.instanceOf(init?.signal, AbortSignal)
      })
  )

  it.effect("a request with a JSON body has the content type application/json", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      yield* makeThings(fakeServer).create({ body: { name: "x" } })
      assert.strictEqual(fakeServer.sent[0]?.init.headers.get("content-type"), "application/json")
    })
  )

  it.effect("the body of a redirect response is cancelled before the redirect is followed", () =>
    Effect.gen(function* () {
      const seen: Array<string> = []
      const redirect = () => ({
        status: 302,
        headers: new Headers({ location: "/elsewhere" }),
        body: { cancel: async () => void seen.push("cancelled"), getReader: () => assert.fail("it is read") },
        text: async () => "unread"
      })
      const fakeServer = script(redirect, (sent) => {
        seen.push(sent.url)
        return ok({ id: 7 })(sent)
      })
      yield* makeThings(fakeServer).get({ id: 7 })
      assert.deepStrictEqual(seen, ["cancelled", "https://things.example/elsewhere"])
    })
  )
})
