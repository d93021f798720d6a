import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { ok, reply, type Script, script, noResponse, type Step } from "../support/Script.ts"
import { secret, withTokens } from "../support/thingService.ts"
import { after, elapse, failureOf, isSuccess, settle, timed } from "../support/time.ts"

const hour = 3_600_000

/** Creates a service that issues the tokens t1, t2, … and returns a test object for every token that it does not refuse. */
const service = (options: {
  readonly expiresIn?: number
  readonly refused?: ReadonlyArray<string>
  readonly tokenStep?: (count: number) => Step | undefined
}) => {
  let tokens = 0
  return script((sent) => {
    if (!sent.url.endsWith("/oauth/token")) {
      const isRefused = (options.refused ?? []).some((token) => sent.authorization === `Bearer ${token}`)
      return (isRefused ? reply(401, { detail: "expired" }) : ok({ id: 7 }))(sent)
    }
    tokens++
    const special = options.tokenStep?.(tokens)
    if (special !== undefined) return special(sent)
    const { expiresIn } = options
    return ok({ access_token: `t${tokens}`, ...(expiresIn !== undefined && { expires_in: expiresIn }) })(sent)
  })
}

const tokenRequests = (fakeServer: Script) => fakeServer.sent.filter(({ url }) => url.endsWith("/oauth/token"))

const lastCall = (fakeServer: Script) => fakeServer.sent.findLast(({ url }) => !url.endsWith("/oauth/token"))

describe("TokenCache", () => {
  it.effect("fifty concurrent calls share one token request", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000 })
      const things = withTokens(fakeServer)
      yield* Effect.all(
        Array.from({ length: 50 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(tokenRequests(fakeServer).length, 1)
      assert.strictEqual(fakeServer.sent.length, 51)
      assert.deepInclude(fakeServer.sent[0], {
        method: "POST",
        body: JSON.stringify({ client_secret: secret }),
        authorization: null
      })
      assert.strictEqual(fakeServer.sent[1]?.authorization, "Bearer t1")
    })
  )

  it.effect("a token request continues for other callers when the caller that started it is interrupted", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000 })
      const things = withTokens(fakeServer)
      const first = yield* Effect.forkChild(things.get({ id: 1 }))
      yield* Effect.yieldNow
      const second = yield* Effect.forkChild(things.get({ id: 2 }))
      yield* Fiber.interrupt(first)
      assert.deepStrictEqual(yield* Fiber.join(second), { id: 7 })
      assert.strictEqual(tokenRequests(fakeServer).length, 1)
    })
  )

  it.effect("a token is refreshed in the background before it expires, and the call does not wait", () =>
    Effect.gen(function* () {
      const fakeServer = service({
        expiresIn: 36_000,
        tokenStep: (count) => (count === 2 ? noResponse : undefined)
      })
      const things = withTokens(fakeServer)
      yield* things.get({ id: 1 })
      yield* elapse(9 * hour, hour)
      assert.isTrue(isSuccess(yield* after(0, things.get({ id: 2 }))))
      assert.strictEqual(tokenRequests(fakeServer).length, 2)
      assert.strictEqual(lastCall(fakeServer)?.authorization, "Bearer t1")
    })
  )

  it.effect("a token is not refreshed during the first four fifths of its lifetime", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000 })
      const things = withTokens(fakeServer)
      yield* things.get({ id: 1 })
      yield* elapse(7.9 * hour, hour)
      yield* things.get({ id: 2 })
      yield* settle
      assert.strictEqual(tokenRequests(fakeServer).length, 1)
    })
  )

  it.effect("a call that is made after the token has expired sends a new token", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 60 })
      const things = withTokens(fakeServer)
      yield* things.get({ id: 1 })
      yield* elapse(60_000, 10_000)
      yield* things.get({ id: 2 })
      assert.strictEqual(lastCall(fakeServer)?.authorization, "Bearer t2")
    })
  )

  it.effect("a token without a stated lifetime is used for ten hours less five minutes", () =>
    Effect.gen(function* () {
      const fakeServer = service({ tokenStep: (count) => (count === 2 ? reply(500) : undefined) })
      const things = withTokens(fakeServer, { retry: { maxAttempts: 1 } })
      yield* things.get({ id: 1 })
      yield* elapse(36_000_000 - 301_000, hour)
      yield* things.get({ id: 2 })
      yield* settle
      assert.strictEqual(lastCall(fakeServer)?.authorization, "Bearer t1")
      yield* elapse(1000)
      yield* things.get({ id: 3 })
      assert.strictEqual(lastCall(fakeServer)?.authorization, "Bearer t3")
    })
  )

  it.effect(
    "a token stays in use when its background refresh fails, and the refresh is repeated only after a pause",
    () =>
      Effect.gen(function* () {
        const fakeServer = service({ expiresIn: 36_000, tokenStep: (count) => (count === 2 ? reply(400) : undefined) })
        const things = withTokens(fakeServer)
        yield* things.get({ id: 1 })
        yield* elapse(9.5 * hour, hour)
        yield* things.get({ id: 2 })
        yield* settle
        yield* things.get({ id: 3 })
        yield* settle
        assert.strictEqual(tokenRequests(fakeServer).length, 2)
        yield* elapse(30_000, 10_000)
        yield* things.get({ id: 4 })
        yield* settle
        assert.strictEqual(tokenRequests(fakeServer).length, 3)
      })
  )

  it.effect("a token that is refused with 401 is replaced once and the call is resent, even if it is a write", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000, refused: ["t1"] })
      const things = withTokens(fakeServer)
      assert.deepStrictEqual(yield* things.create({ body: { name: "x" } }), { id: 7 })
      assert.deepStrictEqual(
        fakeServer.sent.map(({ authorization }) => authorization),
        [null, "Bearer t1", null, "Bearer t2"]
      )
    })
  )

  it.effect("fifty concurrent calls whose token is refused share one request for a new token", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000, refused: ["t1"] })
      const things = withTokens(fakeServer)
      yield* Effect.all(
        Array.from({ length: 50 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(tokenRequests(fakeServer).length, 2)
    })
  )

  it.effect("a 401 for the previous token that arrives late does not discard the current token", () =>
    Effect.gen(function* () {
      const late = Promise.withResolvers<void>()
      const inner = service({ expiresIn: 36_000, refused: ["t1"] })
      const fakeServer = script(async (sent) => {
        if (sent.url.endsWith("/2") && sent.authorization === "Bearer t1") await late.promise
        return inner.fetch(sent.url, sent.init)
      })
      const things = withTokens(fakeServer)
      const slow = yield* Effect.forkChild(things.get({ id: 2 }))
      yield* settle
      yield* things.get({ id: 1 })
      late.resolve()
      assert.deepStrictEqual(yield* Fiber.join(slow), { id: 7 })
      assert.strictEqual(tokenRequests(fakeServer).length, 2)
    })
  )

  it.effect("a call whose new token is refused too fails with AuthenticationError and a hint to check the key", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000, refused: ["t1", "t2", "t3"] })
      const error = yield* Effect.flip(withTokens(fakeServer).get({ id: 1 }))
      assert.strictEqual(error.reason._tag, "AuthenticationError")
      assert.include(error.message, "expired. Check the key")
      assert.strictEqual(fakeServer.sent.length, 4)
    })
  )

  it.effect("a failed token request fails every waiting call with its own error", () =>
    Effect.gen(function* () {
      const fakeServer = service({ tokenStep: () => reply(403, { detail: "audience" }) })
      const things = withTokens(fakeServer)
      const errors = yield* Effect.all([Effect.flip(things.get({ id: 1 })), Effect.flip(things.get({ id: 2 }))], {
        concurrency: "unbounded"
      })
      for (const { operation, reason } of errors) {
        assert.strictEqual(operation, "createToken")
        assert.strictEqual(reason._tag, "ForbiddenError")
      }
      assert.strictEqual(tokenRequests(fakeServer).length, 1)
      yield* Effect.flip(things.get({ id: 3 }))
      assert.strictEqual(tokenRequests(fakeServer).length, 2)
    })
  )

  it.effect("a token request that fails with 503 is retried", () =>
    Effect.gen(function* () {
      const fakeServer = service({ expiresIn: 36_000, tokenStep: (count) => (count === 1 ? reply(503) : undefined) })
      assert.isTrue(isSuccess(yield* after(2000, withTokens(fakeServer).get({ id: 1 }))))
    })
  )

  it.effect("a token response without an access token fails the call with ContractError", () =>
    Effect.gen(function* () {
      const fakeServer = service({ tokenStep: () => ok({ token: "t1" }) })
      const error = yield* Effect.flip(withTokens(fakeServer).get({ id: 1 }))
      assert.strictEqual(error.operation, "createToken")
      assert.strictEqual(error.reason._tag, "ContractError")
    })
  )

  it.effect("a token request is sent at once although the client's rate limit delays its calls", () =>
    Effect.gen(function* () {
      const fakeServer = yield* timed(service({ expiresIn: 36_000 }))
      const things = withTokens(fakeServer, { rateLimit: { perSecond: 1, burst: 1 } })
      const calls = Effect.all(
        Array.from({ length: 3 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.isTrue(isSuccess(yield* after(3000, calls)))
      assert.strictEqual(tokenRequests(fakeServer)[0]?.at, 0)
      assert.deepStrictEqual(
        fakeServer.sent.filter(({ method }) => method === "GET").map(({ at }) => at),
        [0, 1000, 2000]
      )
    })
  )
})

describe("timeout of a token request", () => {
  it.effect("calls that wait for a token request fail with a timeout when the request gets no response", () =>
    Effect.gen(function* () {
      const fakeServer = service({
        tokenStep: () => noResponse
      })
      const things = withTokens(fakeServer, { timeoutMillis: 1000, retry: { maxAttempts: 1 } })
      const error = yield* failureOf(things.get({ id: 1 }), 2000)
      assert.strictEqual(error.operation, "createToken")
      assert.strictEqual(error.reason._tag, "TimeoutError")
    })
  )
})
