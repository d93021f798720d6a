import { assert, it } from "@effect/vitest"
import { ApiError, Opportunities, Outcomes } from "@fieldwork/exchange"
import { Effect, Logger, Option, Queue } from "effect"
import { TestClock } from "effect/testing"
import { serveKeys } from "../../src/serve/serveKeys.ts"
import { Store } from "../../src/store/Store.ts"
import { inMemory } from "../support/memory.ts"
import { makeKey } from "../support/sender.ts"

const { keyId, publicKey } = await makeKey("exchange-key")

const reason = { _tag: "AuthenticationError", isRetryable: false, message: "401: the key was refused" }
const refused = new ApiError({ operation: "getOpportunitiesSubscription", reason: reason as never, attempts: [] })

it.effect(
  "an inbox server without keys logs each failed attempt to fetch them, and receives once an attempt succeeds",
  () =>
    Effect.gen(function* () {
      let accepts = false
      const read = Effect.suspend(() =>
        accepts ? Effect.succeed({ key_id: keyId, public_key: publicKey }) : Effect.fail(refused)
      )
      const service = { subscription: () => read }
      const lines = yield* Queue.unbounded<string>()
      const logger = Logger.make<unknown, void>(({ logLevel, message }) => {
        Queue.offerUnsafe(lines, `${logLevel} ${String(message)}`)
      })
      const failed =
        /^Error No key can be fetched, so no callback can be verified: check FIELDWORK_EXCHANGE_API_KEY, and whether/
      /** Moves the clock in steps of a second until the next line is logged. */
      const next = Effect.gen(function* () {
        for (;;) {
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
          const line = yield* Queue.poll(lines)
          if (Option.isSome(line)) return line.value
          yield* TestClock.adjust("1 second")
        }
      })
      yield* Effect.gen(function* () {
        const keys = yield* serveKeys({ supplierCode: "4711" })
        assert.match(yield* next, failed)
        assert.match(yield* next, failed)
        accepts = true
        assert.match(yield* next, /^Info Keys were fetched/)
        assert.strictEqual(keys.held.length, 1)
      }).pipe(
        Effect.provideService(Store, yield* inMemory),
        Effect.provideService(Opportunities, service as never),
        Effect.provideService(Outcomes, service as never),
        Effect.provide(Logger.layer([logger]))
      )
    })
)
