import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { connectionError, brokenBody, ok, reply, script, noResponse, stalledBody } from "../support/Script.ts"
import { noRetry, makeThings } from "../support/thingService.ts"
import { after, elapse, failureOf, isSuccess, timed } from "../support/time.ts"

describe("writes that must not be sent twice", () => {
  it.effect.each([
    ["responded to with 503", reply(503)],
    ["responded to with 504", reply(504)],
    ["cut off before a response", connectionError("ECONNRESET")],
    ["cut off inside the response", brokenBody(200)]
  ] as const)(
    "a write that must not be sent twice and is %s fails with AmbiguousWriteError, which says what to check",
    ([, step]) =>
      Effect.gen(function* () {
        const fakeServer = script(step)
        const error = yield* Effect.flip(makeThings(fakeServer).create({ body: { name: "x" } }))
        assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
        assert.include(error.message, "look for it in things.list")
        assert.strictEqual(fakeServer.sent.length, 1)
      })
  )

  it.effect.each([
    ["an HTML page", "<html>accept the terms</html>", "text/html"],
    ["plain text", "Welcome to our Wi-Fi", "text/plain"]
  ] as const)(
    "a write that must not be sent twice and gets %s with status 200 is ambiguous because a proxy may have returned it",
    ([, body, contentType]) =>
      Effect.gen(function* () {
        const fakeServer = script(ok(body, { "content-type": contentType }))
        const error = yield* Effect.flip(makeThings(fakeServer).create({ body: { name: "x" } }))
        assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
        assert.include(error.message, body)
        assert.include(error.message, "look for it in things.list")
        assert.notInclude(error.message, "was carried out")
        assert.strictEqual(fakeServer.sent.length, 1)
      })
  )

  it.effect("a write whose 200 response contains broken JSON is reported as carried out, not as ambiguous", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok('{"id": 7, ', { "content-type": "application/json" }))
      const error = yield* Effect.flip(makeThings(fakeServer).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "ContractError", isCarriedOut: true })
      assert.include(error.message, "do not resend it")
    })
  )

  it.effect("a write that must not be sent twice and times out fails with AmbiguousWriteError", () =>
    Effect.gen(function* () {
      const fakeServer = script(noResponse)
      const error = yield* failureOf(
        makeThings(fakeServer, { timeoutMillis: 500 }).create({ body: { name: "x" } }),
        1000
      )
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect.each([
    ["could not connect", connectionError("ECONNREFUSED")],
    ["got a 429", reply(429)]
  ] as const)(
    "a write that is not idempotent is sent a second time when its first attempt %s, since the service has not performed it",
    ([, step]) =>
      Effect.gen(function* () {
        const fakeServer = script(step, ok({ id: 7 }))
        assert.isTrue(isSuccess(yield* after(2000, makeThings(fakeServer).create({ body: { name: "x" } }))))
        assert.strictEqual(fakeServer.sent.length, 2)
      })
  )

  it.effect("a write is not resent when the certificate of the service is not trusted", () =>
    Effect.gen(function* () {
      const fakeServer = script(connectionError("SELF_SIGNED_CERT_IN_CHAIN"))
      const error = yield* failureOf(makeThings(fakeServer).create({ body: { name: "x" } }), 5000)
      assert.strictEqual(error.reason._tag, "TransportError")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )
})

describe("retries", () => {
  it.effect("a write that replaces a resource is resent after a lost response", () =>
    Effect.gen(function* () {
      const fakeServer = script(brokenBody(200), ok({ id: 7 }))
      assert.isTrue(isSuccess(yield* after(2000, makeThings(fakeServer).replace({ id: 7, body: { name: "x" } }))))
      assert.strictEqual(fakeServer.sent.length, 2)
    })
  )

  it.effect("a call is attempted up to four times, and its error lists the attempts with their pauses", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(500))
      const error = yield* failureOf(makeThings(fakeServer).get({ id: 7 }), 10_000)
      assert.strictEqual(fakeServer.sent.length, 4)
      assert.deepStrictEqual(
        error.attempts.map(({ delayMillis, reason, status }) => [status, reason, delayMillis !== undefined]),
        [
          [500, "ServerError", true],
          [500, "ServerError", true],
          [500, "ServerError", true],
          [500, "ServerError", false]
        ]
      )
      assert.include(error.message, "(after 4 attempts)")
    })
  )

  it.effect("a call is not retried when the retry budget of the client is spent", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(500))
      const service = makeThings(fakeServer, { retry: { budget: 2 } })
      yield* failureOf(service.get({ id: 1 }), 10_000)
      yield* failureOf(service.get({ id: 2 }), 10_000)
      assert.strictEqual(fakeServer.sent.length, 4)
    })
  )

  it.effect("the retry after a 504 starts after at least two seconds", () =>
    Effect.gen(function* () {
      const fakeServer = yield* timed(script(reply(504), ok({ id: 7 })))
      yield* after(10_000, makeThings(fakeServer).get({ id: 7 }))
      assert.isAtLeast(fakeServer.sent[1]?.at ?? 0, 2000)
    })
  )

  it.effect("an interrupted call aborts its request and is not retried", () =>
    Effect.gen(function* () {
      const fakeServer = script(noResponse)
      const fiber = yield* Effect.forkChild(makeThings(fakeServer).get({ id: 7 }))
      yield* elapse(100)
      yield* Fiber.interrupt(fiber)
      assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
      yield* elapse(60_000, 10_000)
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )
})

describe("retry settings", () => {
  it.effect("retry settings that are undefined take their default values", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(500))
      const retry = { maxAttempts: undefined, baseMillis: undefined, budget: undefined } as unknown as object
      yield* failureOf(makeThings(fakeServer, { retry }).get({ id: 7 }), 10_000)
      assert.strictEqual(fakeServer.sent.length, 4)
    })
  )

  it.each([
    [{ retry: { maxAttempts: Number.NaN } }, "retry.maxAttempts must be a finite number of at least 1"],
    [{ retry: { maxAttempts: 0 } }, "retry.maxAttempts"],
    [{ retry: { maxAttempts: Infinity } }, "retry.maxAttempts"],
    [{ retry: { baseMillis: -1 } }, "retry.baseMillis must be a finite number of at least 0"],
    [{ retry: { budget: Number.NaN } }, "retry.budget"],
    [{ rateLimit: { perSecond: 1, burst: Number.NaN } }, "rateLimit.burst"]
  ])("the client rejects the invalid retry or rate limit settings %o", (settings, message) => {
    assert.throws(() => makeThings(script(), settings), message)
  })
})

describe("timeoutMillis", () => {
  it.effect.each([
    ["the wait for response headers", noResponse, "headers"],
    ["the wait for the response body", stalledBody(200), "body"]
  ] as const)("the timeout of a call covers %s and aborts the request", ([, step, phase]) =>
    Effect.gen(function* () {
      const fakeServer = script(step)
      const error = yield* failureOf(makeThings(fakeServer, { ...noRetry, timeoutMillis: 2500 }).get({ id: 7 }), 2500)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", timeoutMillis: 2500, phase })
      assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
    })
  )

  it.effect("the timeout of a call does not include the pauses between its attempts", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503, undefined, { "retry-after": "5" }), ok({ id: 7 }))
      assert.isTrue(isSuccess(yield* after(6000, makeThings(fakeServer, { timeoutMillis: 2500 }).get({ id: 7 }))))
    })
  )
})
