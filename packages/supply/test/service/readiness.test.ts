import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { type ReadinessDependencies, readinessOf } from "../../src/service/readinessOf.ts"

const position = { sequence: 1, item: 0 }
const lag = { stream: "opportunities", position, holder: "x", leaseAgeMillis: 0, waiting: 0 } as const
const ready: ReadinessDependencies = {
  inbox: { lags: Effect.succeed([{ ...lag, oldestReceivedAt: undefined }]), recentFailure: () => undefined },
  keys: { held: ["12345678"] },
  lagMillis: Effect.succeed(200)
}

const readiness = (given: Partial<ReadinessDependencies>) =>
  Effect.andThen(TestClock.setTime(10_000), readinessOf({ ...ready, ...given })).pipe(
    Effect.provide(TestClock.layer()),
    Effect.runPromise
  )

const waitingSince = (oldestReceivedAt: number) => ({
  ...ready.inbox,
  lags: Effect.succeed([{ ...lag, waiting: 3, oldestReceivedAt }])
})

it.each<[what: string, given: Partial<ReadinessDependencies>]>([
  ["with a key and an index that is up to date", {}],
  ["with fixed keys", { keys: undefined }],
  ["with callbacks that have been waiting for less than five seconds", { inbox: waitingSince(6_000) }]
])("a supply service %s is ready", async (_, given) => {
  expect(await readiness(given)).toEqual({ ready: true })
})

it.each<[what: string, given: Partial<ReadinessDependencies>, reason: string]>([
  ["without a key", { keys: { held: [] } }, "KeysUnavailableError"],
  ["whose index is behind the inbox", { lagMillis: Effect.succeed(6_000) }, "StaleIndexError"],
  ["that applies no callbacks", { inbox: waitingSince(4_000) }, "NotProjecting"],
  ["whose store is full", { inbox: { ...ready.inbox, recentFailure: () => "StoreFullError" } }, "StoreFullError"]
])("a supply service %s is not ready, and states the reason", async (_, given, reason) => {
  expect(await readiness(given)).toMatchObject({ ready: false, reason })
})
