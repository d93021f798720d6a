import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { sharedFlush } from "../../src/postgres/sharedFlush.ts"

it.effect("sharedFlush runs one further flush for all requests that arrive while a flush to disk is in progress", () =>
  Effect.gen(function* () {
    let begun = 0
    const gates = yield* Effect.forEach([0, 1, 2], () => Deferred.make<void>())
    const flush = yield* sharedFlush(
      Effect.suspend(() => {
        const gate = gates[begun]
        begun += 1
        return gate === undefined ? Effect.void : Deferred.await(gate)
      })
    )
    const first = yield* Effect.forkChild(flush, { startImmediately: true })
    yield* Effect.yieldNow
    const later = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(flush, { startImmediately: true }))
    yield* Effect.yieldNow
    assert.strictEqual(begun, 1)
    for (const gate of gates) yield* Deferred.succeed(gate, undefined)
    yield* Fiber.join(first)
    for (const fiber of later) yield* Fiber.join(fiber)
    assert.strictEqual(begun, 2)
  })
)

it.effect("sharedFlush fails a request when its flush to disk fails, and a request for the next flush succeeds", () =>
  Effect.gen(function* () {
    let isBroken = true
    const flush = yield* sharedFlush(Effect.suspend(() => (isBroken ? Effect.fail("broken") : Effect.void)))
    assert.strictEqual(yield* Effect.flip(flush), "broken")
    isBroken = false
    yield* flush
  })
)
