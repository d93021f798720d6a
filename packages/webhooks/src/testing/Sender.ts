/**
 * Simulates the exchange as the sender of one subscription, including its key rotation.
 */
import { generateSigningKey, type SigningKey } from "./SigningKey.ts"
import { type SignedCallback, signCallback, type SignOptions } from "./sign.ts"

/** The options for a sender: the format of its signatures, and its clock. */
export interface SenderOptions extends Pick<SignOptions, "form" | "headerName" | "text"> {
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** The simulated sender of one subscription, with its signing keys. */
export interface Sender {
  /** The current signing keys: one key, or the old and the new key during a rotation. */
  readonly keys: ReadonlyArray<SigningKey>
  /**
   * Returns the response to the subscription request, which contains the newest key. The exchange's API document does not state the names of the key
   * fields. `key_id` and `public_key` are the names that a publicly available client reads.
   */
  subscription(): { readonly result: "OK"; readonly key_id: string; readonly public_key: string }
  /** Creates a callback that is signed with all of `keys` at the current time. A body that is neither bytes nor a string is sent as JSON. */
  send(body: unknown): Promise<SignedCallback>
  /** Starts a key rotation. From then on, callbacks are also signed with a new key, and the subscription response contains the new key. */
  rotate(): Promise<SigningKey>
  /** Completes a key rotation. From then on, callbacks are signed only with the newest key. */
  retire(): void
}

/**
 * Simulates the exchange as the sender of one subscription: signs callbacks and rotates keys.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const verifier = createVerifier({ keys: sender.keys })
 * const callback = await sender.send([{ survey_id: 1 }])
 * const { keyId } = await verifier.verify(callback)
 * keyId === sender.keys[0]?.keyId // => true
 *
 * await sender.rotate() // the old and the new key sign
 * sender.keys.length // => 2
 * sender.retire() // only the new key signs
 * await verifier.verify(await sender.send([{ survey_id: 2 }])) // throws Signed with
 * ```
 */
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
