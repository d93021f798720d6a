import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Option, Stream } from "effect"
import * as fc from "fast-check"
import { ApiError, Reason } from "../../src/index.node.ts"
import type { Source } from "../../src/pagination/listReader.ts"
import * as Pages from "../../src/pagination/pages.ts"

interface Page {
  readonly items: ReadonlyArray<number>
  readonly total?: number
}

/** Reads a list from `serve`, which returns the page for a number and a size, and records the requested pages. */
const readList = (serve: (page: number, size: number) => Page | "404", size: number, first = 1) => {
  const requestedPages: Array<number> = []
  const changes: Array<readonly [number, number]> = []
  const source: Source<Page, number> = {
    operation: "listThings",
    first,
    size,
    items: ({ items }) => items,
    total: "total",
    fail: Effect.fail,
    totalChanged: (from, to) => Effect.sync(() => void changes.push([from, to])),
    fetch: (page) =>
      Effect.suspend(() => {
        requestedPages.push(page)
        const reply = serve(page, size)
        if (reply !== "404") return Effect.succeed(reply)
        const reason = new Reason.NotFoundError({
          status: 404,
          problem: { messages: [], codes: [], fields: {}, body: null }
        })
        return Effect.fail(new ApiError({ operation: "listThings", reason, attempts: [] }))
      })
  }
  const exit = Effect.runSyncExit(Stream.runCollect(Pages.items(source)))
  return { exit, requestedPages, changes, items: Exit.isSuccess(exit) ? exit.value : undefined, reason: reasonOf(exit) }
}

const reasonOf = (exit: Exit.Exit<unknown, ApiError>) =>
  Option.getOrUndefined(Option.map(Exit.findErrorOption(exit), ({ reason }) => reason))

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** A service that behaves as documented, with pages of at most `cap` items. */
const documentedService =
  (total: number, cap = Infinity) =>
  (page: number, size: number): Page => {
    const length = Math.min(size, cap)
    return { items: range((page - 1) * length, Math.min(page * length, total)), total }
  }

describe("Pages.items", () => {
  it("a paginated list is read completely, each item once, in at most ⌈total / size⌉ requests", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (total, size) => {
        const { requestedPages, items } = readList(documentedService(total), size)
        assert.deepStrictEqual(items, range(0, total))
        assert.strictEqual(requestedPages.length, Math.max(1, Math.ceil(total / size)))
      })
    )
  })

  it("a paginated list whose pages are shorter than requested is read completely", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 20 }), (total, size, cap) => {
        const { requestedPages, items } = readList(documentedService(total, cap), size)
        assert.deepStrictEqual(items, range(0, total))
        assert.isAtMost(requestedPages.length, Math.ceil(total / Math.min(size, cap)) + 1)
      })
    )
  })

  it("reading a paginated list from any start page yields every item from that page on, with at most one request more than there are pages left", () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 15 }),
        (total, size, first) => {
          const { requestedPages, items } = readList(documentedService(total), size, first)
          assert.deepStrictEqual(items, range((first - 1) * size, total))
          assert.isAtMost(requestedPages.length, Math.max(0, Math.ceil(total / size) - first + 1) + 1)
        }
      )
    )
  })

  it("reading a paginated list from page 2 skips no item when pages are shorter than requested", () => {
    const { items } = readList(documentedService(200, 50), 100, 2)
    assert.deepStrictEqual(items, range(50, 200))
  })

  it("reading a paginated list terminates whatever pages the service returns", () => {
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
        const { requestedPages, reason } = readList(serve, size)
        // Every page except the last contains an item. A list is read in at most four passes, which may request each page twice.
        assert.isAtMost(requestedPages.length, 4 * 2 * (2 * 40 + 100 * size + 1))
        if (reason !== undefined) assert.include(["PageRepeatedError", "NotFoundError", "ContractError"], reason._tag)
      }),
      { numRuns: 2000 }
    )
  })

  it("a paginated list whose pages overlap is read to its last item", () => {
    const overlapping = (page: number, size: number): Page => {
      const start = (page - 1) * (size - 2)
      return { items: range(start, Math.min(start + size, 30)), total: 30 }
    }
    assert.deepStrictEqual(new Set(readList(overlapping, 10).items), new Set(range(0, 30)))
  })

  it("a paginated list that contains an item twice is read without an error", () => {
    const twice = (page: number): Page => ({
      items:
        [
          [1, 2],
          [2, 3]
        ][page - 1] ?? [],
      total: 4
    })
    assert.deepStrictEqual(new Set(readList(twice, 2).items), new Set([1, 2, 3]))
  })

  it.each([[5], [0], [1.5]])(
    "a paginated list that contains more items than its total of %d is read to its last item",
    (total) => {
      const service = (page: number, size: number): Page => ({ ...documentedService(25)(page, size), total })
      assert.deepStrictEqual(readList(service, 10).items, range(0, 25))
    }
  )

  it("reading a paginated list fails with PageRepeatedError when the service ignores the page number", () => {
    const { requestedPages, reason } = readList(() => ({ items: [1, 2, 3], total: 100 }), 3)
    assert.deepInclude(reason, { _tag: "PageRepeatedError", page: 1 })
    assert.deepStrictEqual(requestedPages, [1, 2])
  })

  it("a paginated list whose pages repeat in a cycle fails with PageRepeatedError", () => {
    const { reason } = readList((page) => ({ items: [page % 3], total: 100 }), 1)
    assert.deepInclude(reason, { _tag: "PageRepeatedError", page: 1 })
  })

  it("if a service repeats the last page for pages past the end, the paginated list is read without an error and without duplicates", () => {
    const clamped = (page: number, size: number) => documentedService(25)(Math.min(page, 3), size)
    assert.deepStrictEqual(readList(clamped, 10, 3).items, range(20, 25))
  })

  it("a paginated list without a total ends without an error at a 404 past its last page", () => {
    assert.deepStrictEqual(readList((page) => (page > 2 ? "404" : { items: [page] }), 1).items, [1, 2])
  })

  it.each([
    ["an empty page after which the total is read again", { items: [] }, [1, 2, 1]],
    ["an empty page that states the total", { items: [], total: 250 }, [1, 2]]
  ] as const)(
    "a paginated list that ends with %s before its total is reached fails with ContractError",
    (_, empty, requests) => {
      const { requestedPages, reason } = readList((page) => (page === 1 ? documentedService(250)(1, 100) : empty), 100)
      assert.deepInclude(reason, { _tag: "ContractError", kind: "short", items: { received: 100, promised: 250 } })
      assert.include(reason?.message, "the list ended after 100 of 250 items")
      assert.deepStrictEqual<ReadonlyArray<number>>(requestedPages, requests)
    }
  )

  it("a paginated list that ends with a 404 before its total is reached fails with NotFoundError", () => {
    const { reason } = readList((page) => (page > 1 ? "404" : documentedService(250)(page, 100)), 100)
    assert.strictEqual(reason?._tag, "NotFoundError")
  })

  it("a paginated list whose only page is empty although its total is not zero fails with ContractError", () => {
    assert.deepInclude(readList(() => ({ items: [], total: 3 }), 10).reason, { kind: "short" })
  })

  it("a paginated list fails when the service returns shorter pages but computes offsets from the requested page size", () => {
    const serve = (page: number): Page => ({
      items: range((page - 1) * 100, Math.min((page - 1) * 100 + 50, 230)),
      total: 230
    })
    assert.deepInclude(readList(serve, 100).reason, { kind: "short", items: { received: 130, promised: 230 } })
    const clamped = readList((page) => serve(Math.min(page, 3)), 100)
    assert.deepInclude(clamped.reason, { kind: "short", items: { received: 130, promised: 230 } })
  })

  it("a paginated list that shrinks while it is read ends without an error at its latest total", () => {
    const { changes, items } = readList((page, size) => documentedService(page === 1 ? 25 : 18)(page, size), 10)
    assert.deepStrictEqual(items, range(0, 18))
    assert.deepStrictEqual(changes.at(-1), [25, 18])
  })

  it("reading a paginated list from a page past its end yields no items", () => {
    assert.deepStrictEqual(readList(documentedService(25), 10, 4).items, [])
  })

  it("a paginated list whose first page returns 404 fails with NotFoundError", () => {
    assert.strictEqual(readList(() => "404", 10).reason?._tag, "NotFoundError")
  })

  it("a paginated list without a total ends at the first short page", () => {
    const { requestedPages, items } = readList((page) => ({ items: page < 3 ? [page, page + 10] : [page] }), 2)
    assert.deepStrictEqual(items, [1, 11, 2, 12, 3])
    assert.deepStrictEqual(requestedPages, [1, 2, 3])
  })

  it("a paginated list without a total that never ends fails after a thousand pages", () => {
    const { requestedPages, reason } = readList((page) => ({ items: [page] }), 1)
    assert.deepInclude(reason, { _tag: "ContractError", kind: "endless" })
    assert.strictEqual(requestedPages.length, 1000)
  })

  it("a paginated list that grows while it is read is read to its latest total, and the change is reported", () => {
    let total = 25
    const serve = (page: number, size: number) => {
      const reply = documentedService(total)(page, size)
      total = 38
      return reply
    }
    const { requestedPages, changes, items } = readList(serve, 10)
    assert.deepStrictEqual(items, range(0, 38))
    assert.deepStrictEqual(changes, [[25, 38]])
    // Page 1 is requested again, because items may have moved.
    assert.deepStrictEqual(requestedPages, [1, 2, 1, 3, 4])
  })

  it("a paginated list whose first page states a lower total than later pages is read to the higher total", () => {
    const { items } = readList((page, size) => documentedService(page === 1 ? 15 : 38)(page, size), 10)
    assert.deepStrictEqual(items, range(0, 38))
  })

  it("a paginated list that grows faster than it is read fails with ContractError", () => {
    const { reason } = readList((page, size) => documentedService(20 + page * 10)(page, size), 10)
    assert.deepInclude(reason, { _tag: "ContractError", kind: "endless" })
  })
})
