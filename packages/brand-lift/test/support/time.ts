/**
 * Virtual time for tests of calls that use Promises.
 */
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/** Waits until all pending microtasks have run. A fake `fetch` needs only a few turns of the microtask queue. */
const settle = Effect.gen(function* () {
  for (let round = 0; round < 3; round++) {
    yield* Effect.yieldNow
    yield* Effect.promise(async () => {
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    })
  }
})

/** Returns the result of the effect, while virtual time advances in steps of half a second. */
export const within = <A, E, R>(seconds: number, effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect)
    for (let passed = 0; passed < seconds * 2 && fiber.pollUnsafe() === undefined; passed++) {
      yield* settle
      yield* TestClock.adjust(500)
    }
    yield* settle
    if (fiber.pollUnsafe() === undefined) return yield* Effect.die(`still running after ${seconds} s`)
    return yield* Fiber.join(fiber)
  })
