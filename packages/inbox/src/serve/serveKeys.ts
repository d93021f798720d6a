/** The keys of `fieldwork-inbox serve` from the exchange: fetched at startup, and with a log entry for each failed attempt. */
import type { Opportunities, Outcomes } from "@fieldwork/exchange"
import type { KeyStore } from "@fieldwork/webhooks"
import { Clock, Effect, type Scope } from "effect"
import { type ExchangeKeysOptions, makeExchangeKeys } from "../ExchangeKeys.ts"
import type { Store } from "../store/Store.ts"
import { keyAdvice } from "./keyAdvice.ts"
import { logKeyFailure } from "./logKeyFailure.ts"

/** The interval at which a server without keys tries to fetch them, in milliseconds. The key store skips attempts that would follow too quickly. */
const everyMillis = 1000

/**
 * Creates the key store of a server. If the server has no key, keys are fetched until there is one, because no callback can be verified before that,
 * and load balancers do not send callbacks to a server that is not ready.
 */
export const serveKeys = Effect.fnUntraced(function* (
  options: Pick<ExchangeKeysOptions, "pinned" | "supplierCode">
): Effect.fn.Return<KeyStore, never, Store | Opportunities | Outcomes | Scope.Scope> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const clock = yield* Clock.Clock
  const keys: KeyStore = yield* makeExchangeKeys({
    ...options,
    now: () => clock.currentTimeMillisUnsafe(),
    onFetchFailure: (cause) => run(logKeyFailure(cause, keys.held.length > 0, keyAdvice))
  })
  if (keys.held.length === 0) yield* Effect.forkScoped(fetchFirst(keys))
  return keys
})

const fetchFirst = Effect.fnUntraced(function* (keys: KeyStore) {
  // Each failure is logged by `onFetchFailure`.
  const attempt = Effect.ignore(Effect.tryPromise(() => keys.refresh([])))
  yield* attempt
  while (keys.held.length === 0) yield* Effect.delay(attempt, everyMillis)
  yield* Effect.logInfo("Keys were fetched from the subscriptions, so callbacks can be verified")
})
