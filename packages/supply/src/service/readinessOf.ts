/**
 * Determines whether a supply service is ready: it accepts callbacks, and its router is up to date with the received callbacks.
 */
import type { Inbox, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Readiness } from "./Readiness.ts"
import type { SubscriptionKeys } from "./subscriptionKeys.ts"

export interface ReadinessDependencies {
  readonly inbox: Pick<Inbox["Service"], "lags" | "recentFailure">
  /** The key store, or undefined if the keys are fixed. */
  readonly keys: Pick<SubscriptionKeys, "held"> | undefined
  /** The time in milliseconds since the router was last up to date with the applied callbacks. */
  readonly lagMillis: Effect.Effect<number>
}

/** The time in milliseconds by which the router may be behind the received callbacks. */
const readyLagMillis = 5000

const notReady = (reason: string, detail: string): Readiness => ({ ready: false, reason, detail })

export const readinessOf = Effect.fnUntraced(function* ({
  inbox,
  keys,
  lagMillis
}: ReadinessDependencies): Effect.fn.Return<Readiness, StoreError> {
  if (keys?.held.length === 0) return notReady("KeysUnavailableError", "no callback can be verified without a key")
  const failure = inbox.recentFailure()
  if (failure !== undefined) return notReady(failure, "a callback could not be accepted")
  const lag = yield* lagMillis
  if (lag > readyLagMillis) return notReady("StaleIndexError", `the index is ${Math.round(lag)} ms behind the inbox`)
  const now = yield* Clock.currentTimeMillis
  for (const { oldestReceivedAt = now, stream, waiting } of yield* inbox.lags) {
    const millis = now - oldestReceivedAt
    if (waiting > 0 && millis > readyLagMillis)
      return notReady("NotProjecting", `${waiting} callbacks with ${stream} are not applied after ${millis} ms`)
  }
  return { ready: true }
})
