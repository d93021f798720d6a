import { assert, describe, it } from "@effect/vitest"
import type { Dispatcher } from "undici"
import { ResponseReceiver } from "../../../src/transport/node/ResponseReceiver.ts"
import type { FetchResponse } from "../../../src/transport/Fetch.ts"

const half = Buffer.alloc(150 * 1024, "x")

/** Returns a response whose headers have arrived, and the operations on its socket. */
const received = async () => {
  const done: Array<string> = []
  const controller: Dispatcher.DispatchController = {
    aborted: false,
    paused: false,
    reason: null,
    abort: () => void done.push("abort"),
    pause: () => void done.push("pause"),
    resume: () => void done.push("resume")
  }
  const { promise, reject, resolve } = Promise.withResolvers<FetchResponse>()
  const receiver = new ResponseReceiver(resolve, reject)
  receiver.onRequestStart(controller)
  receiver.onResponseStart(controller, 200, {})
  await promise
  return { controller, done, receiver }
}

describe("ResponseReceiver", () => {
  it("the response receiver pauses its socket while too much data is buffered and resumes it when the data is read", async () => {
    const { controller, done, receiver } = await received()
    receiver.onResponseData(controller, half)
    assert.deepStrictEqual(done, [])
    receiver.onResponseData(controller, half)
    assert.deepStrictEqual(done, ["pause"])
    await receiver.getReader().read()
    assert.deepStrictEqual(done, ["pause", "resume"])
  })

  it("the response receiver resumes a paused socket when the whole body is requested as a string", async () => {
    const { controller, done, receiver } = await received()
    receiver.onResponseData(controller, half)
    receiver.onResponseData(controller, half)
    const text = receiver.text()
    assert.deepStrictEqual(done, ["pause", "resume"])
    receiver.onResponseData(controller, half)
    receiver.onResponseEnd()
    assert.strictEqual((await text).length, 3 * half.length)
    assert.deepStrictEqual(done, ["pause", "resume"])
  })

  it("the response receiver does not resolve with an interim response such as 103", async () => {
    const { controller } = await received()
    const { promise, reject, resolve } = Promise.withResolvers<FetchResponse>()
    const receiver = new ResponseReceiver(resolve, reject)
    receiver.onRequestStart(controller)
    receiver.onResponseStart(controller, 103, { link: "</x>; rel=preload" })
    receiver.onResponseError(controller, new Error("reset"))
    assert.match(String(await promise.catch((cause: unknown) => cause)), /reset/)
  })

  it("calling abort or cancel after a response was received completely does not abort the request, and the body remains readable", async () => {
    const { controller, done, receiver } = await received()
    receiver.onResponseData(controller, Buffer.from("ok"))
    receiver.onResponseEnd()
    receiver.abort()
    await receiver.cancel()
    assert.deepStrictEqual(done, [])
    assert.strictEqual(await receiver.text(), "ok")
  })

  it("a pending read of a response body rejects when the response is aborted", async () => {
    const { done, receiver } = await received()
    const reading = receiver.getReader().read()
    receiver.abort()
    assert.deepStrictEqual(done, ["abort"])
    assert.match(String(await reading.catch((cause: unknown) => cause)), /the request was aborted/)
  })
})
