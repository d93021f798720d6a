import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { bareKey } from "../../src/auth/Credential.ts"
import { withResponse } from "../../src/operation/withResponse.ts"
import { brokenBody, ok, reply, script } from "../support/Script.ts"
import { noRetry, makeThings } from "../support/thingService.ts"
import { elapse } from "../support/time.ts"

describe("a call", () => {
  it.effect(
    "a client call sends its method, path, query, body and credentials and returns the response body as received",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(ok({ id: 7 }))
        const service = makeThings(fakeServer, {}, bareKey("the-key"))
        assert.deepStrictEqual(yield* service.replace({ id: "a/b", body: { name: "x" } }), { id: 7 })
        assert.deepInclude(fakeServer.sent[0], {
          url: "https://things.example/things/a%2Fb",
          method: "PUT",
          authorization: "the-key",
          body: '{"name":"x"}'
        })
      })
  )

  it.effect("withResponse returns the status code, the headers and the failed attempts together with the data", () =>
    Effect.gen(function* () {
      const service = makeThings(script(reply(503), ok({ id: 7 }, { "x-request-id": "r1" })))
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
    "a call with %j as a path parameter is not sent because it would name another resource",
    ([id]) =>
      Effect.gen(function* () {
        const fakeServer = script(ok({ id: 7 }))
        const error = yield* Effect.flip(makeThings(fakeServer).get({ id: id as string }))
        assert.strictEqual(error.reason._tag, "InvalidRequestError")
        assert.include(error.message, "getThing: not sent: id:")
        assert.strictEqual(fakeServer.sent.length, 0)
      })
  )

  it.effect("a call whose request body contains itself is not sent", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      const circular: { name: string; self?: unknown } = { name: "x" }
      circular.self = circular
      const error = yield* Effect.flip(makeThings(fakeServer).create({ body: circular }))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
      assert.strictEqual(fakeServer.sent.length, 0)
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
  ] as const)("a response with status code %i makes the call fail with %s", ([status, tag]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(makeThings(script(reply(status, { detail: "because" })), noRetry).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, tag)
      assert.strictEqual(error.operation, "getThing")
      assert.include(error.message, "because")
      assert.deepStrictEqual(error.attempts, [{ status, reason: tag }])
    })
  )

  it.effect("a 200 response whose body reports a refusal makes the call fail with RefusedError", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ ApiResult: 2, ApiMessages: ["no such survey"] }))
      const error = yield* Effect.flip(makeThings(fakeServer).create({ body: { name: "x" } }))
      assert.strictEqual(error.reason._tag, "RefusedError")
      assert.include(error.message, "no such survey")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect.each([[200], [201], [202], [204]] as const)(
    "a call succeeds when its response has status code %i and no body",
    ([status]) =>
      Effect.gen(function* () {
        assert.strictEqual(
          yield* makeThings(script(reply(status))).replace({ id: 1, body: { name: "x" } }),
          undefined as never
        )
      })
  )

  it.effect("a plain text response is returned as a string if the operation documents that media type", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* makeThings(script(ok("OK"))).replace({ id: 1, body: { name: "x" } }), "OK")
    })
  )

  it.effect("the error for a response that is not JSON contains the media type and the beginning of the body", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok("<html>sign in</html>", { "content-type": "text/html" }))
      const error = yield* Effect.flip(makeThings(fakeServer).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "ContractError")
      assert.include(error.message, "text/html")
      assert.include(error.message, "<html>sign in</html>")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a call whose 404 response is cut off inside its body fails with NotFoundError", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(makeThings(script(brokenBody(404)), noRetry).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "NotFoundError")
    })
  )
})
