import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import * as RateLimiter from "../../src/retry/RateLimiter.ts"
import { ok, reply, script } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { after, elapse, failureOf, isSuccess, timed } from "../support/time.ts"

/** The maximum `Retry-After` in milliseconds for which the limiters in these tests wait. */
const cap = 60_000

/** Starts the given number of callers at once, and records the times at which the limiter lets them through. */
const callers = (limiter: RateLimiter.RateLimiter, count: number) =>
  Effect.gen(function* () {
    const passed: Array<number> = []
    const one = Effect.clockWith((clock) =>
      Effect.andThen(
        limiter.acquire,
        Effect.sync(() => passed.push(clock.currentTimeMillisUnsafe()))
      )
    )
    yield* Effect.forkChild(
      Effect.all(
        Array.from({ length: count }, () => one),
        { concurrency: "unbounded" }
      )
    )
    return passed
  })

const moments = (limiter: RateLimiter.RateLimiter, count: number, millis: number) =>
  Effect.tap(callers(limiter, count), () => elapse(millis))

describe("RateLimiter", () => {
  it.effect("the rate limiter lets a burst of calls through at once and the following calls at its rate", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 3 }, cap)
      assert.deepStrictEqual(yield* moments(limiter, 6, 1000), [0, 0, 0, 100, 200, 300])
    })
  )

  it.effect("the rate limiter restores its burst after a time without calls", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 2 }, cap)
      yield* moments(limiter, 5, 1000)
      assert.deepStrictEqual(yield* moments(limiter, 3, 1000), [1000, 1000, 1100])
    })
  )

  it.effect(
    "the rate limiter lets no call through until the Retry-After of a 429 has passed and then runs at half its rate",
    () =>
      Effect.gen(function* () {
        const limiter = RateLimiter.make({ perSecond: 10, burst: 3 }, cap)
        limiter.limited(0, 2000)
        assert.deepStrictEqual(yield* moments(limiter, 3, 4000), [2000, 2200, 2400])
      })
  )

  it.effect("a 429 delays the calls already waiting in the rate limiter until its Retry-After has passed", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 1, burst: 1 }, cap)
      const passed = yield* callers(limiter, 2)
      yield* elapse(500)
      limiter.limited(500, 3000)
      yield* elapse(5000)
      assert.deepStrictEqual(passed, [0, 3500])
    })
  )

  it.effect("calls that are interrupted while they wait in the rate limiter do not delay later calls", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 1 }, cap)
      yield* limiter.acquire
      const waiting = yield* Effect.forkChild(
        Effect.all(
          Array.from({ length: 30 }, () => limiter.acquire),
          { concurrency: "unbounded" }
        )
      )
      yield* elapse(50, 50)
      yield* Fiber.interrupt(waiting)
      assert.deepStrictEqual(yield* moments(limiter, 2, 1000), [100, 200])
    })
  )

  it.effect("a waiting call that is interrupted leaves its turn in the rate limiter to the next waiting call", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 1 }, cap)
      yield* limiter.acquire
      const first = yield* Effect.forkChild(limiter.acquire)
      yield* elapse(50, 50)
      const passed = yield* callers(limiter, 2)
      yield* elapse(10, 10)
      yield* Fiber.interrupt(first)
      yield* elapse(500)
      assert.deepStrictEqual(passed, [100, 200])
    })
  )

  it.effect("a client with a rate limit and a deadline keeps sending at its rate limit when calls arrive faster", () =>
    Effect.gen(function* () {
      const fakeServer = yield* timed(script(ok({ id: 1 })))
      const service = makeThings(fakeServer, { rateLimit: { perSecond: 10, burst: 1 }, deadlineMillis: 450 })
      for (let count = 0; count < 80; count++) {
        yield* Effect.forkChild(Effect.ignore(service.get({ id: count })))
        yield* elapse(50, 50)
      }
      assert.isAtLeast(fakeServer.sent.filter(({ at }) => at >= 2000 && at < 4000).length, 19)
    })
  )

  it.effect("a rate limiter that a 429 has slowed down is back at its configured rate after 32 successful calls", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 1 }, cap)
      limiter.limited(0, 0)
      for (let count = 0; count < 32; count++) limiter.succeeded()
      const passed = yield* moments(limiter, 3, 1000)
      assert.deepStrictEqual(
        passed.map((at) => Math.round(at)),
        [0, 100, 200]
      )
    })
  )

  it.effect("a client sends no request until the Retry-After of a 429 response has passed", () =>
    Effect.gen(function* () {
      const fakeServer = yield* timed(script(reply(429, undefined, { "retry-after": "2" }), ok({ id: 1 })))
      const service = makeThings(fakeServer, { rateLimit: { perSecond: 100 } })
      yield* after(0, Effect.ignore(service.get({ id: 1 })))
      assert.isTrue(isSuccess(yield* after(3000, service.get({ id: 2 }))))
      assert.isTrue(fakeServer.sent.slice(1).every(({ at }) => at >= 2000))
    })
  )

  it.effect("a 429 without Retry-After delays the next call by one interval of the halved rate", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 3 }, cap)
      limiter.limited(0, undefined)
      assert.deepStrictEqual(yield* moments(limiter, 2, 1000), [200, 400])
    })
  )

  it.effect(
    "with a rate limit, calls do not wait for a Retry-After that exceeds the maximum, but fail immediately",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(reply(429, undefined, { "retry-after": "86400" }))
        const service = makeThings(fakeServer, { rateLimit: { perSecond: 10 } })
        for (const id of [1, 2, 3]) {
          const error = yield* failureOf(service.get({ id }), 2000)
          assert.deepInclude(error.reason, { _tag: "RateLimitError", retryAfterMillis: 86_400_000 })
        }
      })
  )
})
