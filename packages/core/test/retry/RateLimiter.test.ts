import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as RateLimiter from "../../src/retry/RateLimiter.ts"
import { ok, reply, script } from "../support/Script.ts"
import { things } from "../support/things.ts"
import { after, elapse, isSuccess, timed } from "../support/time.ts"

/** So many callers at once, and the moments at which they were let through. */
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

describe("the rate limiter", () => {
  it.effect("lets a burst go, and the others at its rate", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 3 })
      assert.deepStrictEqual(yield* moments(limiter, 6, 1000), [0, 0, 0, 100, 200, 300])
    })
  )

  it.effect("earns its burst back in a quiet time", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 2 })
      yield* moments(limiter, 5, 1000)
      assert.deepStrictEqual(yield* moments(limiter, 3, 1000), [1000, 1000, 1100])
    })
  )

  it.effect("after a 429 lets no one go before its wait is over, then at half the rate", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 3 })
      limiter.limited(0, 2000)
      assert.deepStrictEqual(yield* moments(limiter, 3, 4000), [2000, 2200, 2400])
    })
  )

  it.effect("holds back those who were waiting when the 429 came", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 1, burst: 1 })
      const passed = yield* callers(limiter, 2)
      yield* elapse(500)
      limiter.limited(500, 3000)
      yield* elapse(5000)
      assert.deepStrictEqual(passed, [0, 3500])
    })
  )

  it.effect("wins its rate back with successes", () =>
    Effect.gen(function* () {
      const limiter = RateLimiter.make({ perSecond: 10, burst: 1 })
      limiter.limited(0, 0)
      for (let count = 0; count < 32; count++) limiter.succeeded()
      const passed = yield* moments(limiter, 3, 1000)
      assert.deepStrictEqual(
        passed.map((at) => Math.round(at)),
        [0, 100, 200]
      )
    })
  )

  it.effect("learns from the answers of its client", () =>
    Effect.gen(function* () {
      const world = yield* timed(script(reply(429, undefined, { "retry-after": "2" }), ok({ id: 1 })))
      const service = things(world, { rateLimit: { perSecond: 100 } })
      yield* after(0, Effect.ignore(service.get({ id: 1 })))
      assert.isTrue(isSuccess(yield* after(3000, service.get({ id: 2 }))))
      assert.isTrue(world.sent.slice(1).every(({ at }) => at >= 2000))
    })
  )
})
