/** Reads and stores the keys that have verified callbacks. The keys have the form that `createVerifier` accepts. */
import { type KeyEntry, type KeySource, publicKeyText } from "@fieldwork/webhooks"
import { Effect } from "effect"
import { streamNames } from "./Message.ts"
import type { Store } from "./store/Store.ts"
import type { StoreError } from "./store/StoreError.ts"

/** Returns all keys that have ever verified a stored callback. */
export const storedKeys = (store: Store): Effect.Effect<ReadonlyArray<KeyEntry>, StoreError> =>
  Effect.map(store.keys, (keys) => keys.map(({ key_id: keyId, public_key: publicKey }) => ({ keyId, publicKey })))

/**
 * Returns the keys with which the newest callback in each stream was signed. Pass these keys to {@link followKeys} as `storedKeys`, so that they are
 * available after a restart even if the exchange does not respond.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Inbox, lastKeys, SqliteStore } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOpportunities(1))
 * const program = Effect.gen(function* () {
 *   const { receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   return yield* lastKeys(store)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const keys = await Effect.runPromise(Effect.provide(program, layer))
 * keys[0]?.publicKey === exchange.subscription().public_key // => true
 * ```
 */
export const lastKeys = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<KeyEntry>, StoreError> {
  const latest = yield* Effect.forEach(streamNames, (stream) =>
    store.entries({ stream, kind: "callback", limit: 1, newestFirst: true })
  )
  const ids = new Set(latest.flat().map(({ keyId }) => keyId))
  return (yield* storedKeys(store)).filter(({ keyId }) => ids.has(keyId))
})

export interface UsedKeys {
  /** The ids of the keys that are stored or are being stored. */
  readonly known: ReadonlySet<string>
  /**
   * Stores a key if it is not stored yet, so that signatures made with the key can be verified long after a key rotation. If the key cannot be
   * stored, the next call tries again.
   */
  readonly storeKey: (keyId: string) => Effect.Effect<void>
}

/** Returns functions that store the keys of accepted callbacks. */
export const makeUsedKeys = (store: Store, keys: KeySource): UsedKeys => {
  const known = new Set<string>()
  return {
    known,
    storeKey: (keyId) =>
      Effect.suspend(() => {
        const public_key = known.has(keyId) ? undefined : publicKeyText(keys, keyId)
        if (public_key === undefined) return Effect.void
        known.add(keyId)
        return store
          .storeKeys([{ key_id: keyId, public_key }])
          .pipe(Effect.catch(() => Effect.sync(() => void known.delete(keyId))))
      })
  }
}
