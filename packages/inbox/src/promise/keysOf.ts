/** Creates the key source that the options of `createInbox` specify. */
import { createKeyStore, type KeyStore } from "@fieldwork/webhooks"
import { Effect, Result } from "effect"
import type { ReceiverOptions } from "../receive/Receiver.ts"
import { lastKeys } from "../storedKeys.ts"
import { followKeys } from "../serve/followKeys.ts"
import { logKeyFailure } from "../serve/logKeyFailure.ts"
import type { Store } from "../store/Store.ts"
import type { InboxOptions, Subscriptions } from "./Inbox.ts"
import { optionAdvice } from "./optionAdvice.ts"

type KeyOptions = Pick<InboxOptions, "exchange" | "keys" | "supplierCode">

/** Returns a function that creates the key source for a store. Throws a `TypeError` if the options do not specify any keys. */
export const keysOf = ({
  exchange,
  keys,
  supplierCode
}: KeyOptions): ((store: Store) => Effect.Effect<ReceiverOptions["keys"]>) => {
  if (exchange !== undefined) {
    if (supplierCode === undefined || supplierCode === "") {
      throw new TypeError("supplierCode: pass the code of the supplier whose subscriptions are read from `exchange`")
    }
    if (typeof keys === "function") throw new TypeError("keys: with `exchange`, pass a list of keys or omit them")
    const readSubscriptions = () => readBoth(exchange, supplierCode)
    return withStoredKeys(
      (storedKeys, onFetchFailure) => followKeys({ readSubscriptions, pinned: keys ?? [], storedKeys, onFetchFailure }),
      optionAdvice
    )
  }
  if (typeof keys === "function") {
    return withStoredKeys(
      (initialKeys, onFetchFailure) => createKeyStore({ fetchKeys: () => keys(), initialKeys, onFetchFailure }),
      () => "check the function that is passed as `keys`"
    )
  }
  if (keys === undefined || keys.length === 0) {
    throw new TypeError(
      "keys: pass the keys of your subscriptions, or `exchange` and `supplierCode` to follow the subscriptions"
    )
  }
  return () => Effect.succeed(keys)
}

type StoredKeys = Effect.Success<ReturnType<typeof lastKeys>>

/**
 * Returns a function that creates a key source for a store. The key source starts with the keys that verified the newest stored callbacks. If the
 * store does not respond, the key source starts without these keys, and fetches keys when they are needed. Each failed attempt to fetch keys is logged
 * with the advice that `adviceOf` returns for its reason.
 */
const withStoredKeys = (
  make: (storedKeys: StoredKeys, onFetchFailure: (cause: unknown) => Promise<void>) => KeyStore,
  adviceOf: (reason: string) => string
) =>
  Effect.fnUntraced(function* (store: Store): Effect.fn.Return<KeyStore> {
    const run = Effect.runPromiseWith(yield* Effect.context())
    const storedKeys = yield* lastKeys(store).pipe(Effect.orElseSucceed((): StoredKeys => []))
    const source: KeyStore = make(storedKeys, (cause) => run(logKeyFailure(cause, source.held.length > 0, adviceOf)))
    return source
  })

const readBoth = async ({ opportunities, outcomes }: Subscriptions, supplier_code: string) =>
  Promise.all(
    [opportunities, outcomes].map(async (service) => {
      try {
        return Result.succeed(await service.subscription({ supplier_code }))
      } catch (error) {
        if (hasReason(error)) return Result.fail(error)
        throw error
      }
    })
  )

const hasReason = (error: unknown): error is { readonly reason: { readonly _tag: string } } =>
  typeof error === "object" && error !== null && "reason" in error
