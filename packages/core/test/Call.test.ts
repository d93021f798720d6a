import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { bareKey } from "../src/Credential.ts"
import { broken, cut, ok, reply, script, silence, stalled } from "./support/Script.ts"
import { things } from "./support/things.ts"
import { after, elapse, failureOf, isSuccess, timed } from "./support/time.ts"

const noRetry = { retry: { maxAttempts: 1 } }

describe("a call", () => {
  it.effect("sends method, path, query, body and credential, and answers with the wire value", () =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      const service = things(world, {}, bareKey("the-key"))
      assert.deepStrictEqual(yield* service.replace({ id: "a/b", body: { name: "x" } }), { id: 7 })
      assert.deepInclude(world.sent[0], {
        url: "https://things.example/things/a%2Fb",
        method: "PUT",
        authorization: "the-key",
        body: '{"name":"x"}'
      })
    })
  )

  it.effect("answers with status and headers when asked for the response", () =>
    Effect.gen(function* () {
      const service = things(script(reply(503), ok({ id: 7 }, { "x-request-id": "r1" })))
      const fiber = yield* Effect.forkChild(service.get.withResponse({ id: 7 }))
      yield* elapse(1000)
      const { attempts, data, headers, status } = yield* Fiber.join(fiber)
      assert.deepStrictEqual(data, { id: 7 })
      assert.strictEqual(status, 200)
      assert.strictEqual(headers.get("x-request-id"), "r1")
      assert.deepInclude(attempts[0], { status: 503, reason: "ServerError" })
    })
  )

  it.effect.each([[""], ["."], [".."], [Number.NaN], [undefined], [null]] as const)(
    "with %j in its path is not sent, as it would name another resource",
    ([id]) =>
      Effect.gen(function* () {
        const world = script(ok({ id: 7 }))
        const error = yield* Effect.flip(things(world).get({ id: id as string }))
        assert.strictEqual(error.reason._tag, "InvalidRequestError")
        assert.include(error.message, "getThing: not sent: id:")
        assert.strictEqual(world.sent.length, 0)
      })
  )

  it.effect("with a body that cannot be written down is not sent", () =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      const circular: { name: string; self?: unknown } = { name: "x" }
      circular.self = circular
      const error = yield* Effect.flip(things(world).create({ body: circular }))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
      assert.strictEqual(world.sent.length, 0)
    })
  )

  it.effect.each([
    [400, "InvalidRequestError"],
    [401, "AuthenticationError"],
    [403, "ForbiddenError"],
    [404, "NotFoundError"],
    [405, "MethodNotAllowedError"],
    [408, "ServerError"],
    [409, "ConflictError"],
    [413, "PayloadTooLargeError"],
    [415, "InvalidRequestError"],
    [418, "ContractError"],
    [422, "InvalidRequestError"],
    [429, "RateLimitError"],
    [499, "ServerError"],
    [500, "ServerError"],
    [502, "ServerError"],
    [503, "ServerError"],
    [504, "ServerError"],
    [304, "ContractError"]
  ] as const)("answered %i fails with %s", ([status, tag]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(things(script(reply(status, { detail: "because" })), noRetry).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, tag)
      assert.strictEqual(error.operation, "getThing")
      assert.include(error.message, "because")
      assert.deepStrictEqual(error.attempts, [{ status, reason: tag }])
    })
  )

  it.effect("refused inside a 200 fails", () =>
    Effect.gen(function* () {
      const world = script(ok({ ApiResult: 2, ApiMessages: ["no such survey"] }))
      const error = yield* Effect.flip(things(world).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "RefusedError")
      assert.include(error.message, "no such survey")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect.each([[200], [201], [202], [204]] as const)("answered %i without a body succeeds", ([status]) =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* things(script(reply(status))).replace({ id: 1, body: { name: "x" } }),
        undefined as never
      )
    })
  )

  it.effect("answered in plain text where that is documented gives the text", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* things(script(ok("OK"))).replace({ id: 1, body: { name: "x" } }), "OK")
    })
  )

  it.effect("keeps the beginning of a body that is not JSON", () =>
    Effect.gen(function* () {
      const world = script(ok("<html>sign in</html>", { "content-type": "text/html" }))
      const error = yield* Effect.flip(things(world).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "ContractError")
      assert.include(error.message, "text/html")
      assert.include(error.message, "<html>sign in</html>")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("reads the status of a failure whose body breaks off", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(things(script(cut(404)), noRetry).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "NotFoundError")
    })
  )
})

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
