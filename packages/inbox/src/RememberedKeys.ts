/**
 * Keys that the store remembers, as a verifier takes them.
 */
import type { KeyEntry } from "@fieldwork/webhooks"
import { Effect } from "effect"
import { streamNames } from "./Message.ts"
import type { Store } from "./store/Store.ts"
import type { StoreError } from "./store/StoreError.ts"

export const rememberedKeys = (store: Store): Effect.Effect<ReadonlyArray<KeyEntry>, StoreError> =>
  Effect.map(store.keys, (keys) => keys.map(({ key_id: keyId, public_key: publicKey }) => ({ keyId, publicKey })))

/** Those that the newest callbacks were signed with: after a restart they are held though the exchange may not answer. */
export const lastKeys = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<KeyEntry>, StoreError> {
  const latest = yield* Effect.forEach(streamNames, (stream) =>
    store.entries({ stream, kind: "callback", limit: 1, newestFirst: true })
  )
  const ids = new Set(latest.flat().map(({ keyId }) => keyId))
  return (yield* rememberedKeys(store)).filter(({ keyId }) => ids.has(keyId))
})
