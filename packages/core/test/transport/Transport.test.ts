import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Fetch, FetchResponse } from "../../src/transport/Transport.ts"
import { ok, script } from "../support/Script.ts"
import { things } from "../support/things.ts"

describe("the transport", () => {
  it("takes the global fetch, and any function that answers like it", () => {
    expectTypeOf<typeof globalThis.fetch>().toExtend<Fetch>()
    expectTypeOf<Response>().toExtend<FetchResponse>()
  })

  it.effect("hands the transport an address and plain settings, and asks to see redirects", () =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      yield* things(world).get({ id: 7 })
      const init = world.sent[0]?.init
      assert.deepInclude(init, { method: "GET", redirect: "manual" })
      assert.strictEqual(init?.headers.get("accept"), "application/json")
      assert.isFalse("body" in (init ?? {}))
      assert.instanceOf(init?.signal, AbortSignal)
    })
  )

  it.effect("sets a body's media type", () =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      yield* things(world).create({ body: { name: "x" } })
      assert.strictEqual(world.sent[0]?.init.headers.get("content-type"), "application/json")
    })
  )

  it.effect("frees the connection of a redirect before it follows", () =>
    Effect.gen(function* () {
      const seen: Array<string> = []
      const redirect = () => ({
        status: 302,
        headers: new Headers({ location: "/elsewhere" }),
        body: { cancel: async () => void seen.push("cancelled"), getReader: () => assert.fail("it is read") },
        text: async () => "unread"
      })
      const world = script(redirect, (sent) => {
        seen.push(sent.url)
        return ok({ id: 7 })(sent)
      })
      yield* things(world).get({ id: 7 })
      assert.deepStrictEqual(seen, ["cancelled", "https://things.example/elsewhere"])
    })
  )
})
