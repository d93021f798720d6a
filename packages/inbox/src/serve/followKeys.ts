/**
 * A key store that reads its keys from both subscriptions of a supplier.
 *
 * Each stream may be signed with its own key, so a key counts as unknown only if both subscriptions could be read. If one of them could not be read,
 * the callback may be genuine, and the response is 503.
 */
import { createKeyStore, type KeyEntry, type KeyStore } from "@fieldwork/webhooks"
import type { Result } from "effect"

/** The options for {@link followKeys}: a function that reads both subscriptions, and additional keys. */
export interface FollowOptions {
  /** Reads both subscriptions. Returns one result per subscription. */
  readonly readSubscriptions: () => Promise<ReadonlyArray<Result.Result<Subscription, Refusal>>>
  /** Keys from the settings, which are always trusted. */
  readonly pinned: ReadonlyArray<KeyEntry>
  /** Keys that have verified earlier callbacks, as returned by `lastKeys`. */
  readonly storedKeys: ReadonlyArray<KeyEntry>
  /** Called with the cause of each failed attempt to fetch the keys. Default: nothing is called. */
  readonly onFetchFailure?: ((cause: unknown) => void | Promise<void>) | undefined
  /** Returns the current time in Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

interface Subscription {
  readonly key_id?: string
  readonly public_key?: string
}

interface Refusal {
  readonly reason: { readonly _tag: string }
}

/**
 * Returns a key store that reads its keys from both subscriptions of a supplier, because each subscription may have its own key. A key is refused as
 * unknown only if both subscriptions could be read. `makeExchangeKeys` creates such a key store with the exchange client.
 *
 * @example
 * ```ts
 * import { Result } from "effect"
 * import { followKeys } from "@fieldwork/inbox"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const [opportunities, outcomes] = [await createSender(), await createSender()]
 * const readSubscriptions = async () => [Result.succeed(opportunities.subscription()), Result.succeed(outcomes.subscription())]
 * const keys = followKeys({ readSubscriptions, pinned: [], storedKeys: [] })
 * await keys.refresh([])
 * keys.held.length // => 2
 * ```
 */
export const followKeys = ({ onFetchFailure, readSubscriptions, now, pinned, storedKeys }: FollowOptions): KeyStore => {
  const fetchKeys = async (): Promise<unknown> => {
    const results = await readSubscriptions()
    const found = results.flatMap((result) => (result._tag === "Success" ? [result.success] : []))
    const refusals = results.flatMap((result) => (result._tag === "Failure" ? [result.failure] : []))
    // A subscription that does not exist has no key. This is a failure only if neither of the supplier's two subscriptions exists.
    const failed =
      refusals.find(({ reason }) => reason._tag !== "NotFoundError") ?? (found.length === 0 ? refusals[0] : undefined)
    if (failed === undefined) return [...found, ...pinned]
    // Keys in the response for one subscription are trusted even if the other subscription could not be read. A key that is absent from a response
    // does not count as withdrawn.
    const known = found.filter(({ key_id, public_key }) => key_id !== undefined && public_key !== undefined)
    if (known.length > 0) await keys.learn(known)
    throw failed
  }
  const keys = createKeyStore({ fetchKeys, initialKeys: [...storedKeys, ...pinned], onFetchFailure, now })
  return keys
}
