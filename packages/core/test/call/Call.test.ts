import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { bareKey } from "../../src/auth/Credential.ts"
import { withResponse } from "../../src/operation/withResponse.ts"
import { cut, ok, reply, script } from "../support/Script.ts"
import { noRetry, things } from "../support/things.ts"
import { elapse } from "../support/time.ts"

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
      const fiber = yield* Effect.forkChild(withResponse(service.get)({ id: 7 }))
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
