/**
 * Tests inputs that JavaScript would silently serialize as different values.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { ok, script } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"

type ListInput = Parameters<ReturnType<typeof makeThings>["list"]>[0]
type UploadInput = Parameters<ReturnType<typeof makeThings>["upload"]>[0]

const listed = (page_size: unknown) => {
  const fakeServer = script(ok({ items: [], total_items: 0 }))
  const read = Stream.runDrain(makeThings(fakeServer).list({ page_size } as ListInput))
  return Effect.map(Effect.exit(read), (exit) => ({ exit, urls: fakeServer.sent.map(({ url }) => url) }))
}

describe("a page size", () => {
  it.effect.each([[7n], ["7"], [Object(7)]])(
    "a page size given as a bigint, a string or a boxed number is sent as the same number: %s",
    ([given]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* listed(given)).urls, ["https://things.example/things?page_size=7&page=1"])
      })
  )

  it.effect.each([[null], [new Date(7)], [Number.NaN], [7.5], ["seven"], [[7]]])(
    "a page size that is not an integer is rejected with an error that names the parameter: %s",
    ([given]) =>
      Effect.gen(function* () {
        const { exit, urls } = yield* listed(given)
        assert.deepStrictEqual(urls, [])
        assert.include(String(exit), "page_size")
      })
  )
})

describe("a multipart form", () => {
  it.effect.each([
    ["bytes", new Uint8Array([1, 2]), "body: must be an object with one field per part"],
    ["a map", new Map([["json", "{}"]]), "body: must be an object with one field per part"],
    ["half a character", { json: "a\ud800b" }, "json: must be well-formed Unicode"]
  ] as const)(
    "a multipart form of %s is not sent, and the error states what is invalid in the form",
    ([, body, words]) =>
      Effect.gen(function* () {
        const fakeServer = script(ok({ id: 7 }))
        const error = yield* Effect.flip(makeThings(fakeServer).upload({ body } as unknown as UploadInput))
        assert.include(error.message, words)
        assert.deepStrictEqual(fakeServer.sent, [])
      })
  )
})
