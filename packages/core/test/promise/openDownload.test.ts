/**
 * Tests the end of downloads that were started with `withResponse` and whose bodies have not been read.
 */
import { assert, describe, it } from "@effect/vitest"
import { promiseClient } from "../../src/promise/promiseClient.ts"
import type { PromiseIterable } from "../../src/promise/PromiseTypes.ts"
import { ok, script, type Step } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"

const csv: Step = () => ({
  status: 200,
  headers: new Headers({ "content-type": "text/csv" }),
  body: {
    cancel: async () => undefined,
    getReader: () => ({ read: async () => ({ done: false, value: new Uint8Array([1]) }) })
  },
  text: () => assert.fail("it is held in memory")
})

/** Starts a download that occupies the only slot of `maxInFlight`. */
const open = async (signal?: AbortSignal) => {
  const service = script(csv, ok({ id: 7 }))
  const things = promiseClient(makeThings(service, { maxInFlight: 1 }))
  const { data } = await things.bytes.withResponse(undefined, signal === undefined ? {} : { signal })
  const isAborted = (): boolean => service.sent[0]?.init.signal.aborted === true
  /** Makes a call that needs the slot. */
  const next = () => things.get({ id: 7 })
  return { data, isAborted, next }
}

const waysToClose: ReadonlyArray<readonly [string, (data: PromiseIterable<Uint8Array>) => Promise<unknown>]> = [
  ["return() before the first next()", async (data) => data[Symbol.asyncIterator]().return?.()],
  ["toArray({ max: 0 })", (data) => data.toArray({ max: 0 })],
  ["first()", (data) => data.first()]
]

describe("a download that was started with withResponse in the Promise API", () => {
  it.each(waysToClose)("%s closes the connection and frees the slot of maxInFlight", async (_, close) => {
    const { data, isAborted, next } = await open()
    assert.isFalse(isAborted())
    await close(data)
    assert.isTrue(isAborted())
    assert.deepStrictEqual(await next(), { id: 7 })
  })

  it("aborting the signal closes the connection and frees the slot, although the body is never read", async () => {
    const controller = new AbortController()
    const { data, isAborted, next } = await open(controller.signal)
    controller.abort(new Error("enough"))
    assert.deepStrictEqual(await next(), { id: 7 })
    assert.isTrue(isAborted())
    const error: unknown = await data.first().catch((cause: unknown) => cause)
    assert.strictEqual((error as Error).message, "enough")
  })

  it("closing a second iterator does not end the first one, which is being read", async () => {
    const { data, isAborted } = await open()
    const iterator = data[Symbol.asyncIterator]()
    await iterator.next()
    await data[Symbol.asyncIterator]().return?.()
    assert.isFalse(isAborted())
    await iterator.return?.()
    assert.isTrue(isAborted())
  })

  it("a download that has ended no longer listens for the abort of its signal", async () => {
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    const add = signal.addEventListener.bind(signal)
    signal.addEventListener = (type: string, listener: never) => {
      listeners.add(listener)
      add(type, listener)
    }
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
    const { data } = await open(signal)
    assert.isAbove(listeners.size, 0)
    await data.first()
    assert.strictEqual(listeners.size, 0)
  })
})
