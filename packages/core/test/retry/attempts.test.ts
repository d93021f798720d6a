import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { broken, cut, ok, reply, script, silence, stalled } from "../support/Script.ts"
import { noRetry, things } from "../support/things.ts"
import { after, elapse, failureOf, isSuccess, timed } from "../support/time.ts"

describe("a write that must not be sent twice", () => {
  it.effect.each([
    ["answered 503", reply(503)],
    ["answered 504", reply(504)],
    ["cut off before an answer", broken("ECONNRESET")],
    ["cut off inside the answer", cut(200)]
  ] as const)("and is %s is ambiguous, and says what to check", ([, step]) =>
    Effect.gen(function* () {
      const world = script(step)
      const error = yield* Effect.flip(things(world).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.include(error.message, "look for it in things.list")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect.each([
    ["a page for people", "<html>accept the terms</html>", "text/html"],
    ["plain text", "Welcome to our Wi-Fi", "text/plain"]
  ] as const)("and is answered 200 with %s is ambiguous, as a proxy may have kept it", ([, body, contentType]) =>
    Effect.gen(function* () {
      const world = script(ok(body, { "content-type": contentType }))
      const error = yield* Effect.flip(things(world).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.include(error.message, body)
      assert.include(error.message, "look for it in things.list")
      assert.notInclude(error.message, "was carried out")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("and is answered 200 with broken JSON was carried out", () =>
    Effect.gen(function* () {
      const world = script(ok('{"id": 7, ', { "content-type": "application/json" }))
      const error = yield* Effect.flip(things(world).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "ContractError", isCarriedOut: true })
      assert.include(error.message, "do not send it again")
    })
  )

  it.effect("and is not answered in time is ambiguous", () =>
    Effect.gen(function* () {
      const world = script(silence)
      const error = yield* failureOf(things(world, { timeoutMillis: 500 }).create({ body: { name: "x" } }), 1000)
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect.each([
    ["never left", broken("ECONNREFUSED")],
    ["was limited", reply(429)]
  ] as const)("is sent again when it %s", ([, step]) =>
    Effect.gen(function* () {
      const world = script(step, ok({ id: 7 }))
      assert.isTrue(isSuccess(yield* after(2000, things(world).create({ body: { name: "x" } }))))
      assert.strictEqual(world.sent.length, 2)
    })
  )

  it.effect("is not sent again for a certificate that is not trusted", () =>
    Effect.gen(function* () {
      const world = script(broken("SELF_SIGNED_CERT_IN_CHAIN"))
      const error = yield* failureOf(things(world).create({ body: { name: "x" } }), 5000)
      assert.strictEqual(error.reason._tag, "TransportError")
      assert.strictEqual(world.sent.length, 1)
    })
  )
})

describe("retries", () => {
  it.effect("a write that replaces is sent again after a lost answer", () =>
    Effect.gen(function* () {
      const world = script(cut(200), ok({ id: 7 }))
      assert.isTrue(isSuccess(yield* after(2000, things(world).replace({ id: 7, body: { name: "x" } }))))
      assert.strictEqual(world.sent.length, 2)
    })
  )

  it.effect("stop after four attempts, and the error lists them with their pauses", () =>
    Effect.gen(function* () {
      const world = script(reply(500))
      const error = yield* failureOf(things(world).get({ id: 7 }), 10_000)
      assert.strictEqual(world.sent.length, 4)
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

  it.effect("stop when the client's budget is spent", () =>
    Effect.gen(function* () {
      const world = script(reply(500))
      const service = things(world, { retry: { budget: 2 } })
      yield* failureOf(service.get({ id: 1 }), 10_000)
      yield* failureOf(service.get({ id: 2 }), 10_000)
      assert.strictEqual(world.sent.length, 4)
    })
  )

  it.effect("wait several seconds after a gateway timeout", () =>
    Effect.gen(function* () {
      const world = yield* timed(script(reply(504), ok({ id: 7 })))
      yield* after(10_000, things(world).get({ id: 7 }))
      assert.isAtLeast(world.sent[1]?.at ?? 0, 2000)
    })
  )

  it.effect("do not outlive an interrupted caller, whose socket is aborted", () =>
    Effect.gen(function* () {
      const world = script(silence)
      const fiber = yield* Effect.forkChild(things(world).get({ id: 7 }))
      yield* elapse(100)
      yield* Fiber.interrupt(fiber)
      assert.isTrue(world.sent[0]?.init.signal.aborted)
      yield* elapse(60_000, 10_000)
      assert.strictEqual(world.sent.length, 1)
    })
  )
})

describe("the settings of retries", () => {
  it.effect("that are undefined are those of the standard policy", () =>
    Effect.gen(function* () {
      const world = script(reply(500))
      const retry = { maxAttempts: undefined, baseMillis: undefined, budget: undefined } as unknown as object
      yield* failureOf(things(world, { retry }).get({ id: 7 }), 10_000)
      assert.strictEqual(world.sent.length, 4)
    })
  )

  it.each([
    [{ retry: { maxAttempts: Number.NaN } }, "retry.maxAttempts must be a finite number of at least 1"],
    [{ retry: { maxAttempts: 0 } }, "retry.maxAttempts"],
    [{ retry: { maxAttempts: Infinity } }, "retry.maxAttempts"],
    [{ retry: { baseMillis: -1 } }, "retry.baseMillis must be a finite number of at least 0"],
    [{ retry: { budget: Number.NaN } }, "retry.budget"],
    [{ rateLimit: { perSecond: 1, burst: Number.NaN } }, "rateLimit.burst"]
  ])("%o cannot work", (settings, complaint) => {
    assert.throws(() => things(script(), settings), complaint)
  })
})

describe("the timeout", () => {
  it.effect.each([
    ["an answer that does not come", silence, "headers"],
    ["a body that does not come", stalled(200), "body"]
  ] as const)("covers %s, and aborts the socket", ([, step, phase]) =>
    Effect.gen(function* () {
      const world = script(step)
      const error = yield* failureOf(things(world, { ...noRetry, timeoutMillis: 2500 }).get({ id: 7 }), 2500)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", timeoutMillis: 2500, phase })
      assert.isTrue(world.sent[0]?.init.signal.aborted)
    })
  )

  it.effect("does not count the waits between attempts", () =>
    Effect.gen(function* () {
      const world = script(reply(503, undefined, { "retry-after": "5" }), ok({ id: 7 }))
      assert.isTrue(isSuccess(yield* after(6000, things(world, { timeoutMillis: 2500 }).get({ id: 7 }))))
    })
  )
})
