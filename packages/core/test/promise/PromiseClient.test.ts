import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect } from "effect"
import { ConfigurationError } from "../../src/client/ConfigurationError.ts"
import { ApiError } from "../../src/errors/ApiError.ts"
import { promiseClient } from "../../src/promise/promiseClient.ts"
import type { PromiseClient } from "../../src/promise/PromiseClientOf.ts"
import type { PromiseIterable } from "../../src/promise/PromiseTypes.ts"
import { ok, reply, script, noResponse, type Step } from "../support/Script.ts"
import { noRetry, type Thing, makeThings, type Things } from "../support/thingService.ts"

const page = (number: number): Step => ok({ items: [{ id: number }], page: number, total_items: 3 })

const chunk = { done: false, value: new Uint8Array([1]) }
const textReply = { status: 200, headers: new Headers({ "content-type": "text/csv" }), text: async () => "" }

/** Waits for several turns of the event loop, which is enough to run all pending tasks. */
const runPendingTasks = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.fail("it was fulfilled"),
    (error: unknown) => error
  )

describe("the Promise API", () => {
  it("a call in the Promise API resolves with the value in the response", async () => {
    assert.deepStrictEqual(await promiseClient(makeThings(script(ok({ id: 7 })))).get({ id: 7 }), { id: 7 })
  })

  it("a failed call in the Promise API rejects with the ApiError", async () => {
    const error = await rejection(promiseClient(makeThings(script(reply(404)))).get({ id: 7 }))
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "NotFoundError")
  })

  it("the stack of an error from any kind of Promise API call names the function that made the call", async () => {
    const service = promiseClient(makeThings(script(reply(404))))
    const callers: Record<string, () => Promise<unknown>> = {
      aCall: async function aCall() {
        await service.get({ id: 7 })
      },
      aResponse: async function aResponse() {
        await service.get.withResponse({ id: 7 })
      },
      aLoop: async function aLoop() {
        for await (const _ of service.list()) continue
      },
      aPage: async function aPage() {
        await service.list().page(1)
      }
    }
    for (const [name, call] of Object.entries(callers)) {
      const error = await rejection(call())
      assert.instanceOf(error, ApiError)
      assert.match(error.stack ?? "", new RegExp(`${name}.*PromiseClient\\.test\\.ts`))
      assert.match(error.stack ?? "", /^ApiError: \w+: /)
    }
  })

  it("withResponse in the Promise API resolves with the data, the status code and the headers", async () => {
    const service = promiseClient(makeThings(script(ok({ id: 7 }, { "x-request-id": "r1" }))))
    const { data, headers, status } = await service.get.withResponse({ id: 7 })
    assert.deepStrictEqual([data, status, headers.get("x-request-id")], [{ id: 7 }, 200, "r1"])
  })

  it("a list in the Promise API is an async iterable that requests one page at a time", async () => {
    const fakeServer = script(page(1), page(2), page(3))
    const ids: Array<number> = []
    for await (const thing of promiseClient(makeThings(fakeServer)).list({ page_size: 1 })) ids.push(thing.id)
    assert.deepStrictEqual(ids, [1, 2, 3])
  })

  it("a list in the Promise API requests no page after its loop is left", async () => {
    const fakeServer = script(page(1), page(2), page(3))
    for await (const thing of promiseClient(makeThings(fakeServer)).list({ page_size: 1 })) if (thing.id === 2) break
    assert.strictEqual(fakeServer.sent.length, 2)
  })

  it("list.pages and list.page in the Promise API return all pages and a single page of a list", async () => {
    const list = promiseClient(makeThings(script(page(1), page(2), page(3), page(2)))).list({ page_size: 1 })
    const numbers: Array<number | undefined> = []
    for await (const { page } of list.pages) numbers.push(page)
    assert.deepStrictEqual(numbers, [1, 2, 3])
    assert.deepInclude(await list.page(2), { page: 2 })
  })

  it("a loop over a list in the Promise API throws the ApiError of the page that failed", async () => {
    const service = promiseClient(makeThings(script(page(1), reply(400)), noRetry))
    const read = async () => {
      for await (const _ of service.list({ page_size: 1 })) continue
    }
    const error = await rejection(read())
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "InvalidRequestError")
  })

  it("an AbortSignal aborts the request of a call, which rejects with the signal's reason", async () => {
    const fakeServer = script(noResponse)
    const controller = new AbortController()
    const call = rejection(promiseClient(makeThings(fakeServer)).get({ id: 7 }, { signal: controller.signal }))
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    controller.abort(new Error("enough"))
    assert.strictEqual(await call, controller.signal.reason)
    assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
  })

  it("a call with an AbortSignal that is already aborted sends nothing", async () => {
    const fakeServer = script(ok({ id: 7 }))
    const error = await rejection(
      promiseClient(makeThings(fakeServer)).get({ id: 7 }, { signal: AbortSignal.abort("gone") })
    )
    assert.strictEqual(error, "gone")
    assert.strictEqual(fakeServer.sent.length, 0)
  })

  it.each([
    ["a controller", new AbortController()],
    ["an object", {}],
    ["a text", "stop"]
  ])(
    "a call with %s in place of its AbortSignal is not sent and rejects with ConfigurationError",
    async (_, signal) => {
      const fakeServer = script(ok({ id: 7 }), page(1))
      const service = promiseClient(makeThings(fakeServer))
      const options = { signal: signal as AbortSignal }
      for (const call of [service.get({ id: 7 }, options), service.list({}, options).toArray()]) {
        const error = await rejection(call)
        assert.instanceOf(error, ConfigurationError)
        assert.include(error.message, "signal must be an AbortSignal")
      }
      assert.strictEqual(fakeServer.sent.length, 0)
    }
  )

  it("a call whose options are null is sent like a call without options", async () => {
    const service = promiseClient(makeThings(script(ok({ id: 7 }))))
    assert.deepStrictEqual(await service.get({ id: 7 }, null as never), { id: 7 })
  })

  it.each([3, "3", true])(
    "toArray called with %j instead of options rejects with RangeError and sends no request",
    async (given) => {
      const fakeServer = script(page(1))
      const error = await rejection(
        promiseClient(makeThings(fakeServer))
          .list()
          .toArray(given as never)
      )
      assert.instanceOf(error, RangeError)
      assert.strictEqual(error.message, "max must be a number of at least 0, as in { max: 100 }")
      assert.strictEqual(fakeServer.sent.length, 0)
    }
  )

  it("an AbortSignal ends a loop over a list, which throws the reason of the signal", async () => {
    const fakeServer = script(page(1), noResponse)
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of promiseClient(makeThings(fakeServer)).list(
        { page_size: 1 },
        { signal: controller.signal }
      )) {
        queueMicrotask(() => controller.abort(new Error("enough")))
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
  })

  it("a loop over a list yields no further item and requests no further page once its AbortSignal is aborted", async () => {
    const full = ok({ items: [{ id: 1 }, { id: 2 }], page: 1, total_items: 100 })
    const fakeServer = script(full, page(3), page(4), page(5))
    const controller = new AbortController()
    const ids: Array<number> = []
    const read = async () => {
      for await (const { id } of promiseClient(makeThings(fakeServer)).list(
        { page_size: 2 },
        { signal: controller.signal }
      )) {
        ids.push(id)
        controller.abort(new Error("enough"))
        await runPendingTasks()
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
    assert.deepStrictEqual(ids, [1])
    assert.strictEqual(fakeServer.sent.length, 1)
  })

  it("a list with an AbortSignal requests no page ahead and leaves no listener on the signal", async () => {
    const fakeServer = script(page(1), page(2), page(3))
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener)
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
    for await (const { id } of promiseClient(makeThings(fakeServer)).list({ page_size: 1 }, { signal })) {
      await runPendingTasks()
      assert.strictEqual(fakeServer.sent.length, id)
      if (id === 2) break
    }
    assert.strictEqual(fakeServer.sent.length, 2)
    assert.strictEqual(listeners.size, 0)
  })

  it("an AbortSignal aborts the request of a download while the loop body runs", async () => {
    const body = { cancel: async () => undefined, getReader: () => ({ read: async () => chunk }) }
    const fakeServer = script(() => ({ ...textReply, body }))
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of promiseClient(makeThings(fakeServer)).bytes(undefined, { signal: controller.signal })) {
        controller.abort(new Error("enough"))
        await runPendingTasks()
        assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
  })

  it("promiseClient keeps properties that are not methods and makes nested methods return Promises", async () => {
    const client = promiseClient({ version: 7, nested: { one: () => Effect.succeed(1) } })
    assert.strictEqual(client.version, 7)
    assert.strictEqual(await client.nested.one(), 1)
  })
})

describe("PromiseClient types", () => {
  type Client = PromiseClient<Things>

  it("a Promise method accepts the arguments of the Effect method and an optional signal", () => {
    expectTypeOf<Parameters<Client["get"]>[0]>().toEqualTypeOf<{ readonly id: string | number }>()
    expectTypeOf<ReturnType<Client["get"]>>().toEqualTypeOf<Promise<Thing>>()
    expectTypeOf<Client["get"]>().toBeCallableWith({ id: 7 }, { signal: new AbortController().signal })
    expectTypeOf<Client["old"]>().toBeCallableWith()
    expectTypeOf<Client["list"]>().toBeCallableWith()
  })

  it("a Promise method returns an async iterable where the Effect method returns a stream", () => {
    expectTypeOf<ReturnType<Client["list"]>>().toExtend<AsyncIterable<Thing>>()
    expectTypeOf<ReturnType<Client["names"]>>().toEqualTypeOf<PromiseIterable<string>>()
  })
})
