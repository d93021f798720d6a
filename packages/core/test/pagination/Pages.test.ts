import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Option, Stream } from "effect"
import * as fc from "fast-check"
import { ApiError } from "../../src/errors/ApiError.ts"
import * as Pages from "../../src/pagination/Pages.ts"
import { NotFoundError } from "../../src/errors/Reason.ts"
import { ok, reply, script, type Step } from "../support/Script.ts"
import { globalFetchTransport } from "../../src/transport/fetchTransport.ts"
import { platformOf, things } from "../support/things.ts"

interface Page {
  readonly items: ReadonlyArray<number>
  readonly total?: number
}

/** Reads a service given as a function of page and size, and counts what it is asked. */
const reading = (serve: (page: number, size: number) => Page | "404", size: number, first = 1) => {
  const asked: Array<number> = []
  const changes: Array<readonly [number, number]> = []
  const source: Pages.Source<Page, number> = {
    operation: "listThings",
    first,
    size,
    items: ({ items }) => items,
    total: "total",
    fail: Effect.fail,
    totalChanged: (from, to) => Effect.sync(() => void changes.push([from, to])),
    fetch: (page) =>
      Effect.suspend(() => {
        asked.push(page)
        const reply = serve(page, size)
        if (reply !== "404") return Effect.succeed(reply)
        const reason = new NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
        return Effect.fail(new ApiError({ operation: "listThings", reason, attempts: [] }))
      })
  }
  const exit = Effect.runSyncExit(Stream.runCollect(Pages.items(source, platformOf(globalFetchTransport).listReader)))
  return { exit, asked, changes, items: Exit.isSuccess(exit) ? exit.value : undefined, reason: reasonOf(exit) }
}

const reasonOf = (exit: Exit.Exit<unknown, ApiError>) =>
  Option.getOrUndefined(Option.map(Exit.findErrorOption(exit), ({ reason }) => reason))

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** A service as the document describes it, whose pages are at most `cap` long. */
const honest =
  (total: number, cap = Infinity) =>
  (page: number, size: number): Page => {
    const length = Math.min(size, cap)
    return { items: range((page - 1) * length, Math.min(page * length, total)), total }
  }

describe("a list", () => {
  it("of an honest service is read whole, once each, in at most ⌈total / size⌉ requests, or one", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (total, size) => {
        const { asked, items } = reading(honest(total), size)
        assert.deepStrictEqual(items, range(0, total))
        assert.strictEqual(asked.length, Math.max(1, Math.ceil(total / size)))
      })
    )
  })

  it("of a service that gives shorter pages than asked for is read whole", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 20 }), (total, size, cap) => {
        const { asked, items } = reading(honest(total, cap), size)
        assert.deepStrictEqual(items, range(0, total))
        assert.isAtMost(asked.length, Math.ceil(total / Math.min(size, cap)) + 1)
      })
    )
  })

  it("begun at any page holds all that follows, with at most one request more", () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 15 }),
        (total, size, first) => {
          const { asked, items } = reading(honest(total), size, first)
          assert.deepStrictEqual(items, range((first - 1) * size, total))
          assert.isAtMost(asked.length, Math.max(0, Math.ceil(total / size) - first + 1) + 1)
        }
      )
    )
  })

  it("begun at a page of a service that gives shorter pages loses nothing", () => {
    const { items } = reading(honest(200, 50), 100, 2)
    assert.deepStrictEqual(items, range(50, 200))
  })

  it("ends whatever the service does", () => {
    const page = fc.record({
      items: fc.array(fc.nat(6), { maxLength: 6 }),
      total: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined })
    })
    const behaviour = fc.array(fc.oneof(fc.constant("404" as const), page), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(behaviour, fc.integer({ min: 1, max: 6 }), fc.boolean(), (replies, size, cycles) => {
        const serve = (number: number): Page | "404" => {
          const reply = replies[cycles ? (number - 1) % replies.length : Math.min(number, replies.length) - 1]
          if (reply === undefined || reply === "404") return "404"
          return { items: reply.items, ...(reply.total !== undefined && { total: reply.total }) }
        }
        const { asked, reason } = reading(serve, size)
        // Each page that does not end the list brings an item towards its total; a list that changes is read four times at most.
        assert.isAtMost(asked.length, 4 * 2 * (2 * 40 + 100 * size + 1))
        if (reason !== undefined) assert.include(["PageRepeatedError", "NotFoundError", "ContractError"], reason._tag)
      }),
      { numRuns: 2000 }
    )
  })

  it("of a service that ignores the page number fails with the page that came again", () => {
    const { asked, reason } = reading(() => ({ items: [1, 2, 3], total: 100 }), 3)
    assert.deepInclude(reason, { _tag: "PageRepeatedError", page: 1 })
    assert.deepStrictEqual(asked, [1, 2])
  })

  it("of a service that goes round in circles fails too", () => {
    const { reason } = reading((page) => ({ items: [page % 3], total: 100 }), 1)
    assert.deepInclude(reason, { _tag: "PageRepeatedError", page: 1 })
  })

  it("past whose end the last page comes again just ends", () => {
    const clamped = (page: number, size: number) => honest(25)(Math.min(page, 3), size)
    assert.deepStrictEqual(reading(clamped, 10, 3).items, range(20, 25))
  })

  it("past whose end a 404 comes just ends", () => {
    assert.deepStrictEqual(reading((page) => (page > 2 ? "404" : { items: [page] }), 1).items, [1, 2])
  })

  it.each([
    ["an empty page, after another look at the total", { items: [] }, [1, 2, 1]],
    ["an empty page that names the total", { items: [], total: 250 }, [1, 2]]
  ] as const)("that ends by %s before its total fails, as it would be short and look whole", (_, empty, requests) => {
    const { asked, reason } = reading((page) => (page === 1 ? honest(250)(1, 100) : empty), 100)
    assert.deepInclude(reason, { _tag: "ContractError", kind: "short", items: { received: 100, promised: 250 } })
    assert.include(reason?.message, "the list ended after 100 of 250 items")
    assert.deepStrictEqual<ReadonlyArray<number>>(asked, requests)
  })

  it("that ends by a 404 before its total fails with the 404", () => {
    const { reason } = reading((page) => (page > 1 ? "404" : honest(250)(page, 100)), 100)
    assert.strictEqual(reason?._tag, "NotFoundError")
  })

  it("whose only page has no items but a total fails", () => {
    assert.deepInclude(reading(() => ({ items: [], total: 3 }), 10).reason, { kind: "short" })
  })

  it("of a service that caps its pages and skips by the size asked for fails", () => {
    const serve = (page: number): Page => ({
      items: range((page - 1) * 100, Math.min((page - 1) * 100 + 50, 230)),
      total: 230
    })
    assert.deepInclude(reading(serve, 100).reason, { kind: "short", items: { received: 130, promised: 230 } })
    const clamped = reading((page) => serve(Math.min(page, 3)), 100)
    assert.deepInclude(clamped.reason, { kind: "short", items: { received: 130, promised: 230 } })
  })

  it("of which items are removed while it is read ends with what its latest total promises", () => {
    const { changes, items } = reading((page, size) => honest(page === 1 ? 25 : 18)(page, size), 10)
    assert.deepStrictEqual(items, range(0, 18))
    assert.deepStrictEqual(changes.at(-1), [25, 18])
  })

  it("begun past its end is empty", () => {
    assert.deepStrictEqual(reading(honest(25), 10, 4).items, [])
  })

  it("whose first page is missing fails", () => {
    assert.strictEqual(reading(() => "404", 10).reason?._tag, "NotFoundError")
  })

  it("without a total ends at a short page", () => {
    const { asked, items } = reading((page) => ({ items: page < 3 ? [page, page + 10] : [page] }), 2)
    assert.deepStrictEqual(items, [1, 11, 2, 12, 3])
    assert.deepStrictEqual(asked, [1, 2, 3])
  })

  it("without a total and without an end fails after a thousand pages", () => {
    const { asked, reason } = reading((page) => ({ items: [page] }), 1)
    assert.deepInclude(reason, { _tag: "ContractError", kind: "endless" })
    assert.strictEqual(asked.length, 1000)
  })

  it("that grows while it is read is read on to its latest total, and the change is reported", () => {
    let total = 25
    const serve = (page: number, size: number) => {
      const answer = honest(total)(page, size)
      total = 38
      return answer
    }
    const { asked, changes, items } = reading(serve, 10)
    assert.deepStrictEqual(items, range(0, 38))
    assert.deepStrictEqual(changes, [[25, 38]])
    // Page 1 is read once more, as items may have moved.
    assert.deepStrictEqual(asked, [1, 2, 1, 3, 4])
  })

  it("whose first page states a lower total than the others is read to theirs", () => {
    const { items } = reading((page, size) => honest(page === 1 ? 15 : 38)(page, size), 10)
    assert.deepStrictEqual(items, range(0, 38))
  })

  it("that grows faster than it is read fails", () => {
    const { reason } = reading((page, size) => honest(20 + page * 10)(page, size), 10)
    assert.deepInclude(reason, { _tag: "ContractError", kind: "endless" })
  })
})

const page = (number: number, total = 5): Step =>
  ok({
    items: range((number - 1) * 2, Math.min(number * 2, total)).map((id) => ({ id })),
    page: number,
    page_size: 2,
    total_items: total
  })

describe("a list method", () => {
  it.effect("sends page and size with its filters", () =>
    Effect.gen(function* () {
      const world = script(page(1), page(2), page(3))
      yield* Stream.runDrain(things(world).list({ name: "x", page_size: 2 }))
      assert.deepStrictEqual(
        world.sent.map(({ url }) => url),
        [1, 2, 3].map((number) => `https://things.example/things?name=x&page_size=2&page=${number}`)
      )
    })
  )

  it.effect("left early fetches no further page", () =>
    Effect.gen(function* () {
      const world = script(page(1), page(2), page(3))
      const items = yield* Stream.runCollect(Stream.take(things(world).list({ page_size: 2 }), 2))
      assert.deepStrictEqual(items, [{ id: 0 }, { id: 1 }])
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("takes a size and a page that are texts for numbers", () =>
    Effect.gen(function* () {
      const world = script(page(2))
      yield* Stream.runDrain(things(world).list({ page: "2", page_size: "7" } as unknown as { page_size: number }))
      assert.strictEqual(world.sent[0]?.url, "https://things.example/things?page=2&page_size=7")
      const none = { page_size: "seven" } as unknown as { page_size: number }
      const error = yield* Effect.flip(Stream.runDrain(things(world).list(none)))
      assert.include(error.message, "listThings: not sent: page_size: must be an integer")
    })
  )

  it.effect("asks for a hundred items a page when it is not told otherwise", () =>
    Effect.gen(function* () {
      const world = script(page(1, 2))
      yield* Stream.runDrain(things(world).list())
      assert.strictEqual(world.sent[0]?.url, "https://things.example/things?page=1&page_size=100")
    })
  )

  it.effect("resumes from a page", () =>
    Effect.gen(function* () {
      const world = script(page(2), page(3))
      const items = yield* Stream.runCollect(things(world).list({ page: 2, page_size: 2 }))
      assert.deepStrictEqual(items, [{ id: 2 }, { id: 3 }, { id: 4 }])
    })
  )

  it.effect("has its pages and each page as they came", () =>
    Effect.gen(function* () {
      const list = things(script(page(1), page(2), page(3), page(2))).list({ page_size: 2 })
      const pages = yield* Stream.runCollect(list.pages)
      assert.deepStrictEqual(
        pages.map(({ page }) => page),
        [1, 2, 3]
      )
      assert.deepInclude(yield* list.page(2), { page: 2, total_items: 5 })
    })
  )

  it.effect("has pages that fail at their end when items have moved between them", () =>
    Effect.gen(function* () {
      const list = things(script(page(1, 5), page(2, 4), page(1, 4), page(2, 3))).list({ page_size: 2 })
      const seen: Array<number | undefined> = []
      const error = yield* Effect.flip(
        Stream.runForEach(list.pages, ({ page }) => Effect.sync(() => void seen.push(page)))
      )
      assert.deepStrictEqual(seen, [1, 2])
      assert.deepInclude(error.reason, { _tag: "ContractError", kind: "changed" })
    })
  )

  it.effect("can be run again from its beginning", () =>
    Effect.gen(function* () {
      const list = things(script(page(1, 2))).list({ page_size: 2 })
      assert.deepStrictEqual(yield* Stream.runCollect(list), yield* Stream.runCollect(list))
    })
  )

  it.effect("fails with the error of the page that failed", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Stream.runDrain(things(script(page(1), reply(400))).list({ page_size: 2 })))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
    })
  )

  it.effect("of a list that comes whole makes one request", () =>
    Effect.gen(function* () {
      const world = script(ok({ names: ["a", "b"] }))
      assert.deepStrictEqual(yield* Stream.runCollect(things(world).names()), ["a", "b"])
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("gives nothing for a reply that has no list, as drift has told of it", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Stream.runCollect(things(script(ok({ names: 7 }))).names()), [])
    })
  )
})
