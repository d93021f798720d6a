import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import * as zlib from "node:zlib"
import { json, loopback } from "../../support/loopback.ts"
import { makeThingsAt } from "../../support/thingService.ts"
import { text, transports } from "./transports.ts"

describe.each(transports)("downloads over %s", (_, transport) => {
  const csv = (response: Parameters<ReturnType<typeof json>>[0], headers: Record<string, string> = {}) =>
    response.writeHead(200, { "content-type": "text/csv", ...headers })

  it.effect("a download yields received chunks before the response is complete", () =>
    Effect.gen(function* () {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const server = yield* loopback((response) => {
        csv(response).write("a,b\n")
        void released.then(() => response.end("1,2\n"))
      })
      const parts: Array<string> = []
      yield* Stream.runForEach(makeThingsAt(transport, server.url).bytes(), (chunk) =>
        Effect.sync(() => {
          parts.push(Buffer.from(chunk).toString())
          release()
        })
      )
      assert.deepStrictEqual(parts, ["a,b\n", "1,2\n"])
    })
  )

  it.effect.each([["plain"], ["gzip"]] as const)(
    "a download of 32 MB that is %s is received completely without being kept in memory",
    ([coding]) =>
      Effect.gen(function* () {
        const block = Buffer.alloc(1024 * 1024, "0123456789abcdef")
        const server = yield* loopback((response) => {
          const out = coding === "gzip" ? zlib.createGzip({ level: 1 }) : response
          csv(response, coding === "gzip" ? { "content-encoding": "gzip" } : {})
          if (out !== response) out.pipe(response)
          const write = (left: number): void => {
            if (left === 0) out.end()
            else out.write(block, () => write(left - 1))
          }
          write(32)
        })
        let length = 0
        let largest = 0
        yield* Stream.runForEach(makeThingsAt(transport, server.url).bytes(), (chunk) =>
          Effect.sync(() => {
            length += chunk.length
            largest = Math.max(largest, chunk.length)
          })
        )
        assert.strictEqual(length, 32 * 1024 * 1024)
        assert.isAtMost(largest, 1024 * 1024)
      })
  )

  it.effect("a download that is not read stops the service from sending more", () =>
    Effect.gen(function* () {
      const { promise: full, resolve: stuck } = Promise.withResolvers<void>()
      const block = Buffer.alloc(1024 * 1024)
      const server = yield* loopback((response, _, socket) => {
        csv(response)
        const fill = () => {
          while (response.write(block));
        }
        response.on("drain", fill)
        fill()
        // Loopback traffic would reach gigabytes in a second, so a byte count that is constant for many turns of the event loop shows backpressure.
        let turns = 0
        let before = -1
        const poll = () => {
          turns = socket.bytesWritten - socket.writableLength === before ? turns + 1 : 0
          before = socket.bytesWritten - socket.writableLength
          if (turns > 500) stuck()
          else setImmediate(poll)
        }
        poll()
      })
      const first = Stream.mapEffect(makeThingsAt(transport, server.url).bytes(), () => Effect.promise(() => full))
      yield* Stream.runDrain(Stream.take(first, 1))
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("a download closes its socket when the reader stops early", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response) => void csv(response).write("a,b\n"))
      yield* Stream.runDrain(Stream.take(makeThingsAt(transport, server.url).bytes(), 1))
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("a download whose connection breaks after the headers fails with the status code of its response", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response, _, socket) => {
        csv(response).write("a,b\n", () => socket.resetAndDestroy())
      })
      const error = yield* Effect.flip(text(makeThingsAt(transport, server.url).bytes()))
      assert.deepInclude(error.reason, { _tag: "TransportError", status: 200 })
      assert.strictEqual(server.arrived.length, 1)
    })
  )

  it.effect("a download that stalls times out and closes the socket", () =>
    Effect.gen(function* () {
      const server = yield* loopback((response) => void csv(response).write("a,b\n"))
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const bytes = Stream.tap(makeThingsAt(transport, server.url, { timeoutMillis: 2500 }).bytes(), () =>
        Effect.sync(begin)
      )
      const fiber = yield* Effect.forkChild(Effect.flip(text(bytes)))
      yield* Effect.promise(() => begun)
      yield* TestClock.adjust(2500)
      const error = yield* Fiber.join(fiber)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "body" })
      yield* Effect.promise(() => server.closed)
    })
  )

  it.effect("a download with an error status code fails with the message of its body", () =>
    Effect.gen(function* () {
      const server = yield* loopback(json({ detail: "gone" }, 404))
      const error = yield* Effect.flip(text(makeThingsAt(transport, server.url).bytes()))
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.include(error.message, "gone")
    })
  )
})
