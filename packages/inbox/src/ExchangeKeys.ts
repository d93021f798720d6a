/**
 * Keys that follow the exchange's two subscriptions, and are held through a restart while the exchange does not respond.
 */
import type { KeyEntry, KeyStore } from "@fieldwork/webhooks"
import { Opportunities, Outcomes } from "@fieldwork/exchange"
import { Effect } from "effect"
import { lastKeys } from "./RememberedKeys.ts"
import { followKeys } from "./serve/FollowKeys.ts"
import { Store } from "./store/Store.ts"

export interface ExchangeKeysOptions {
  readonly supplierCode: string
  /** Held permanently, whatever the subscriptions say. Default: none. */
  readonly pinned?: ReadonlyArray<KeyEntry> | undefined
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * A key store for `Inbox.layer`, as `fieldwork-inbox serve` uses it. Each stream may be signed by a key of its own, so both subscriptions are asked; the keys that the
 * newest callbacks were signed with are held from the start.
 */
export const makeExchangeKeys = Effect.fnUntraced(function* ({
  now,
  pinned = [],
  supplierCode
}: ExchangeKeysOptions): Effect.fn.Return<KeyStore, never, Store | Opportunities | Outcomes> {
  const [opportunities, outcomes, store] = [yield* Opportunities, yield* Outcomes, yield* Store]
  const askBoth = Effect.suspend(() => {
    const asked = [
      opportunities.subscription({ supplier_code: supplierCode }),
      outcomes.subscription({ supplier_code: supplierCode })
    ]
    return Effect.all(asked.map(Effect.result), { concurrency: 2 })
  })
  const run = Effect.runPromiseWith(yield* Effect.context())
  const remembered = yield* lastKeys(store).pipe(Effect.orElseSucceed(() => []))
  return followKeys({ ask: () => run(askBoth), pinned, remembered, now })
})
