import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { CallOptions } from "../../src/call/CallOptions.ts"
import type { CallSettings } from "../../src/call/CallSettings.ts"
import { withResponse } from "../../src/operation/withResponse.ts"
import { bareKey } from "../../src/auth/Credential.ts"
import { ok, reply, script, noResponse, stalledBody } from "../support/Script.ts"
import { noRetry, makeThings, withSecret, withTokens } from "../support/thingService.ts"
import { after, elapse, failureOf, isSuccess, timed } from "../support/time.ts"

const withCallOptions = (options: CallSettings) => Effect.provideService(CallOptions, options)

describe("CallOptions", () => {
  it.effect("the call option timeoutMillis limits each attempt of the call", () =>
    Effect.gen(function* () {
      const call = makeThings(script(noResponse), noRetry).get({ id: 7 })
      const error = yield* failureOf(withCallOptions({ timeoutMillis: 300 })(call), 300)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", timeoutMillis: 300, phase: "headers" })
    })
  )

  it.effect("the call option retry.maxAttempts limits the number of attempts of the call", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503))
      yield* failureOf(withCallOptions({ retry: { maxAttempts: 2 } })(makeThings(fakeServer).get({ id: 7 })), 10_000)
      assert.strictEqual(fakeServer.sent.length, 2)
      yield* Effect.flip(withCallOptions({ retry: { maxAttempts: 1 } })(makeThings(fakeServer).get({ id: 7 })))
      assert.strictEqual(fakeServer.sent.length, 3)
    })
  )

  it.effect("the call option headers replaces the client's headers of the same name", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      const service = makeThings(fakeServer, { headers: { "X-Team": "lift", "x-kept": "1" }, userAgent: "acme/2" })
      yield* withCallOptions({ headers: { "x-team": "supply" } })(service.get({ id: 7 }))
      const { headers } = fakeServer.sent[0]?.init ?? {}
      assert.deepStrictEqual(
        ["x-team", "x-kept", "user-agent"].map((name) => headers?.get(name)),
        ["supply", "1", "acme/2"]
      )
    })
  )

  it.effect.each([
    [{ timeout: 5 }, "timeout is not a setting"],
    [{ timeoutMillis: -1 }, "timeoutMillis must be a number greater than 0"],
    [{ deadlineMillis: Number.NaN }, "deadlineMillis must be"],
    [{ retry: { maxAttempts: 0 } }, "retry.maxAttempts must be"],
    [{ headers: { authorization: "mine" } }, "authorization, which only the client and its transport set"],
    [{ retry: 2 }, "retry must be an object"],
    [{ headers: new Headers({ "x-team": "lift" }) }, "headers must be a plain object"],
    [{ headers: Promise.resolve({ "x-team": "lift" }) }, "headers must be a plain object"],
    [{ headers: { "a b": "1" } }, ", whose name or value is invalid"],
    [{ headers: { "x-key": "s3cret\nx" } }, 'x-key", whose name or value is invalid']
  ] as const)("a call with the invalid options %o is not sent and its error names the option", ([options, message]) =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      const error = yield* Effect.flip(
        withCallOptions(options as unknown as CallSettings)(makeThings(fakeServer).get({ id: 7 }))
      )
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
      assert.include(error.message, message)
      assert.notInclude(error.message, "s3cret")
      assert.strictEqual(fakeServer.sent.length, 0)
    })
  )

  it.effect("call options are not applied to the token request", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ access_token: "t1" }), ok({ id: 7 }))
      yield* withCallOptions({ headers: { "x-mine": "1" } })(withTokens(fakeServer).get({ id: 7 }))
      assert.deepStrictEqual(
        fakeServer.sent.map(({ init }) => init.headers.get("x-mine")),
        [null, "1"]
      )
    })
  )

  it.effect("call options apply to every page of a list", () =>
    Effect.gen(function* () {
      const pages = [1, 2].map((id) => ok({ items: [{ id }], total_items: 2 }))
      const fakeServer = script(...pages)
      yield* Stream.runDrain(
        Stream.provideService(makeThings(fakeServer).list({ page_size: 1 }), CallOptions, {
          headers: { "x-run": "r1" }
        })
      )
      assert.deepStrictEqual(
        fakeServer.sent.map(({ init }) => init.headers.get("x-run")),
        ["r1", "r1"]
      )
    })
  )
})

describe("deadlineMillis", () => {
  it.effect("the deadline of a call covers its attempts and pauses and aborts the open request", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503), noResponse)
      const call = withCallOptions({ deadlineMillis: 3000 })(makeThings(fakeServer).get({ id: 7 }))
      const error = yield* failureOf(call, 3000)
      assert.deepInclude(error.reason, {
        _tag: "TimeoutError",
        timeoutMillis: 3000,
        phase: "headers",
        isDeadline: true
      })
      assert.include(error.message, "Raise deadlineMillis")
      assert.deepStrictEqual(
        error.attempts.map(({ reason }) => reason),
        ["ServerError", "TimeoutError"]
      )
      assert.isTrue(fakeServer.sent[1]?.init.signal.aborted)
    })
  )

  it.effect("a call fails at once when its next retry would start after its deadline", () =>
    Effect.gen(function* () {
      const fakeServer = yield* timed(script(reply(503, undefined, { "retry-after": "5" })))
      const error = yield* failureOf(makeThings(fakeServer, { deadlineMillis: 4000 }).get({ id: 7 }), 0)
      assert.strictEqual(error.reason._tag, "ServerError")
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a call fails with TimeoutError when its deadline passes while it waits for a token", () =>
    Effect.gen(function* () {
      const fakeServer = script(noResponse)
      const error = yield* failureOf(
        withCallOptions({ deadlineMillis: 1000 })(withTokens(fakeServer).create({ body: { name: "x" } })),
        1000
      )
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "queue" })
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a write that was sent before its deadline passed fails with AmbiguousWriteError", () =>
    Effect.gen(function* () {
      const call = makeThings(script(stalledBody(200)), { deadlineMillis: 1000 }).create({ body: { name: "x" } })
      const error = yield* failureOf(call, 1000)
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.include(error.message, "within the deadline of")
    })
  )
})

describe("timeoutMillis of a client", () => {
  it.effect("the client setting timeoutMillis can be a function that returns the timeout of each operation", () =>
    Effect.gen(function* () {
      const timeoutMillis = ({ operation }: { readonly operation: string }) => (operation === "getThing" ? 400 : 50)
      const error = yield* failureOf(makeThings(script(noResponse), { ...noRetry, timeoutMillis }).get({ id: 7 }), 400)
      assert.deepInclude(error.reason, { timeoutMillis: 400 })
    })
  )
})

describe("maxInFlight", () => {
  it.effect(
    "a client never has more than maxInFlight open calls, and an interrupted call frees its slot for the next one",
    () =>
      Effect.gen(function* () {
        let [open, most] = [0, 0]
        const fakeServer = script(async ({ init }) => {
          most = Math.max(most, ++open)
          await new Promise<void>((resolve) => {
            const close = () => {
              open -= 1
              resolve()
            }
            const timer = setImmediate(close)
            init.signal.addEventListener("abort", () => {
              clearImmediate(timer)
              close()
            })
          })
          return await ok({ id: 7 })({} as never)
        })
        const service = makeThings(fakeServer, { maxInFlight: 3 })
        const stuck = yield* Effect.forkChild(service.get({ id: 0 }))
        const calls = Array.from({ length: 40 }, (_, id) => service.get({ id }))
        yield* Effect.yieldNow
        yield* Fiber.interrupt(stuck)
        yield* Effect.all(calls, { concurrency: "unbounded" })
        assert.strictEqual(most, 3)
      })
  )

  it.effect("a call does not occupy a slot of maxInFlight during the pause before its retry", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503), ok({ id: 8 }))
      const service = makeThings(fakeServer, { maxInFlight: 1 })
      yield* Effect.forkChild(service.get({ id: 7 }))
      yield* elapse(1)
      assert.isTrue(isSuccess(yield* after(0, service.get({ id: 8 }))))
    })
  )

  it.each([[0], [1.5], [Number.NaN]])(
    "the client setting maxInFlight is rejected when its value is %d",
    (maxInFlight) => {
      assert.throws(() => makeThings(script(), { maxInFlight }), "maxInFlight")
    }
  )
})

describe("ApiError", () => {
  it.effect("an ApiError contains the method, path template, request id and headers, without cookies and secrets", () =>
    Effect.gen(function* () {
      const headers = { "x-request-id": "r-the-secret", "set-cookie": "a=b", "x-echo": "has the-secret in it" }
      const fakeServer = script(reply(404, undefined, headers))
      const error = yield* Effect.flip(withSecret(fakeServer, "the-secret", bareKey("the-secret")).get({ id: 7 }))
      assert.deepInclude(error, { operation: "getThing", method: "GET", template: "/things/{id}" })
      assert.strictEqual(error.requestId, "r-<redacted>")
      assert.deepStrictEqual(error.headers, { "x-echo": "has <redacted> in it", "x-request-id": "r-<redacted>" })
      assert.notInclude(JSON.stringify(error), "the-secret")
      assert.include(JSON.stringify(error), '"template":"/things/{id}"')
    })
  )

  it.effect("an ApiError does not contain the value of a request header whose name marks it as a secret", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(404, { detail: "no gateway-pass-1, no per-call-pass" }))
      const service = makeThings(fakeServer, { headers: { "x-api-key": "gateway-pass-1" } })
      const error = yield* Effect.flip(
        withCallOptions({ headers: { "x-token": "per-call-pass" } })(service.get({ id: 7 }))
      )
      assert.include(error.message, "no <redacted>, no <redacted>")
    })
  )
})

describe("response headers", () => {
  it.effect("withResponse for a list method returns the response headers as entries and the request id", () =>
    Effect.gen(function* () {
      const service = makeThings(
        script(ok({ items: [{ id: 1 }], total_items: 1 }, { "x-request-id": "r1", "x-n": "1" }))
      )
      const { data, headers, requestId } = yield* withResponse(service.list)({})
      assert.deepStrictEqual(data.items, [{ id: 1 }])
      assert.strictEqual(requestId, "r1")
      assert.deepInclude(Object.fromEntries(headers), { "x-n": "1", "content-type": "application/json" })
    })
  )
})
