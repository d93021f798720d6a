/**
 * A lease that is acquired while its process stops is released, so that another process does not wait for it to expire.
 */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Latch, Option, Scope } from "effect"
import { runDaemon } from "../../src/project/Daemon.ts"
import { withReader } from "../../src/store/HeldReader.ts"
import type { Store } from "../../src/store/Store.ts"
import { inMemory } from "../support/memory.ts"
import { live } from "../support/postgres.ts"

const leaseMillis = 60_000

/** Returns an effect that runs the call, signals that it has been executed, and waits for `proceed` before it returns. */
const delayed =
  (executed: Deferred.Deferred<void>, proceed: Deferred.Deferred<void>) =>
  <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.tap(call, () => Effect.andThen(Deferred.succeed(executed, undefined), Deferred.await(proceed)))

/** Runs `interrupt` after the call has been executed and before the call returns. */
const interruptedCall = Effect.fnUntraced(function* <E>(
  start: (delay: ReturnType<typeof delayed>) => Effect.Effect<Effect.Effect<void>, E>
) {
  const [executed, proceed] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const interrupt = yield* start(delayed(executed, proceed))
  yield* Deferred.await(executed)
  const interrupting = yield* Effect.forkChild(interrupt, { startImmediately: true })
  yield* Deferred.succeed(proceed, undefined)
  yield* Fiber.join(interrupting)
})

describe("a lease whose acquisition is interrupted", () => {
  it.effect(
    "a reader of the inbox that is interrupted while it acquires its lease releases the lease for the next reader",
    () =>
      live(
        Effect.gen(function* () {
          const { readers } = yield* inMemory
          const options = { reader: "test", stream: "outcomes", mode: "state", holder: "first", leaseMillis } as const
          yield* interruptedCall((delay) =>
            Effect.map(
              Effect.forkChild(
                withReader(
                  { readers: { ...readers, acquire: (given) => delay(readers.acquire(given)) } },
                  options,
                  () => Effect.never
                ),
                { startImmediately: true }
              ),
              (fiber) => Effect.asVoid(Fiber.interrupt(fiber))
            )
          )
          assert.isTrue(Option.isSome(yield* readers.acquire({ ...options, holder: "second" })))
        })
      )
  )

  it.effect(
    "a projector of the inbox that stops while it acquires its lease releases the lease for the next projector",
    () =>
      live(
        Effect.gen(function* () {
          const store: Store = yield* inMemory
          yield* interruptedCall((delay) =>
            Effect.gen(function* () {
              const scope = yield* Scope.make()
              const wake = Latch.makeUnsafe()
              const slow: Store = { ...store, acquireLease: (given) => delay(store.acquireLease(given)) }
              yield* Scope.provide(
                runDaemon({ store: slow, stream: "outcomes", holder: "first", leaseMillis, wake }),
                scope
              )
              return Scope.close(scope, Exit.void)
            })
          )
          const next = yield* store.acquireLease({ stream: "outcomes", set: "live", holder: "second", leaseMillis })
          assert.isTrue(Option.isSome(next))
        })
      )
  )
})
