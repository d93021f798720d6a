import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { CallOptions } from "../../src/call/CallOptions.ts"
import type { CallSettings } from "../../src/call/CallSettings.ts"
import type { AttemptEvent, CallEvent, RequestEvent } from "../../src/client/Listeners.ts"
import { withResponse } from "../../src/operation/withResponse.ts"
import { bareKey } from "../../src/auth/Credential.ts"
import { ok, reply, script, silence, stalled } from "../support/Script.ts"
import { noRetry, things, withSecret, withTokens } from "../support/things.ts"
import { after, elapse, failureOf, isSuccess, timed } from "../support/time.ts"

const having = (options: CallSettings) => Effect.provideService(CallOptions, options)

describe("the options of a call", () => {
  it.effect("limit one attempt", () =>
    Effect.gen(function* () {
      const call = things(script(silence), noRetry).get({ id: 7 })
      const error = yield* failureOf(having({ timeoutMillis: 300 })(call), 300)
      assert.deepInclude(error.reason, { _tag: "TimeoutError", timeoutMillis: 300, phase: "headers" })
    })
  )

  it.effect("decide how often it is retried", () =>
    Effect.gen(function* () {
      const world = script(reply(503))
      yield* failureOf(having({ retry: { maxAttempts: 2 } })(things(world).get({ id: 7 })), 10_000)
      assert.strictEqual(world.sent.length, 2)
      yield* Effect.flip(having({ retry: { maxAttempts: 1 } })(things(world).get({ id: 7 })))
      assert.strictEqual(world.sent.length, 3)
    })
  )

  it.effect("add headers, in place of the client's", () =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      const service = things(world, { headers: { "X-Team": "lift", "x-kept": "1" }, userAgent: "acme/2" })
      yield* having({ headers: { "x-team": "supply" } })(service.get({ id: 7 }))
      const { headers } = world.sent[0]?.init ?? {}
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
    [{ headers: { authorization: "mine" } }, "authorization, which the client writes itself"],
    [{ headers: { "a b": "1" } }, "with a name or a value that cannot be sent"],
    [{ headers: { "x-key": "s3cret\nx" } }, 'x-key" with a name or a value that cannot be sent']
  ] as const)("that cannot work send nothing: %o", ([options, complaint]) =>
    Effect.gen(function* () {
      const world = script(ok({ id: 7 }))
      const error = yield* Effect.flip(having(options as CallSettings)(things(world).get({ id: 7 })))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
      assert.include(error.message, complaint)
      assert.notInclude(error.message, "s3cret")
      assert.strictEqual(world.sent.length, 0)
    })
  )

  it.effect("are not those of the token request", () =>
    Effect.gen(function* () {
      const world = script(ok({ access_token: "t1" }), ok({ id: 7 }))
      yield* having({ headers: { "x-mine": "1" } })(withTokens(world).get({ id: 7 }))
      assert.deepStrictEqual(
        world.sent.map(({ init }) => init.headers.get("x-mine")),
        [null, "1"]
      )
    })
  )

  it.effect("are those of every page of a list", () =>
    Effect.gen(function* () {
      const pages = [1, 2].map((id) => ok({ items: [{ id }], total_items: 2 }))
      const world = script(...pages)
      yield* Stream.runDrain(
        Stream.provideService(things(world).list({ page_size: 1 }), CallOptions, { headers: { "x-run": "r1" } })
      )
      assert.deepStrictEqual(
        world.sent.map(({ init }) => init.headers.get("x-run")),
        ["r1", "r1"]
      )
    })
  )
})

describe("the deadline of a call", () => {
  it.effect("covers its attempts and pauses, and aborts what is under way", () =>
    Effect.gen(function* () {
      const world = script(reply(503), silence)
      const call = having({ deadlineMillis: 3000 })(things(world).get({ id: 7 }))
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
      assert.isTrue(world.sent[1]?.init.signal.aborted)
    })
  )

  it.effect("is not waited for where a retry would begin after it", () =>
    Effect.gen(function* () {
      const world = yield* timed(script(reply(503, undefined, { "retry-after": "5" })))
      const error = yield* failureOf(things(world, { deadlineMillis: 4000 }).get({ id: 7 }), 0)
      assert.strictEqual(error.reason._tag, "ServerError")
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("covers the wait for a token", () =>
    Effect.gen(function* () {
      const world = script(silence)
      const error = yield* failureOf(
        having({ deadlineMillis: 1000 })(withTokens(world).create({ body: { name: "x" } })),
        1000
      )
      assert.deepInclude(error.reason, { _tag: "TimeoutError", phase: "turn" })
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("leaves a write in doubt that was sent", () =>
    Effect.gen(function* () {
      const call = things(script(stalled(200)), { deadlineMillis: 1000 }).create({ body: { name: "x" } })
      const error = yield* failureOf(call, 1000)
      assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
      assert.include(error.message, "for the whole call")
    })
  )
})

describe("a client's timeout", () => {
  it.effect("can depend on the operation", () =>
    Effect.gen(function* () {
      const timeoutMillis = ({ operation }: { readonly operation: string }) => (operation === "getThing" ? 400 : 50)
      const error = yield* failureOf(things(script(silence), { ...noRetry, timeoutMillis }).get({ id: 7 }), 400)
      assert.deepInclude(error.reason, { timeoutMillis: 400 })
    })
  )
})

describe("maxInFlight", () => {
  it.effect("is never exceeded, and a call that is interrupted gives its turn to the next one", () =>
    Effect.gen(function* () {
      let [open, most] = [0, 0]
      const world = script(async ({ init }) => {
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
      const service = things(world, { maxInFlight: 3 })
      const stuck = yield* Effect.forkChild(service.get({ id: 0 }))
      const calls = Array.from({ length: 40 }, (_, id) => service.get({ id }))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(stuck)
      yield* Effect.all(calls, { concurrency: "unbounded" })
      assert.strictEqual(most, 3)
    })
  )

  it.effect("is not held during the pause before a retry", () =>
    Effect.gen(function* () {
      const world = script(reply(503), ok({ id: 8 }))
      const service = things(world, { maxInFlight: 1 })
      yield* Effect.forkChild(service.get({ id: 7 }))
      yield* elapse(1)
      assert.isTrue(isSuccess(yield* after(0, service.get({ id: 8 }))))
    })
  )

  it.each([[0], [1.5], [Number.NaN]])("%d cannot work", (maxInFlight) => {
    assert.throws(() => things(script(), { maxInFlight }), "maxInFlight")
  })
})

describe("a listener", () => {
  it.effect("is told of each attempt and of the call", () =>
    Effect.gen(function* () {
      const events: Array<["request", RequestEvent] | ["attempt", AttemptEvent] | ["call", CallEvent]> = []
      const world = script(reply(503), ok({ id: 7 }, { "x-request-id": "r2" }))
      const service = things(world, {
        headers: ({ attempt }) => ({ "x-request-id": `sent-${attempt}` }),
        onRequest: (event) => events.push(["request", event]),
        onAttempt: (event) => events.push(["attempt", event]),
        onCall: (event) => events.push(["call", event])
      })
      yield* after(1000, service.get({ id: 7 }))
      const info = { operation: "getThing", method: "GET", template: "/things/{id}" }
      const known = events.map(([kind, event]) => {
        const { durationMillis = 0, ...rest } = { durationMillis: 0, ...event }
        assert.isAtLeast(durationMillis, 0)
        return [kind, rest]
      })
      assert.deepStrictEqual(known, [
        ["request", { ...info, attempt: 1 }],
        ["attempt", { ...info, attempt: 1, status: 503, reason: "ServerError", requestId: "sent-1" }],
        ["request", { ...info, attempt: 2 }],
        ["attempt", { ...info, attempt: 2, status: 200, requestId: "r2" }],
        ["call", { ...info, attempts: 2, status: 200, requestId: "r2" }]
      ])
      const call = events.at(-1)?.[1] as CallEvent
      assert.isAtLeast(call.durationMillis, 250)
    })
  )

  it.effect("that throws does not break the call, and hears of an interrupted one", () =>
    Effect.gen(function* () {
      const reasons: Array<unknown> = []
      const service = things(script(silence), {
        onRequest: () => {
          throw new Error("broken")
        },
        onCall: ({ reason }) => reasons.push(reason)
      })
      const fiber = yield* Effect.forkChild(service.get({ id: 7 }))
      yield* elapse(10)
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual(reasons, ["Interrupted"])
    })
  )
})

describe("an error", () => {
  it.effect("states method, template, request id and headers, without cookies and secrets", () =>
    Effect.gen(function* () {
      const headers = { "x-request-id": "r-the-secret", "set-cookie": "a=b", "x-echo": "has the-secret in it" }
      const world = script(reply(404, undefined, headers))
      const error = yield* Effect.flip(withSecret(world, "the-secret", bareKey("the-secret")).get({ id: 7 }))
      assert.deepInclude(error, { operation: "getThing", method: "GET", template: "/things/{id}" })
      assert.strictEqual(error.requestId, "r-<redacted>")
      assert.deepStrictEqual(error.headers, { "x-echo": "has <redacted> in it", "x-request-id": "r-<redacted>" })
      assert.notInclude(JSON.stringify(error), "the-secret")
      assert.include(JSON.stringify(error), '"template":"/things/{id}"')
    })
  )

  it.effect("does not show the value of a header that is a secret by its name", () =>
    Effect.gen(function* () {
      const world = script(reply(404, { detail: "no gateway-pass-1, no per-call-pass" }))
      const service = things(world, { headers: { "x-api-key": "gateway-pass-1" } })
      const error = yield* Effect.flip(having({ headers: { "x-token": "per-call-pass" } })(service.get({ id: 7 })))
      assert.include(error.message, "no <redacted>, no <redacted>")
    })
  )
})

describe("the headers of a response", () => {
  it.effect("can be listed, with the request's id", () =>
    Effect.gen(function* () {
      const service = things(script(ok({ items: [{ id: 1 }], total_items: 1 }, { "x-request-id": "r1", "x-n": "1" })))
      const { data, headers, requestId } = yield* withResponse(service.list)({})
      assert.deepStrictEqual(data.items, [{ id: 1 }])
      assert.strictEqual(requestId, "r1")
      assert.deepInclude(Object.fromEntries(headers), { "x-n": "1", "content-type": "application/json" })
    })
  )
})

describe("prefetch", () => {
  const listing = (requested: Array<number>) =>
    script(({ url }) => {
      const page = Number(new URL(url).searchParams.get("page"))
      requested.push(page)
      return ok({ items: [{ id: page }], total_items: 4 })({} as never)
    })

  it.effect("requests the next page while the items of this one are used, and no further", () =>
    Effect.gen(function* () {
      const requested: Array<number> = []
      const seen: Array<unknown> = []
      const items = things(listing(requested)).list({ page_size: 1 })
      const run = (options: CallSettings) =>
        Stream.runForEach(Stream.provideService(items, CallOptions, options), ({ id }) =>
          Effect.gen(function* () {
            yield* elapse(1)
            seen.push([id, requested.length])
          })
        )
      yield* run({ prefetch: true })
      assert.deepStrictEqual(seen, [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 4]
      ])
      seen.length = requested.length = 0
      yield* run({})
      assert.deepStrictEqual(seen, [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4]
      ])
    })
  )

  it.effect("is aborted when the list is left", () =>
    Effect.gen(function* () {
      const world = script(ok({ items: [{ id: 1 }], total_items: 2 }), silence)
      const items = things(world).list({ page_size: 1 })
      yield* Stream.runForEach(Stream.take(Stream.provideService(items, CallOptions, { prefetch: true }), 1), () =>
        elapse(1)
      )
      yield* elapse(1)
      assert.isTrue(world.sent[1]?.init.signal.aborted)
    })
  )
})
