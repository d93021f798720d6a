/**
 * Tests the requests that the list methods of a client send, and the items that the methods yield.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { ok, reply, script, type Step } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"

/** Returns a page of two things, from a list of at most five. */
const page = (number: number, total = 5): Step =>
  ok({
    items: [0, 1, 2, 3, 4].slice((number - 1) * 2, Math.min(number * 2, total)).map((id) => ({ id })),
    page: number,
    page_size: 2,
    total_items: total
  })

describe("list methods", () => {
  it.effect("a list method sends page and page size together with its filters", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(1), page(2), page(3))
      yield* Stream.runDrain(makeThings(fakeServer).list({ name: "x", page_size: 2 }))
      assert.deepStrictEqual(
        fakeServer.sent.map(({ url }) => url),
        [1, 2, 3].map((number) => `https://things.example/things?name=x&page_size=2&page=${number}`)
      )
    })
  )

  it.effect("a list method requests no further page when the reader stops early", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(1), page(2), page(3))
      const items = yield* Stream.runCollect(Stream.take(makeThings(fakeServer).list({ page_size: 2 }), 2))
      assert.deepStrictEqual(items, [{ id: 0 }, { id: 1 }])
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a list method accepts page and page size as numeric strings and rejects other strings", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(2))
      yield* Stream.runDrain(
        makeThings(fakeServer).list({ page: "2", page_size: "7" } as unknown as { page_size: number })
      )
      assert.strictEqual(fakeServer.sent[0]?.url, "https://things.example/things?page=2&page_size=7")
      const none = { page_size: "seven" } as unknown as { page_size: number }
      const error = yield* Effect.flip(Stream.runDrain(makeThings(fakeServer).list(none)))
      assert.include(error.message, "listThings: not sent: page_size: must be an integer")
    })
  )

  it.effect("a list method requests a hundred items per page by default", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(1, 2))
      yield* Stream.runDrain(makeThings(fakeServer).list())
      assert.strictEqual(fakeServer.sent[0]?.url, "https://things.example/things?page=1&page_size=100")
    })
  )

  it.effect("a list method with the parameter page starts at that page and continues to the last page", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(2), page(3))
      const items = yield* Stream.runCollect(makeThings(fakeServer).list({ page: 2, page_size: 2 }))
      assert.deepStrictEqual(items, [{ id: 2 }, { id: 3 }, { id: 4 }])
    })
  )

  it.effect("list.pages and list.page of a list method return pages as the service sent them", () =>
    Effect.gen(function* () {
      const list = makeThings(script(page(1), page(2), page(3), page(2))).list({ page_size: 2 })
      const pages = yield* Stream.runCollect(list.pages)
      assert.deepStrictEqual(
        pages.map(({ page }) => page),
        [1, 2, 3]
      )
      assert.deepInclude(yield* list.page(2), { page: 2, total_items: 5 })
    })
  )

  it.effect("list.page fails without sending a request if it is called without a page number", () =>
    Effect.gen(function* () {
      const fakeServer = script(page(1))
      const error = yield* Effect.flip(
        makeThings(fakeServer)
          .list()
          .page(undefined as unknown as number)
      )
      assert.include(error.message, "listThings: not sent: page")
      assert.strictEqual(fakeServer.sent.length, 0)
    })
  )

  it.effect("reading the pages of a list fails at the end when items have moved between the pages", () =>
    Effect.gen(function* () {
      const list = makeThings(script(page(1, 5), page(2, 4), page(1, 4), page(2, 3))).list({ page_size: 2 })
      const seen: Array<number | undefined> = []
      const error = yield* Effect.flip(
        Stream.runForEach(list.pages, ({ page }) => Effect.sync(() => void seen.push(page)))
      )
      assert.deepStrictEqual(seen, [1, 2])
      assert.deepInclude(error.reason, { _tag: "ContractError", kind: "changed" })
    })
  )

  it.effect("the stream from a list method can be read again from the beginning", () =>
    Effect.gen(function* () {
      const list = makeThings(script(page(1, 2))).list({ page_size: 2 })
      assert.deepStrictEqual(yield* Stream.runCollect(list), yield* Stream.runCollect(list))
    })
  )

  it.effect("a list method fails with the error of the page that failed", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Stream.runDrain(makeThings(script(page(1), reply(400))).list({ page_size: 2 })))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
    })
  )

  it.effect("a list method without pagination makes one request", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ names: ["a", "b"] }))
      assert.deepStrictEqual(yield* Stream.runCollect(makeThings(fakeServer).names()), ["a", "b"])
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a list method yields no items when the response contains no list", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Stream.runCollect(makeThings(script(ok({ names: 7 }))).names()), [])
    })
  )
})
