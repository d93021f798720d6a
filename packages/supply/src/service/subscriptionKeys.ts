/**
 * The keys with which callbacks are verified, read from the supplier's subscriptions. Each failed attempt to fetch them is logged with what to do,
 * because without a key no callback can be accepted.
 */
import { followKeys, lastKeys, type Store } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SupplyExchange } from "./Exchange.ts"

/** The key store of a supply service. */
export type SubscriptionKeys = ReturnType<typeof followKeys>

/** The interval at which a service without keys tries to fetch them, in milliseconds. The key store skips attempts that would follow too quickly. */
const everyMillis = 1000

/** The time in milliseconds after which a program has usually subscribed. */
const startMillis = 10_000

/** Creates the key store. It starts with the keys that verified the newest stored callbacks. */
export const subscriptionKeys = Effect.fnUntraced(function* (
  store: Store,
  exchange: SupplyExchange,
  supplierCode: string
): Effect.fn.Return<SubscriptionKeys> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const clock = yield* Clock.Clock
  const supplier = { supplier_code: supplierCode }
  const requested = [exchange.opportunities.subscription(supplier), exchange.outcomes.subscription(supplier)]
  const readBoth = Effect.all(requested.map(Effect.result), { concurrency: 2 })
  const storedKeys = yield* Effect.orElseSucceed(lastKeys(store), () => [])
  const since = clock.currentTimeMillisUnsafe()
  const keys: SubscriptionKeys = followKeys({
    readSubscriptions: () => run(readBoth),
    pinned: [],
    storedKeys,
    now: () => clock.currentTimeMillisUnsafe(),
    onFetchFailure: (cause) => {
      // A new supplier has no subscription until the program calls `subscribe`, so the absence is not reported while the program starts.
      const isStarting = clock.currentTimeMillisUnsafe() - since < startMillis
      const isExpected = isStarting && reasonOf(cause) === "NotFoundError"
      return isExpected ? undefined : run(logFailure(cause, keys.held.length > 0))
    }
  })
  return keys
})

/** Fetches keys until there is one. Each failure is logged by the key store. */
export const fetchFirst = Effect.fnUntraced(function* (keys: SubscriptionKeys) {
  const attempt = Effect.ignore(Effect.tryPromise(() => keys.refresh([])))
  if (keys.held.length === 0) yield* attempt
  while (keys.held.length === 0) yield* Effect.delay(attempt, everyMillis)
})

/** Fetches the keys at once, because the supplier has just subscribed. A failure is logged by the key store. */
export const fetchAgain = (keys: SubscriptionKeys): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(() => keys.learn("OK")))

const reasonOf = (cause: unknown): string =>
  (cause as { readonly reason?: { readonly _tag?: string } } | undefined)?.reason?._tag ?? ""

const adviceFor = (cause: unknown): string => {
  switch (reasonOf(cause)) {
    case "AuthenticationError":
    case "ForbiddenError":
      return "check the API key of the exchange, and whether it belongs to the supplier"
    case "NotFoundError":
      return "subscribe to the callbacks, or correct the supplier code"
    case "":
      return "check whether the supplier's subscriptions contain a key_id and a public_key"
    default:
      return "check the URL of the exchange and the network"
  }
}

const logFailure = (cause: unknown, hasKeys: boolean): Effect.Effect<void> => {
  const log = hasKeys
    ? Effect.logWarning(`The keys could not be updated, and only the known keys are accepted: ${adviceFor(cause)}`)
    : Effect.logError(`No key can be fetched, so no callback can be verified: ${adviceFor(cause)}`)
  return Effect.annotateLogs(log, { cause: cause instanceof Error ? cause.message : String(cause) })
}
