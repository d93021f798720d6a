import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { ok, reply, type Script, script, silence, type Step } from "../support/Script.ts"
import { secret, withTokens } from "../support/things.ts"
import { after, elapse, failureOf, isSuccess, settle, timed } from "../support/time.ts"

const hour = 3_600_000

/** Tokens t1, t2, …; things for the tokens that are not refused. */
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

const tokenRequests = (world: Script) => world.sent.filter(({ url }) => url.endsWith("/oauth/token"))

const lastCall = (world: Script) => world.sent.findLast(({ url }) => !url.endsWith("/oauth/token"))

describe("the token", () => {
  it.effect("is asked for once by fifty calls at once", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000 })
      const things = withTokens(world)
      yield* Effect.all(
        Array.from({ length: 50 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(tokenRequests(world).length, 1)
      assert.strictEqual(world.sent.length, 51)
      assert.deepInclude(world.sent[0], {
        method: "POST",
        body: JSON.stringify({ client_secret: secret }),
        authorization: null
      })
      assert.strictEqual(world.sent[1]?.authorization, "Bearer t1")
    })
  )

  it.effect("survives the caller who asked for it and was interrupted", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000 })
      const things = withTokens(world)
      const first = yield* Effect.forkChild(things.get({ id: 1 }))
      yield* Effect.yieldNow
      const second = yield* Effect.forkChild(things.get({ id: 2 }))
      yield* Fiber.interrupt(first)
      assert.deepStrictEqual(yield* Fiber.join(second), { id: 7 })
      assert.strictEqual(tokenRequests(world).length, 1)
    })
  )

  it.effect("is refreshed beside a call ahead of its expiry, and the call does not wait", () =>
    Effect.gen(function* () {
      const world = service({
        expiresIn: 36_000,
        tokenStep: (count) => (count === 2 ? silence : undefined)
      })
      const things = withTokens(world)
      yield* things.get({ id: 1 })
      yield* elapse(9 * hour, hour)
      assert.isTrue(isSuccess(yield* after(0, things.get({ id: 2 }))))
      assert.strictEqual(tokenRequests(world).length, 2)
      assert.strictEqual(lastCall(world)?.authorization, "Bearer t1")
    })
  )

  it.effect("is used as it is in the first four fifths of its life", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000 })
      const things = withTokens(world)
      yield* things.get({ id: 1 })
      yield* elapse(7.9 * hour, hour)
      yield* things.get({ id: 2 })
      yield* settle
      assert.strictEqual(tokenRequests(world).length, 1)
    })
  )

  it.effect("is not used from its expiry on", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 60 })
      const things = withTokens(world)
      yield* things.get({ id: 1 })
      yield* elapse(60_000, 10_000)
      yield* things.get({ id: 2 })
      assert.strictEqual(lastCall(world)?.authorization, "Bearer t2")
    })
  )

  it.effect("without a lifetime lives ten hours less five minutes", () =>
    Effect.gen(function* () {
      const world = service({ tokenStep: (count) => (count === 2 ? reply(500) : undefined) })
      const things = withTokens(world, { retry: { maxAttempts: 1 } })
      yield* things.get({ id: 1 })
      yield* elapse(36_000_000 - 301_000, hour)
      yield* things.get({ id: 2 })
      yield* settle
      assert.strictEqual(lastCall(world)?.authorization, "Bearer t1")
      yield* elapse(1000)
      yield* things.get({ id: 3 })
      assert.strictEqual(lastCall(world)?.authorization, "Bearer t3")
    })
  )

  it.effect("that a refresh beside it failed to replace is used on, and the refresh is not repeated at once", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000, tokenStep: (count) => (count === 2 ? reply(400) : undefined) })
      const things = withTokens(world)
      yield* things.get({ id: 1 })
      yield* elapse(9.5 * hour, hour)
      yield* things.get({ id: 2 })
      yield* settle
      yield* things.get({ id: 3 })
      yield* settle
      assert.strictEqual(tokenRequests(world).length, 2)
      yield* elapse(30_000, 10_000)
      yield* things.get({ id: 4 })
      yield* settle
      assert.strictEqual(tokenRequests(world).length, 3)
    })
  )

  it.effect("that is refused is replaced once, and the call sent again, a write too", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000, refused: ["t1"] })
      const things = withTokens(world)
      assert.deepStrictEqual(yield* things.create({ body: { name: "x" } }), { id: 7 })
      assert.deepStrictEqual(
        world.sent.map(({ authorization }) => authorization),
        [null, "Bearer t1", null, "Bearer t2"]
      )
    })
  )

  it.effect("that fifty calls find refused is asked for once more, not fifty times", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000, refused: ["t1"] })
      const things = withTokens(world)
      yield* Effect.all(
        Array.from({ length: 50 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(tokenRequests(world).length, 2)
    })
  )

  it.effect("that was refused late does not take the next one with it", () =>
    Effect.gen(function* () {
      const late = Promise.withResolvers<void>()
      const inner = service({ expiresIn: 36_000, refused: ["t1"] })
      const world = script(async (sent) => {
        if (sent.url.endsWith("/2") && sent.authorization === "Bearer t1") await late.promise
        return inner.fetch(sent.url, sent.init)
      })
      const things = withTokens(world)
      const slow = yield* Effect.forkChild(things.get({ id: 2 }))
      yield* settle
      yield* things.get({ id: 1 })
      late.resolve()
      assert.deepStrictEqual(yield* Fiber.join(slow), { id: 7 })
      assert.strictEqual(tokenRequests(world).length, 2)
    })
  )

  it.effect("that is refused a second time fails the call, with what to check", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000, refused: ["t1", "t2", "t3"] })
      const error = yield* Effect.flip(withTokens(world).get({ id: 1 }))
      assert.strictEqual(error.reason._tag, "AuthenticationError")
      assert.include(error.message, "expired. Check the key")
      assert.strictEqual(world.sent.length, 4)
    })
  )

  it.effect("that cannot be had fails every waiting call with the error of the request for it", () =>
    Effect.gen(function* () {
      const world = service({ tokenStep: () => reply(403, { detail: "audience" }) })
      const things = withTokens(world)
      const errors = yield* Effect.all([Effect.flip(things.get({ id: 1 })), Effect.flip(things.get({ id: 2 }))], {
        concurrency: "unbounded"
      })
      for (const { operation, reason } of errors) {
        assert.strictEqual(operation, "createToken")
        assert.strictEqual(reason._tag, "ForbiddenError")
      }
      assert.strictEqual(tokenRequests(world).length, 1)
      yield* Effect.flip(things.get({ id: 3 }))
      assert.strictEqual(tokenRequests(world).length, 2)
    })
  )

  it.effect("request is retried as a read is", () =>
    Effect.gen(function* () {
      const world = service({ expiresIn: 36_000, tokenStep: (count) => (count === 1 ? reply(503) : undefined) })
      assert.isTrue(isSuccess(yield* after(2000, withTokens(world).get({ id: 1 }))))
    })
  )

  it.effect("reply without a token is a ContractError of the request", () =>
    Effect.gen(function* () {
      const world = service({ tokenStep: () => ok({ token: "t1" }) })
      const error = yield* Effect.flip(withTokens(world).get({ id: 1 }))
      assert.strictEqual(error.operation, "createToken")
      assert.strictEqual(error.reason._tag, "ContractError")
    })
  )

  it.effect("is never behind the rate limiter, however full it is", () =>
    Effect.gen(function* () {
      const world = yield* timed(service({ expiresIn: 36_000 }))
      const things = withTokens(world, { rateLimit: { perSecond: 1, burst: 1 } })
      const calls = Effect.all(
        Array.from({ length: 3 }, (_, id) => things.get({ id })),
        { concurrency: "unbounded" }
      )
      assert.isTrue(isSuccess(yield* after(3000, calls)))
      assert.strictEqual(tokenRequests(world)[0]?.at, 0)
      assert.deepStrictEqual(
        world.sent.filter(({ method }) => method === "GET").map(({ at }) => at),
        [0, 1000, 2000]
      )
    })
  )
})

describe("a token request that stays unanswered", () => {
  it.effect("fails the calls that wait for it with its timeout", () =>
    Effect.gen(function* () {
      const world = service({
        tokenStep: () => silence
      })
      const things = withTokens(world, { timeoutMillis: 1000, retry: { maxAttempts: 1 } })
      const error = yield* failureOf(things.get({ id: 1 }), 2000)
      assert.strictEqual(error.operation, "createToken")
      assert.strictEqual(error.reason._tag, "TimeoutError")
    })
  )
})
