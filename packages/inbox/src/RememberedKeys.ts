/**
 * Keys that the store remembers, as a verifier takes them: those that a callback was ever accepted with.
 */
import { type KeyEntry, type KeySource, publicKeyText } from "@fieldwork/webhooks"
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

export interface UsedKeys {
  /** Remembered, or being remembered. */
  readonly known: ReadonlySet<string>
  /** Remembers a key that is not known, so that its signatures can be checked when it is long gone. After a failure it is not known again. */
  readonly remember: (keyId: string) => Effect.Effect<void>
}

/** The keys of accepted callbacks. */
export const makeUsedKeys = (store: Store, keys: KeySource): UsedKeys => {
  const known = new Set<string>()
  return {
    known,
    remember: (keyId) =>
      Effect.suspend(() => {
        const public_key = known.has(keyId) ? undefined : publicKeyText(keys, keyId)
        if (public_key === undefined) return Effect.void
        known.add(keyId)
        return store
          .rememberKeys([{ key_id: keyId, public_key }])
          .pipe(Effect.catch(() => Effect.sync(() => void known.delete(keyId))))
      })
  }
}
