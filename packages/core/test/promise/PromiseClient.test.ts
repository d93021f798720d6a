import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { Effect } from "effect"
import { ApiError } from "../../src/errors/ApiError.ts"
import { promiseClient } from "../../src/promise/PromiseClient.ts"
import type { PromiseClient } from "../../src/promise/PromiseClientOf.ts"
import type { PromiseIterable } from "../../src/promise/PromiseTypes.ts"
import { ok, reply, script, silence, type Step } from "../support/Script.ts"
import { noRetry, type Thing, things, type Things } from "../support/things.ts"

const page = (number: number): Step => ok({ items: [{ id: number }], page: number, total_items: 3 })

const chunk = { done: false, value: new Uint8Array([1]) }
const textReply = { status: 200, headers: new Headers({ "content-type": "text/csv" }), text: async () => "" }

/** Long enough for whatever is ready to run. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.fail("it was fulfilled"),
    (error: unknown) => error
  )

describe("the Promise face", () => {
  it("fulfils with the wire value", async () => {
    assert.deepStrictEqual(await promiseClient(things(script(ok({ id: 7 })))).get({ id: 7 }), { id: 7 })
  })

  it("rejects with the ApiError itself", async () => {
    const error = await rejection(promiseClient(things(script(reply(404)))).get({ id: 7 }))
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "NotFoundError")
  })

  it("names the caller in the stack of an error: of a call, a response, a loop and a page", async () => {
    const service = promiseClient(things(script(reply(404))))
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

  it("answers with status and headers when asked for the response", async () => {
    const service = promiseClient(things(script(ok({ id: 7 }, { "x-request-id": "r1" }))))
    const { data, headers, status } = await service.get.withResponse({ id: 7 })
    assert.deepStrictEqual([data, status, headers.get("x-request-id")], [{ id: 7 }, 200, "r1"])
  })

  it("reads a list as an async iterable, a page at a time", async () => {
    const world = script(page(1), page(2), page(3))
    const ids: Array<number> = []
    for await (const thing of promiseClient(things(world)).list({ page_size: 1 })) ids.push(thing.id)
    assert.deepStrictEqual(ids, [1, 2, 3])
  })

  it("fetches no page after the loop was left", async () => {
    const world = script(page(1), page(2), page(3))
    for await (const thing of promiseClient(things(world)).list({ page_size: 1 })) if (thing.id === 2) break
    assert.strictEqual(world.sent.length, 2)
  })

  it("has the pages and each page of a list", async () => {
    const list = promiseClient(things(script(page(1), page(2), page(3), page(2)))).list({ page_size: 1 })
    const numbers: Array<number | undefined> = []
    for await (const { page } of list.pages) numbers.push(page)
    assert.deepStrictEqual(numbers, [1, 2, 3])
    assert.deepInclude(await list.page(2), { page: 2 })
  })

  it("throws the ApiError of the page that failed into the loop", async () => {
    const service = promiseClient(things(script(page(1), reply(400)), noRetry))
    const read = async () => {
      for await (const _ of service.list({ page_size: 1 })) continue
    }
    const error = await rejection(read())
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "InvalidRequestError")
  })

  it("aborts the socket with the signal, and rejects with its reason", async () => {
    const world = script(silence)
    const controller = new AbortController()
    const call = rejection(promiseClient(things(world)).get({ id: 7 }, { signal: controller.signal }))
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    controller.abort(new Error("enough"))
    assert.strictEqual(await call, controller.signal.reason)
    assert.isTrue(world.sent[0]?.init.signal.aborted)
  })

  it("sends nothing for a signal that has fired already", async () => {
    const world = script(ok({ id: 7 }))
    const error = await rejection(promiseClient(things(world)).get({ id: 7 }, { signal: AbortSignal.abort("gone") }))
    assert.strictEqual(error, "gone")
    assert.strictEqual(world.sent.length, 0)
  })

  it("ends a loop with the signal's reason", async () => {
    const world = script(page(1), silence)
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of promiseClient(things(world)).list({ page_size: 1 }, { signal: controller.signal })) {
        queueMicrotask(() => controller.abort(new Error("enough")))
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
  })

  it("runs the body of a loop no further once the signal has fired, and fetches nothing", async () => {
    const full = ok({ items: [{ id: 1 }, { id: 2 }], page: 1, total_items: 100 })
    const world = script(full, page(3), page(4), page(5))
    const controller = new AbortController()
    const ids: Array<number> = []
    const read = async () => {
      for await (const { id } of promiseClient(things(world)).list({ page_size: 2 }, { signal: controller.signal })) {
        ids.push(id)
        controller.abort(new Error("enough"))
        await turns()
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
    assert.deepStrictEqual(ids, [1])
    assert.strictEqual(world.sent.length, 1)
  })

  it("fetches no page ahead under a signal that does not fire, and leaves no listener behind", async () => {
    const world = script(page(1), page(2), page(3))
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener)
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
    for await (const { id } of promiseClient(things(world)).list({ page_size: 1 }, { signal })) {
      await turns()
      assert.strictEqual(world.sent.length, id)
      if (id === 2) break
    }
    assert.strictEqual(world.sent.length, 2)
    assert.strictEqual(listeners.size, 0)
  })

  it("closes the socket of a download when the signal fires, while the loop's body runs", async () => {
    const body = { cancel: async () => undefined, getReader: () => ({ read: async () => chunk }) }
    const world = script(() => ({ ...textReply, body }))
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of promiseClient(things(world)).bytes(undefined, { signal: controller.signal })) {
        controller.abort(new Error("enough"))
        await turns()
        assert.isTrue(world.sent[0]?.init.signal.aborted)
      }
    }
    assert.strictEqual(await rejection(read()), controller.signal.reason)
  })

  it("keeps what is no method, and derives what is nested", async () => {
    const face = promiseClient({ version: 7, nested: { one: () => Effect.succeed(1) } })
    assert.strictEqual(face.version, 7)
    assert.strictEqual(await face.nested.one(), 1)
  })
})

describe("the Promise face in types", () => {
  type Face = PromiseClient<Things>

  it("takes what the effect takes, and a signal after it", () => {
    expectTypeOf<Parameters<Face["get"]>[0]>().toEqualTypeOf<{ readonly id: string | number }>()
    expectTypeOf<ReturnType<Face["get"]>>().toEqualTypeOf<Promise<Thing>>()
    expectTypeOf<Face["get"]>().toBeCallableWith({ id: 7 }, { signal: new AbortController().signal })
    expectTypeOf<Face["old"]>().toBeCallableWith()
    expectTypeOf<Face["list"]>().toBeCallableWith()
  })

  it("has async iterables where the effect has streams", () => {
    expectTypeOf<ReturnType<Face["list"]>>().toExtend<AsyncIterable<Thing>>()
    expectTypeOf<ReturnType<Face["names"]>>().toEqualTypeOf<PromiseIterable<string>>()
  })
})
