import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import type { Listening } from "../../src/server.ts"
import { inject, key, locales, start, url } from "./sandbox.ts"

describe("latency", () => {
  it("of virtual time ends when the clock has moved that far, and not before", async () => {
    const given = start()
    await inject(given, { latency_seconds: 30 })
    let isDone = false
    const reply = given.call("GET", locales).finally(() => {
      isDone = true
    })
    await given.sandbox.advance({ seconds: 29.9 })
    expect(isDone).toBe(false)
    await given.sandbox.advance({ seconds: 0.1 })
    expect((await reply).status).toBe(200)
  })

  it("of virtual time ends with a reset", async () => {
    const given = start()
    await inject(given, { latency_seconds: 30 })
    const reply = given.call("GET", locales)
    // The call has begun once another has been answered.
    await given.control("GET", "/clock")
    await given.control("POST", "/reset")
    expect((await reply).status).toBe(200)
  })

  it("of real time waits on the timers it was given", async () => {
    const waits: Array<number> = []
    const timers = {
      now: () => 0,
      after: (milliseconds: number, action: () => void) => {
        waits.push(milliseconds)
        action()
      }
    }
    const given = start({ timers })
    await inject(given, { latency_milliseconds: 1_500, status: 504 })
    expect((await given.call("GET", locales)).status).toBe(504)
    expect(waits).toEqual([1_500])
  })

  it("ends early for a caller who gives up", async () => {
    const given = start()
    await inject(given, { latency_seconds: 30 })
    const controller = new AbortController()
    const reply = given.call("GET", locales, undefined, controller.signal)
    controller.abort(new Error("enough"))
    await expect(reply).rejects.toThrow("enough")
  })
})

describe("a connection", () => {
  it("that is reset rejects as fetch does, before the operation or after it", async () => {
    const given = start()
    const subscribe = () =>
      given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
        callback: "http://panel.example",
        outcomes: [{}]
      })
    const isThere = async () =>
      (await given.call("GET", "/supply/respondent-outcomes/v1/subscriptions/4711")).status === 200
    await inject(given, { operation_id: "createOutcomesSubscription", connection: "reset" })
    await expect(subscribe()).rejects.toMatchObject({ message: "fetch failed", cause: { code: "ECONNRESET" } })
    expect(await isThere()).toBe(false)
    await inject(given, { operation_id: "createOutcomesSubscription", connection: "reset", performs: true })
    await expect(subscribe()).rejects.toThrow("fetch failed")
    expect(await isThere()).toBe(true)
  })

  it("that stalls sends half and then waits until the caller has had enough", async () => {
    const given = start()
    await inject(given, { connection: "stall", performs: true })
    const controller = new AbortController()
    const { body, status } = await given.sandbox.fetch(`${url}${locales}`, {
      headers: { authorization: key },
      signal: controller.signal
    })
    expect(status).toBe(200)
    const reader = body?.getReader()
    const first = await reader?.read()
    expect(first?.value?.length).toBeGreaterThan(100)
    const second = reader?.read()
    controller.abort(new Error("enough"))
    await expect(second).rejects.toThrow("enough")
  })
})

describe("over HTTP", () => {
  let server: Listening | undefined
  afterEach(() => server?.close())

  /** What comes over the wire until it ends or `until` is there. */
  const raw = (port: number, until?: string) =>
    new Promise<{ text: string; error: string | undefined }>((resolve) => {
      const socket = connect(port, "127.0.0.1")
      let text = ""
      let error: string | undefined
      socket.write(`GET ${locales} HTTP/1.1\r\nhost: x\r\nauthorization: ${key}\r\n\r\n`)
      socket.on("data", (chunk) => {
        text += chunk.toString()
        if (until !== undefined && text.includes(until)) socket.destroy()
      })
      socket.on("error", ({ code }: NodeJS.ErrnoException) => {
        error = code
      })
      socket.on("close", () => resolve({ text, error }))
    })

  it("a reset breaks the connection without a word", async () => {
    const given = start()
    server = await given.sandbox.listen()
    await inject(given, { connection: "reset" })
    expect(await raw(server.port)).toEqual({ text: "", error: "ECONNRESET" })
  })

  it("a stall sends the head, half of the body, and the length of the whole", async () => {
    const given = start()
    server = await given.sandbox.listen()
    const whole = (await given.call("GET", locales)).text
    await inject(given, { connection: "stall", performs: true })
    const { text } = await raw(server.port, whole.slice(0, 100))
    expect(text).toContain("HTTP/1.1 200 OK")
    expect(text.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(whole)}`)
    expect(text).not.toContain(whole.slice(-20))
  })
})
