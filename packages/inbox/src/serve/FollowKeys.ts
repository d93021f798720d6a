/**
 * Keys that follow both subscriptions of a supplier.
 *
 * Each stream may be signed by a key of its own. So a key that is unknown is a stranger's only when both subscriptions have said what theirs
 * are: while one does not answer, a callback may be genuine, and is asked to come again.
 */
import { createKeyStore, type KeyEntry, type KeyStore } from "@fieldwork/webhooks"
import type { Result } from "effect"

export interface FollowOptions {
  /** Asks for both subscriptions. */
  readonly ask: () => Promise<ReadonlyArray<Result.Result<Subscription, Refusal>>>
  /** From the settings: held for good. */
  readonly pinned: ReadonlyArray<KeyEntry>
  /** What callbacks were verified with before. */
  readonly remembered: ReadonlyArray<KeyEntry>
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

interface Subscription {
  readonly key_id?: string
  readonly public_key?: string
}

interface Refusal {
  readonly reason: { readonly _tag: string }
}

export const followKeys = ({ ask, now, pinned, remembered }: FollowOptions): KeyStore => {
  const fetchKeys = async (): Promise<unknown> => {
    const answers = await ask()
    const found = answers.flatMap((answer) => (answer._tag === "Success" ? [answer.success] : []))
    const refusals = answers.flatMap((answer) => (answer._tag === "Failure" ? [answer.failure] : []))
    // A subscription that there is not has no key.
    const failed =
      refusals.find(({ reason }) => reason._tag !== "NotFoundError") ?? (found.length === 0 ? refusals[0] : undefined)
    if (failed === undefined) return [...found, ...pinned]
    // What came is held, and what did not come is not taken for withdrawn.
    const known = found.filter(({ key_id, public_key }) => key_id !== undefined && public_key !== undefined)
    if (known.length > 0) await keys.learn(known)
    throw failed
  }
  const keys = createKeyStore({ fetchKeys, initialKeys: [...remembered, ...pinned], now })
  return keys
}
