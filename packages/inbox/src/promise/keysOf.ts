/** Creates the key source that the options of `createInbox` specify. */
import { createKeyStore, type KeySource } from "@fieldwork/webhooks"
import { Effect, Result } from "effect"
import type { ReceiverOptions } from "../receive/Receiver.ts"
import { lastKeys } from "../storedKeys.ts"
import { followKeys } from "../serve/followKeys.ts"
import type { Store } from "../store/Store.ts"
import type { InboxOptions, Subscriptions } from "./Inbox.ts"

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
    return withStoredKeys((storedKeys) => followKeys({ readSubscriptions, pinned: keys ?? [], storedKeys }))
  }
  if (typeof keys === "function") {
    return withStoredKeys((initialKeys) => createKeyStore({ fetchKeys: () => keys(), initialKeys }))
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
 * store does not respond, the key source starts without these keys, and fetches keys when they are needed.
 */
const withStoredKeys = (make: (storedKeys: StoredKeys) => KeySource) => (store: Store) =>
  lastKeys(store).pipe(
    Effect.orElseSucceed((): StoredKeys => []),
    Effect.map(make)
  )

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
