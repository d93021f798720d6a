import { ApiError } from "@fieldwork/exchange"
import { SqliteStore } from "@fieldwork/inbox"
import { testKeys } from "@fieldwork/webhooks/testing"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { fetchAgain, fetchFirst, subscriptionKeys } from "../../src/service/subscriptionKeys.ts"

const failure = (_tag: string) =>
  new ApiError({ operation: "x", reason: { _tag, isRetryable: false, message: "refused" } as never, attempts: [] })

/** Runs a test with an exchange whose response to both subscription requests can be changed. */
const withKeys = (
  use: (
    keys: Effect.Success<ReturnType<typeof subscriptionKeys>>,
    exchange: { response: object },
    lines: ReadonlyArray<string>
  ) => Effect.Effect<void>
) => {
  const lines: Array<string> = []
  const logger = Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`))
  return Effect.gen(function* () {
    const exchange: { response: object } = { response: failure("NotFoundError") }
    const read = Effect.suspend(() =>
      exchange.response instanceof ApiError ? Effect.fail(exchange.response) : Effect.succeed(exchange.response)
    )
    const service = { subscription: () => read }
    const store = yield* SqliteStore.make({ path: ":memory:", threads: false, spool: false })
    yield* use(
      yield* subscriptionKeys(store, { opportunities: service, outcomes: service } as never, "4711"),
      exchange,
      lines
    )
  }).pipe(Effect.scoped, Effect.provide([TestClock.layer(), Logger.layer([logger])]), Effect.runPromise)
}

const { keyId, publicKey } = testKeys.current
const subscription = { key_id: keyId, public_key: publicKey }

/** Moves the clock in steps of a second until `isDone` returns true. */
const until = (isDone: () => boolean) =>
  Effect.gen(function* () {
    while (!isDone()) {
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      yield* TestClock.adjust("1 second")
    }
  })

it("a supply service without keys logs each failed attempt to fetch them with what to do, until an attempt succeeds", () =>
  withKeys((keys, exchange, lines) =>
    Effect.gen(function* () {
      exchange.response = failure("AuthenticationError")
      const fetching = yield* Effect.forkChild(fetchFirst(keys))
      yield* until(() => lines.length === 2)
      expect(new Set(lines)).toEqual(
        new Set([
          "Error No key can be fetched, so no callback can be verified: check the API key of the exchange, and whether it belongs to the supplier"
        ])
      )
      exchange.response = subscription
      yield* until(() => keys.held.length > 0)
      yield* Fiber.join(fetching)
      exchange.response = failure("NetworkError")
      yield* fetchAgain(keys)
      expect(lines.at(-1)).toBe(
        "Warn The keys could not be updated, and only the known keys are accepted: check the URL of the exchange and the network"
      )
    })
  ))

it("a supply service fetches its keys after it has subscribed, and logs nothing about the subscriptions that did not exist before", () =>
  withKeys((keys, exchange, lines) =>
    Effect.gen(function* () {
      const fetching = yield* Effect.forkChild(fetchFirst(keys))
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      exchange.response = subscription
      yield* fetchAgain(keys)
      expect([keys.held.length, lines]).toEqual([1, []])
      yield* Fiber.interrupt(fetching)
    })
  ))

it("a supply service logs that the supplier has no subscription if this is still so ten seconds after startup", () =>
  withKeys((keys, _, lines) =>
    Effect.gen(function* () {
      const fetching = yield* Effect.forkChild(fetchFirst(keys))
      yield* until(() => lines.length > 0)
      expect(lines[0]).toBe(
        "Error No key can be fetched, so no callback can be verified: subscribe to the callbacks, or correct the supplier code"
      )
      yield* Fiber.interrupt(fetching)
    })
  ))
