import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { ApiError, Dictionaries, Exchange, memoize } from "../src/index.ts"
import { createExchange, memoize as memoizePromise } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"

const page = () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })

describe("memoize", () => {
  it.effect("memoize requests a lookup once per input until the result expires", () => {
    const { options, requests } = fakeService(page)
    return Effect.gen(function* () {
      const dictionary = memoize((yield* Dictionaries).list, { millis: 60_000 })
      const [first] = yield* dictionary({ property: "locales" })
      assert.strictEqual(first?.["code"], "eng_us")
      yield* TestClock.adjust(59_999)
      yield* dictionary({ property: "locales" })
      assert.strictEqual(requests.length, 1)
      yield* dictionary({ property: "industries" })
      assert.strictEqual(requests.length, 2)
      yield* TestClock.adjust(1)
      yield* dictionary({ property: "locales" })
      assert.strictEqual(requests.length, 3)
    }).pipe(Effect.provide(Exchange.layer(options)))
  })

  it.effect("concurrent callers of a memoized lookup share one request", () =>
    Effect.gen(function* () {
      let asked = 0
      const lookup = memoize((id: number) =>
        Effect.delay(
          Effect.sync(() => [id, ++asked].join()),
          1000
        )
      )
      const callers = yield* Effect.forkChild(
        Effect.all(
          Array.from({ length: 50 }, () => lookup(7)),
          { concurrency: "unbounded" }
        )
      )
      yield* TestClock.adjust(1000)
      assert.deepStrictEqual(new Set(yield* Fiber.join(callers)), new Set(["7,1"]))
    })
  )

  it.effect("memoize does not keep the failure of a lookup", () => {
    let isUp = false
    const { options, requests } = fakeService(() => (isUp ? page() : new Response(null, { status: 404 })))
    return Effect.gen(function* () {
      const dictionary = memoize((yield* Dictionaries).list)
      assert.instanceOf(yield* Effect.flip(dictionary({ property: "locales" })), ApiError)
      isUp = true
      assert.strictEqual((yield* dictionary({ property: "locales" })).length, 1)
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(Exchange.layer(options)))
  })

  it.effect("memoize drops the least recently used result when its capacity is reached", () =>
    Effect.gen(function* () {
      const asked: Array<number> = []
      const lookup = memoize((id: number) => Stream.sync(() => asked.push(id)), { capacity: 2 })
      for (const id of [1, 2, 1, 3, 1, 2]) yield* lookup(id)
      assert.deepStrictEqual(asked, [1, 2, 3, 2])
    })
  )

  it("memoize in the Promise API requests a lookup once and rejects with the error of a failed call", async () => {
    let isUp = false
    const { options, requests } = fakeService(() => (isUp ? page() : new Response(null, { status: 404 })))
    const dictionary = memoizePromise(createExchange(options).dictionaries.list)
    assert.instanceOf(await dictionary({ property: "locales" }).catch((cause: unknown) => cause), ApiError)
    isUp = true
    const entries = await dictionary({ property: "locales" })
    assert.strictEqual(entries[0]?.code, "eng_us")
    expectTypeOf(entries[0]?.code).toEqualTypeOf<string | undefined>()
    assert.strictEqual(await dictionary({ property: "locales" }), entries)
    assert.strictEqual(requests.length, 2)
  })

  it.each([
    ["equal integers of any size", { id: 10n }, { id: 10n }, 1],
    ["an integer and the same digits as text", { id: 10n }, { id: "10" }, 2],
    ["equal members in another order", { a: 1, b: [2] }, { b: [2], a: 1 }, 1]
  ])("memoize compares inputs by value: %s", async (_, first, second, calls) => {
    let asked = 0
    const lookup = memoizePromise(async (input: object) => [asked++, input])
    await lookup(first)
    await lookup(second)
    assert.strictEqual(asked, calls)
  })

  it("memoize accepts a lookup that takes no input and requests its result only once", async () => {
    const { options, requests } = fakeService(() => Response.json({ ApiResult: 0, AccountsWithSuppliers: [] }))
    const suppliers = memoizePromise(createExchange(options).lookups.suppliers)
    assert.strictEqual(await suppliers(), await suppliers())
    const lookups = memoizePromise(createExchange(options).lookups.bundled)
    assert.strictEqual(await lookups({ Bundle: "Countries" }), await lookups({ Bundle: "Countries" }))
    assert.strictEqual(requests.length, 2)
  })
})
