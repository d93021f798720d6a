import { assert, describe, it } from "@effect/vitest"
import type { Dispatcher } from "undici"
import { Reception } from "../../src/node/Reception.ts"
import type { FetchReply } from "../../src/Transport.ts"

const half = Buffer.alloc(150 * 1024, "x")

/** A reply whose headers have come, and what was done to its socket. */
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
  const { promise, reject, resolve } = Promise.withResolvers<FetchReply>()
  const reception = new Reception(resolve, reject)
  reception.onRequestStart(controller)
  reception.onResponseStart(controller, 200, {})
  await promise
  return { controller, done, reception }
}

describe("a reply as it is received", () => {
  it("pauses its socket while too much waits, and resumes it when that is read", async () => {
    const { controller, done, reception } = await received()
    reception.onResponseData(controller, half)
    assert.deepStrictEqual(done, [])
    reception.onResponseData(controller, half)
    assert.deepStrictEqual(done, ["pause"])
    await reception.getReader().read()
    assert.deepStrictEqual(done, ["pause", "resume"])
  })

  it("resumes its socket when it is to be held after all", async () => {
    const { controller, done, reception } = await received()
    reception.onResponseData(controller, half)
    reception.onResponseData(controller, half)
    const text = reception.text()
    assert.deepStrictEqual(done, ["pause", "resume"])
    reception.onResponseData(controller, half)
    reception.onResponseEnd()
    assert.strictEqual((await text).length, 3 * half.length)
    assert.deepStrictEqual(done, ["pause", "resume"])
  })

  it("does not begin with what comes before the answer", async () => {
    const { controller } = await received()
    const { promise, reject, resolve } = Promise.withResolvers<FetchReply>()
    const reception = new Reception(resolve, reject)
    reception.onRequestStart(controller)
    reception.onResponseStart(controller, 103, { link: "</x>; rel=preload" })
    reception.onResponseError(controller, new Error("reset"))
    assert.match(String(await promise.catch((cause: unknown) => cause)), /reset/)
  })

  it("that has come whole is not torn down", async () => {
    const { controller, done, reception } = await received()
    reception.onResponseData(controller, Buffer.from("ok"))
    reception.onResponseEnd()
    reception.abort()
    await reception.cancel()
    assert.deepStrictEqual(done, [])
    assert.strictEqual(await reception.text(), "ok")
  })

  it("that is torn down rejects who reads it", async () => {
    const { done, reception } = await received()
    const reading = reception.getReader().read()
    reception.abort()
    assert.deepStrictEqual(done, ["abort"])
    assert.match(String(await reading.catch((cause: unknown) => cause)), /the request was aborted/)
  })
})
