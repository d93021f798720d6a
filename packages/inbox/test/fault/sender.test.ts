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
/** From the first byte of a body to its last, as the receiver has it by default. */
const limitMillis = 30_000

/** The receiver's timers stand still until a test moves them; sockets are real. */
const stillTimers = Effect.acquireRelease(
  Effect.sync(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })),
  () => Effect.sync(() => vi.useRealTimers().restoreAllMocks())
)

/** Lets sockets do what they have to do. */
const untilTrue = (isSo: () => boolean) =>
  Effect.promise(async () => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
  })

interface Sender {
  readonly socket: Socket
  readonly write: (text: string) => Effect.Effect<void>
  /** All that was answered so far. */
  readonly heard: () => string
  readonly closed: () => boolean
}

const world = Effect.fnUntraced(function* (options: Partial<ReceiverOptions> = {}) {
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

  /** Sends the headers of a genuine callback and as much of its body as is given. */
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
      return { socket, write, heard: () => text, closed: () => closed }
    })
  const rows = Effect.map(store.entries({ limit: 100 }), ({ length }) => length)
  const timers = vi.spyOn(globalThis, "setTimeout")
  /** Until the bodies of so many have begun to be read, so that their time runs. */
  const reading = (count: number) =>
    untilTrue(() => timers.mock.calls.filter(([, millis]) => millis === limitMillis).length === count)
  return { begin, reading, receiver, rows }
})

const body = JSON.stringify([survey(1), survey(2), survey(3)])
const half = body.slice(0, 200)

describe("slow senders and half senders (F6)", () => {
  it.effect.each(["length", "chunked"] as const)(
    "one that stops in the middle is 408 after 30 s and leaves nothing, and then its connection is cut (%s)",
    (coding) =>
      Effect.gen(function* () {
        const { begin, reading, receiver, rows } = yield* world()
        const sender = yield* begin(body, half, coding)
        yield* reading(1)
        vi.advanceTimersByTime(limitMillis - 1)
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        assert.strictEqual(sender.heard(), "")
        vi.advanceTimersByTime(1)
        yield* untilTrue(() => sender.heard().includes("too slow"))
        assert.match(sender.heard(), /^HTTP\/1\.1 408 /)
        // It may read the answer before it is cut off.
        assert.isFalse(sender.closed())
        vi.advanceTimersByTime(2000)
        yield* untilTrue(sender.closed)
        assert.deepStrictEqual([yield* rows, receiver.concurrency.callbacks, receiver.concurrency.bytes], [0, 0, 0])
      })
  )

  it.effect("one that dribbles does not gain time by it", () =>
    Effect.gen(function* () {
      const { begin, reading, rows } = yield* world()
      const sender = yield* begin(body, "")
      yield* reading(1)
      for (let at = 0; at < 30; at++) {
        assert.strictEqual(sender.heard(), "")
        yield* sender.write(body.charAt(at))
        vi.advanceTimersByTime(limitMillis / 30)
      }
      yield* untilTrue(() => sender.heard().includes("too slow"))
      assert.strictEqual(yield* rows, 0)
    })
  )

  it.effect("one that is slow and through in time is accepted", () =>
    Effect.gen(function* () {
      const { begin, reading, rows } = yield* world()
      const sender = yield* begin(body, half)
      yield* reading(1)
      vi.advanceTimersByTime(limitMillis - 1)
      yield* sender.write(body.slice(half.length))
      yield* untilTrue(() => sender.heard() !== "")
      assert.match(sender.heard(), /^HTTP\/1\.1 200 /)
      assert.strictEqual(yield* rows, 1)
      sender.socket.destroy()
    })
  )

  it.effect(
    "those that fill the places of an address make others wait with 503, and no longer than their own time",
    () =>
      Effect.gen(function* () {
        const { begin, reading, receiver, rows } = yield* world({ maxCallbacks: 3, maxWaitMillis: 0 })
        const slow = [yield* begin(body, half), yield* begin(body, half)]
        yield* reading(2)
        const refused = yield* begin(body, body)
        yield* untilTrue(() => refused.heard().includes("try again"))
        assert.match(refused.heard(), /^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i)
        vi.advanceTimersByTime(limitMillis)
        for (const { heard } of slow) yield* untilTrue(() => heard().includes("too slow"))
        yield* untilTrue(() => receiver.concurrency.callbacks === 0)
        const accepted = yield* begin(body, body)
        yield* untilTrue(() => accepted.heard().includes("ok"))
        assert.strictEqual(yield* rows, 1)
        for (const { socket } of [...slow, accepted]) socket.destroy()
      })
  )

  it.effect("one that hangs up in the middle leaves nothing and its place is free at once", () =>
    Effect.gen(function* () {
      const { begin, reading, receiver, rows } = yield* world()
      const sender = yield* begin(body, half)
      yield* reading(1)
      assert.strictEqual(receiver.concurrency.callbacks, 1)
      sender.socket.destroy()
      yield* untilTrue(() => receiver.concurrency.callbacks === 0)
      assert.strictEqual(yield* rows, 0)
    })
  )
})
