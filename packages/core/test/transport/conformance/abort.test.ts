import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { globalFetchTransport } from "../../../src/transport/fetchTransport.ts"
import { json, loopback, raw, noResponse } from "../../support/loopback.ts"
import { makeThingsAt } from "../../support/thingService.ts"
import { head, transports } from "./transports.ts"

describe.each(transports)("aborted calls over %s", (_, transport) => {
  const stalls = [
    ["headers", noResponse],
    ["body", raw(`${head(100)}{"id":`)]
  ] as const

  it.effect.each(stalls)(
    "a call that times out while it waits for its %s closes the socket, and the next call connects again",
    ([phase, responder]) =>
      Effect.gen(function* () {
        const server = yield* loopback(responder, json({ id: 8 }))
        const { received, watched } = watch(transport)
        const things = makeThingsAt(watched, server.url, { timeoutMillis: 2500 })
        const fiber = yield* Effect.forkChild(Effect.flip(things.get({ id: 7 })))
        yield* Effect.promise<unknown>(() => (phase === "headers" ? server.next() : received))
        yield* TestClock.adjust(2500)
        const error = yield* Fiber.join(fiber)
        assert.deepInclude(error.reason, { _tag: "TimeoutError", phase })
        yield* Effect.promise(() => server.closed)
        assert.deepStrictEqual(yield* things.get({ id: 8 }), { id: 8 })
        assert.notStrictEqual(server.arrived[1]?.connection, 1)
      })
  )

  it.effect.each(stalls)(
    "a call that its caller interrupts while it waits for its %s closes its socket",
    ([phase, responder]) =>
      Effect.gen(function* () {
        const server = yield* loopback(responder)
        const { received, watched } = watch(transport)
        const fiber = yield* Effect.forkChild(makeThingsAt(watched, server.url).get({ id: 7 }))
        yield* Effect.promise<unknown>(() => (phase === "headers" ? server.next() : received))
        yield* Fiber.interrupt(fiber)
        yield* Effect.promise(() => server.closed)
      })
  )
})

describe.each(transports)("immediately interrupted calls over %s", (_, transport) => {
  it.effect(
    "a call that is interrupted right after its start, while it still waits for a connection, sends nothing",
    () =>
      Effect.gen(function* () {
        const server = yield* loopback(json({ id: 7 }))
        const things = makeThingsAt(transport, server.url)
        // The first call loads all lazy modules.
        yield* things.get({ id: 1 })
        const elsewhere = yield* loopback(json({ id: 7 }))
        const others = makeThingsAt(transport, elsewhere.url)
        const fiber = yield* Effect.forkChild(others.get({ id: 2 }))
        yield* Effect.yieldNow
        yield* Fiber.interrupt(fiber)
        yield* others.get({ id: 3 })
        assert.deepStrictEqual(
          elsewhere.arrived.map(({ url }) => url),
          ["/things/3"]
        )
      })
  )
})

/** Returns the given transport, and a promise that resolves when the headers have arrived. */
function watch(transport: typeof globalFetchTransport) {
  const { promise: received, resolve } = Promise.withResolvers<void>()
  const watched: typeof globalFetchTransport = async (request) => {
    const reply = await transport(request)
    // Resolves only after the caller has started to read the body.
    setImmediate(resolve)
    return reply
  }
  return { received, watched }
}
