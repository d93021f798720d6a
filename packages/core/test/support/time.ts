/**
 * Provides virtual time for calls that pass through Promises.
 */
import { Clock, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import type { Script } from "./Script.ts"

/** Runs everything that is ready. Forked fibers start at a yield, and the scripted `fetch` needs only microtasks. */
export const settle = Effect.gen(function* () {
  for (let round = 0; round < 3; round++) {
    yield* Effect.yieldNow
    yield* Effect.promise(async () => {
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    })
  }
})

/** Advances virtual time in small steps, so that a fiber that wakes up can start its next wait before time advances further. */
export const elapse = (millis: number, step = 100) =>
  Effect.gen(function* () {
    for (let passed = 0; passed < millis; passed += step) {
      yield* settle
      yield* TestClock.adjust(Math.min(step, millis - passed))
    }
    yield* settle
  })

/** Makes a script record its requests with virtual time. */
export const timed = (script: Script) =>
  Effect.clockWith((clock: Clock.Clock) =>
    Effect.sync(() => {
      script.now = () => clock.currentTimeMillisUnsafe()
      return script
    })
  )

/** Returns the exit of the effect after the given virtual time, or undefined if the effect is still running. */
export const after = <A, E>(millis: number, effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect)
    yield* elapse(millis)
    return fiber.pollUnsafe()
  })

/** Returns the error of an effect that must fail within the given virtual time. */
export const failureOf = <A, E>(effect: Effect.Effect<A, E>, millis = 0) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(Effect.flip(effect))
    yield* elapse(millis)
    return yield* Fiber.join(fiber)
  })

export const isSuccess = (exit: Exit.Exit<unknown, unknown> | undefined): boolean =>
  exit !== undefined && Exit.isSuccess(exit)
