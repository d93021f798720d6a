import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { signCallback } from "@fieldwork/webhooks/testing"
import { vi } from "vitest"
import { makeReceiver, type ReceiverOptions } from "../../src/receive/Receiver.ts"
import { inMemory } from "../support/memory.ts"
import { makeKey, survey } from "../support/sender.ts"

const key = await makeKey("sender-1")
const start = 1_800_000_000
/** The receiver's default time limit in milliseconds, from the first to the last byte of a body. */
const limitMillis = 30_000

/** Replaces timers, so that the receiver's timers run only when a test advances them. Sockets are real. */
const stillTimers = Effect.acquireRelease(
  Effect.sync(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })),
  // The spies are restored first, because restoring a spy puts back the fake timer that it had replaced.
  () => Effect.sync(() => vi.restoreAllMocks().useRealTimers())
)

/** Lets the event loop run until the condition is true. */
const untilTrue = (isSo: () => boolean) =>
  Effect.promise(async () => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
  })

interface Sender {
  readonly socket: Socket
  readonly write: (text: string) => Effect.Effect<void>
  /** Returns all data received so far. */
  readonly received: () => string
  readonly closed: () => boolean
}

const startReceiver = Effect.fnUntraced(function* (options: Partial<ReceiverOptions> = {}) {
  yield* stillTimers
  yield* TestClock.setTime(start * 1000)
  const store = yield* inMemory
  const receiver = yield* makeReceiver(store, { keys: [key], ...options })
  const server = createServer((request, response) => receiver.listen("opportunities", request, response))
  yield* Effect.promise(async () => once(server.listen(0, "127.0.0.1"), "listening"))
  yield* Effect.addFinalizer(() =>
    Effect.promise(async () => {
      const closed = once(server, "close")
      server.close().closeAllConnections()
      await closed
    })
  )
  const { port } = server.address() as AddressInfo

  /** Sends the headers of a genuine callback and part of its body. */
  const begin = (body: string, part: string, coding: "length" | "chunked" = "length") =>
    Effect.promise(async (): Promise<Sender> => {
      const { headers } = await signCallback({ keys: [key], body, timestamp: start })
      const socket = connect(port, "127.0.0.1")
      let [text, closed] = ["", false]
      socket
        .on("data", (data) => (text += String(data)))
        .on("close", () => (closed = true))
        .on("error", () => {})
      await once(socket, "connect")
      const length = coding === "length" ? `content-length: ${body.length}` : "transfer-encoding: chunked"
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(["POST / HTTP/1.1", "host: inbox", ...lines, length, "", ""].join("\r\n"))
      const write = (piece: string) =>
        Effect.promise(
          () =>
            new Promise<void>((resolve) => {
              const framed = coding === "length" ? piece : `${piece.length.toString(16)}\r\n${piece}\r\n`
              socket.write(framed, () => resolve())
            })
        )
      if (part !== "") await Effect.runPromise(write(part))
      return { socket, write, received: () => text, closed: () => closed }
    })
  const rows = Effect.map(store.entries({ limit: 100 }), ({ length }) => length)
  const timers = vi.spyOn(globalThis, "setTimeout")
  /** Waits until the receiver has started to read `count` bodies, and therefore has started their time limits. */
  const reading = (count: number) =>
    untilTrue(() => timers.mock.calls.filter(([, millis]) => millis === limitMillis).length === count)
  return { begin, reading, receiver, rows }
})

const body = JSON.stringify([survey(1), survey(2), survey(3)])
const half = body.slice(0, 200)

describe("senders that are slow or stop (F6)", () => {
  it.effect.each(["length", "chunked"] as const)(
    "a callback sender that stops in mid-body gets 408 after 30 s, nothing is stored, and its connection is closed (%s)",
    (coding) =>
      Effect.gen(function* () {
        const { begin, reading, receiver, rows } = yield* startReceiver()
        const sender = yield* begin(body, half, coding)
        yield* reading(1)
        vi.advanceTimersByTime(limitMillis - 1)
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        assert.strictEqual(sender.received(), "")
        vi.advanceTimersByTime(1)
        yield* untilTrue(() => sender.received().includes("too slow"))
        assert.match(sender.received(), /^HTTP\/1\.1 408 /)
        // The connection stays open after the response, so that the sender can read the response.
        assert.isFalse(sender.closed())
        vi.advanceTimersByTime(2000)
        yield* untilTrue(sender.closed)
        assert.deepStrictEqual([yield* rows, receiver.concurrency.callbacks, receiver.concurrency.bytes], [0, 0, 0])
      })
  )

  it.effect("a callback sender that sends one byte at a time gets no extra time from the receiver", () =>
    Effect.gen(function* () {
      const { begin, reading, rows } = yield* startReceiver()
      const sender = yield* begin(body, "")
      yield* reading(1)
      for (let at = 0; at < 30; at++) {
        assert.strictEqual(sender.received(), "")
        yield* sender.write(body.charAt(at))
        vi.advanceTimersByTime(limitMillis / 30)
      }
      yield* untilTrue(() => sender.received().includes("too slow"))
      assert.strictEqual(yield* rows, 0)
    })
  )

  it.effect("a slow callback sender that finishes within the time limit is accepted", () =>
    Effect.gen(function* () {
      const { begin, reading, rows } = yield* startReceiver()
      const sender = yield* begin(body, half)
      yield* reading(1)
      vi.advanceTimersByTime(limitMillis - 1)
      yield* sender.write(body.slice(half.length))
      yield* untilTrue(() => sender.received() !== "")
      assert.match(sender.received(), /^HTTP\/1\.1 200 /)
      assert.strictEqual(yield* rows, 1)
      sender.socket.destroy()
    })
  )

  it.effect(
    "a callback is refused with 503 while slow senders use the slots, and accepted once they have timed out",
    () =>
      Effect.gen(function* () {
        const { begin, reading, receiver, rows } = yield* startReceiver({ maxCallbacks: 3, maxWaitMillis: 0 })
        const slow = [yield* begin(body, half), yield* begin(body, half)]
        yield* reading(2)
        const refused = yield* begin(body, body)
        yield* untilTrue(() => refused.received().includes("try again"))
        assert.match(refused.received(), /^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i)
        vi.advanceTimersByTime(limitMillis)
        for (const { received } of slow) yield* untilTrue(() => received().includes("too slow"))
        yield* untilTrue(() => receiver.concurrency.callbacks === 0)
        const accepted = yield* begin(body, body)
        yield* untilTrue(() => accepted.received().includes("ok"))
        assert.strictEqual(yield* rows, 1)
        for (const { socket } of [...slow, accepted]) socket.destroy()
      })
  )

  it.effect(
    "when a callback sender disconnects in mid-body, the inbox stores nothing and frees the sender's slot at once",
    () =>
      Effect.gen(function* () {
        const { begin, reading, receiver, rows } = yield* startReceiver()
        const sender = yield* begin(body, half)
        yield* reading(1)
        assert.strictEqual(receiver.concurrency.callbacks, 1)
        sender.socket.destroy()
        yield* untilTrue(() => receiver.concurrency.callbacks === 0)
        assert.strictEqual(yield* rows, 0)
      })
  )
})
