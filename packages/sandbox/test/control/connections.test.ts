import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import type { SandboxServer } from "../../src/server.ts"
import { injectFault, key, locales, startSandbox, url } from "./startSandbox.ts"

describe("latency faults", () => {
  it("a latency fault in simulated time ends when the sandbox clock has advanced by that time", async () => {
    const given = startSandbox()
    await injectFault(given, { latency_seconds: 30 })
    let isDone = false
    const reply = given.call("GET", locales).finally(() => {
      isDone = true
    })
    await given.sandbox.advance({ seconds: 29.9 })
    expect(isDone).toBe(false)
    await given.sandbox.advance({ seconds: 0.1 })
    expect((await reply).status).toBe(200)
  })

  it("a reset of the sandbox ends the wait of a latency fault in simulated time, and the request gets its response", async () => {
    const given = startSandbox()
    await injectFault(given, { latency_seconds: 30 })
    const reply = given.call("GET", locales)
    // The response to this second request proves that the first request is already in progress.
    await given.control("GET", "/clock")
    await given.control("POST", "/reset")
    expect((await reply).status).toBe(200)
  })

  it("a latency fault in real time waits with the timers that the option `timers` passes to the sandbox", async () => {
    const waits: Array<number> = []
    const timers = {
      now: () => 0,
      after: (milliseconds: number, action: () => void) => {
        waits.push(milliseconds)
        action()
      }
    }
    const given = startSandbox({ timers })
    await injectFault(given, { latency_milliseconds: 1_500, status: 504 })
    expect((await given.call("GET", locales)).status).toBe(504)
    expect(waits).toEqual([1_500])
  })

  it("a latency fault of the sandbox ends early when the caller aborts the request", async () => {
    const given = startSandbox()
    await injectFault(given, { latency_seconds: 30 })
    const controller = new AbortController()
    const reply = given.call("GET", locales, undefined, controller.signal)
    controller.abort(new Error("enough"))
    await expect(reply).rejects.toThrow("enough")
  })
})

describe("connection faults", () => {
  it("a connection reset fault rejects the request as fetch does, before or, with `performs`, after the operation", async () => {
    const given = startSandbox()
    const subscribe = () =>
      given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
        callback: "http://panel.example",
        outcomes: [{}]
      })
    const isThere = async () =>
      (await given.call("GET", "/supply/respondent-outcomes/v1/subscriptions/4711")).status === 200
    await injectFault(given, { operation_id: "createOutcomesSubscription", connection: "reset" })
    await expect(subscribe()).rejects.toMatchObject({ message: "fetch failed", cause: { code: "ECONNRESET" } })
    expect(await isThere()).toBe(false)
    await injectFault(given, { operation_id: "createOutcomesSubscription", connection: "reset", performs: true })
    await expect(subscribe()).rejects.toThrow("fetch failed")
    expect(await isThere()).toBe(true)
  })

  it("a stalled connection fault sends half of the response body, and no more until the caller aborts the request", async () => {
    const given = startSandbox()
    await injectFault(given, { connection: "stall", performs: true })
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

describe("connection faults over HTTP", () => {
  let server: SandboxServer | undefined
  afterEach(() => server?.close())

  /** Sends a raw request, and reads from the socket until it closes or the received text contains `until`. */
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

  it("a connection reset fault over HTTP closes the socket without any bytes", async () => {
    const given = startSandbox()
    server = await given.sandbox.listen()
    await injectFault(given, { connection: "reset" })
    expect(await raw(server.port)).toEqual({ text: "", error: "ECONNRESET" })
  })

  it("a stalled connection fault over HTTP sends the head with the full content-length, and half of the body", async () => {
    const given = startSandbox()
    server = await given.sandbox.listen()
    const whole = (await given.call("GET", locales)).text
    await injectFault(given, { connection: "stall", performs: true })
    const { text } = await raw(server.port, whole.slice(0, 100))
    expect(text).toContain("HTTP/1.1 200 OK")
    expect(text.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(whole)}`)
    expect(text).not.toContain(whole.slice(-20))
  })
})
