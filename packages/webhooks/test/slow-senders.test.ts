import { connect, type Socket } from "node:net"
import { type EventEmitter, once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Webhooks } from "../src/effect.ts"
import { fetchReceiver } from "../src/fetch.ts"
import { createVerifier } from "../src/index.node.ts"
import { nodeReceiver } from "../src/node.ts"
import type { WebhookError } from "../src/surface.ts"
import { generateSigningKey, signHeader } from "../src/testing.ts"
import { halfDuplex } from "./receivers.ts"

const key = await generateSigningKey("11111111-a")
const header = await signHeader({ keys: [key], body: "0123456789" })
const unreadable = (problem: string, receivedBytes: number) => ({
  reason: { _tag: "UnreadableBodyError", problem, receivedBytes }
})

describe("senders that stall within the body", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => void vi.useRealTimers())

  const options = (refusals: Array<WebhookError>) => ({
    verifier: createVerifier({ keys: [key] }),
    accept: () => expect.fail("nothing was to be accepted"),
    onRefusal: (error: WebhookError) => void refusals.push(error)
  })

  it("the Fetch receiver refuses a stalled request with 408 after 30 s and cancels its stream", async () => {
    const refusals: Array<WebhookError> = []
    const cancelled = vi.fn<() => void>()
    const stalled = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("01234")),
      cancel: cancelled
    })
    const request = new Request("http://receiver/", {
      method: "POST",
      body: stalled,
      headers: { "x-platform-signature": header },
      ...halfDuplex
    })
    const response = fetchReceiver(options(refusals))(request)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(refusals).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(408)
    expect(refusals).toMatchObject([unreadable("slower than the time limit allows", 5)])
    expect(cancelled).toHaveBeenCalled()
  })

  /** Starts a local server and a client that has sent its headers and five of ten bytes. */
  const halfSent = async (
    refusals: Array<WebhookError>
  ): Promise<{ client: Socket; request: EventEmitter; close: () => void }> => {
    const server = createServer()
    server.on("request", nodeReceiver(options(refusals)))
    await once(server.listen(0, "127.0.0.1"), "listening")
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1")
    client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\nx-platform-signature: ${header}\r\n\r\n01234`)
    const [request] = await once(server, "request")
    if (request.readableLength === 0) await once(request, "readable").catch(() => {})
    return { client, request, close: () => server.close() }
  }

  it("the node:http receiver refuses a stalled request with 408 and closes the connection 2 s later if it is still open", async () => {
    const refusals: Array<WebhookError> = []
    const { client, close } = await halfSent(refusals)
    const closed = once(client, "close")
    const response = once(client, "data")
    await vi.advanceTimersByTimeAsync(30_000)
    expect(String((await response)[0])).toMatch(/^HTTP\/1.1 408 /)
    expect(refusals).toMatchObject([unreadable("slower than the time limit allows", 5)])
    expect(client.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    await closed
    close()
  })

  it("a callback whose sender closes the connection within the body is refused as cut off by the sender", async () => {
    const refusals: Array<WebhookError> = []
    const { client, close, request } = await halfSent(refusals)
    const gone = new Promise((resolve) => request.once("close", resolve))
    client.destroy()
    await gone
    // The promise for the body settles in the microtasks that follow the `close` event of the request.
    await new Promise(setImmediate)
    expect(refusals).toMatchObject([unreadable("cut off by the sender", 5)])
    close()
  })
})

describe("Webhooks.receive", () => {
  const run = <A>(effect: Effect.Effect<A, unknown, Webhooks>): Promise<A> =>
    Effect.runPromise(
      effect.pipe(
        Effect.provide(Webhooks.layer({ keys: [key], toleranceSeconds: Infinity })),
        Effect.provide(TestClock.layer())
      )
    )
  const half = Stream.make(new TextEncoder().encode("01234"))

  it("Webhooks.receive refuses a stalled body after the time limit on Effect's clock", async () => {
    const error = await run(
      Effect.gen(function* () {
        const webhooks = yield* Webhooks
        const receiving = yield* Effect.forkChild(
          Effect.flip(webhooks.receive(header, Stream.concat(half, Stream.never), { timeout: "5 seconds" }))
        )
        yield* TestClock.adjust("5 seconds")
        return yield* Fiber.join(receiving)
      })
    )
    expect(error).toMatchObject(unreadable("slower than the time limit allows", 5))
  })

  it("Webhooks.receive fails with UnreadableBodyError, which states the bytes received, when the sender cuts off the body stream", async () => {
    const broken = Stream.concat(half, Stream.fail("ECONNRESET"))
    const error = await run(Effect.flatMap(Webhooks, ({ receive }) => Effect.flip(receive(header, broken))))
    expect(error).toMatchObject(unreadable("cut off by the sender", 5))
  })
})
