/**
 * Stands in for the exchange as the sender of one subscription, its key rotation included.
 */
import { generateSigningKey, type SigningKey } from "./signing-key.ts"
import { type SignedCallback, signCallback, type SignOptions } from "./sign.ts"

export interface SenderOptions extends Pick<SignOptions, "form" | "headerName" | "text"> {
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

export interface Sender {
  /** The keys that sign now: one, or the old and the new one during a rotation. */
  readonly keys: ReadonlyArray<SigningKey>
  /** What the subscription answers: the newest key. The names of its fields are inferred. */
  subscription(): { readonly result: "OK"; readonly key_id: string; readonly public_key: string }
  /** Signs now with all of `keys`. Anything but bytes and text is sent as JSON. */
  send(body: unknown): Promise<SignedCallback>
  /** Begins a rotation: from now on a new key signs too, and it is the one that the subscription answers. */
  rotate(): Promise<SigningKey>
  /** Ends a rotation: only the newest key signs. */
  retire(): void
}

export const createSender = async ({ now = Date.now, ...spelling }: SenderOptions = {}): Promise<Sender> => {
  let newest = await generateSigningKey()
  let keys: ReadonlyArray<SigningKey> = [newest]
  return {
    get keys() {
      return keys
    },
    subscription: () => ({ result: "OK", key_id: newest.keyId, public_key: newest.publicKey }),
    send: (body) => signCallback({ ...spelling, keys, body, timestamp: Math.floor(now() / 1000) }),
    rotate: async () => {
      keys = [newest, await generateSigningKey()]
      newest = keys[1] ?? newest
      return newest
    },
    retire: () => {
      keys = [newest]
    }
  }
}
