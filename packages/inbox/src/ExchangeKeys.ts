/**
 * Reads the verification keys from the supplier's two subscriptions at the exchange. The keys that verified the newest stored callbacks remain
 * available after a restart, even if the exchange does not respond.
 */
import type { KeyEntry, KeyStore } from "@fieldwork/webhooks"
import type { Opportunities, Outcomes } from "@fieldwork/exchange"
import { Effect } from "effect"
import { lastKeys } from "./storedKeys.ts"
import { followKeys } from "./serve/followKeys.ts"
import { readSubscriptions } from "./serve/readSubscriptions.ts"
import { Store } from "./store/Store.ts"

/** The options for {@link makeExchangeKeys}: the supplier whose subscriptions contain the keys, and the keys that are always trusted. */
export interface ExchangeKeysOptions {
  /** The code of the supplier whose two subscriptions contain the keys. */
  readonly supplierCode: string
  /** Keys that are always trusted, regardless of the subscriptions. Default: none. */
  readonly pinned?: ReadonlyArray<KeyEntry> | undefined
  /** Called with the cause of each failed attempt to fetch the keys. Default: nothing is called. */
  readonly onFetchFailure?: ((cause: unknown) => void | Promise<void>) | undefined
  /** Returns the current time in Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Creates a key store for `Inbox.layer`, as `fieldwork-inbox serve` does. The key store reads both subscriptions, because each stream may be signed
 * with its own key. The keys that verified the newest stored callbacks are available from the start.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Opportunities, Outcomes } from "@fieldwork/exchange"
 * import { Inbox, makeExchangeKeys, SqliteStore } from "@fieldwork/inbox"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const { key_id, public_key } = sender.subscription()
 * const exchange = Layer.merge(
 *   Opportunities.layerTest({ subscription: { key_id, public_key } }),
 *   Outcomes.layerTest({ subscription: { key_id, public_key } })
 * )
 * const inbox = Layer.unwrap(Effect.map(makeExchangeKeys({ supplierCode: "4711" }), (keys) => Inbox.layer({ keys })))
 * const callback = await sender.send([{ survey_id: 7, message_reason: "new" }])
 * const receive = Effect.flatMap(Inbox, (inbox) => {
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   return Effect.promise(() => inbox.receive("opportunities", request))
 * })
 * const layer = inbox.pipe(Layer.provide(Layer.merge(exchange, SqliteStore.layer({ path: ":memory:" }))))
 * const response = await Effect.runPromise(Effect.provide(receive, layer))
 * response.status // => 200
 * ```
 */
export const makeExchangeKeys = Effect.fnUntraced(function* ({
  now,
  onFetchFailure,
  pinned = [],
  supplierCode
}: ExchangeKeysOptions): Effect.fn.Return<KeyStore, never, Store | Opportunities | Outcomes> {
  const store = yield* Store
  const readBoth = yield* readSubscriptions(supplierCode)
  const run = Effect.runPromiseWith(yield* Effect.context())
  const storedKeys = yield* lastKeys(store).pipe(Effect.orElseSucceed(() => []))
  return followKeys({ readSubscriptions: () => run(readBoth), pinned, storedKeys, onFetchFailure, now })
})
