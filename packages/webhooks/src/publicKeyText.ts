/**
 * Encodes a public key in the format in which the subscription returns it.
 */
import { type KeySource, shortId } from "./keyRing.ts"
import { spkiPrefix } from "./PublicKey.ts"

/**
 * Returns the DER SubjectPublicKeyInfo of a key as base64. Returns undefined if the key is unknown, or if it is a `CryptoKey` that is not
 * extractable.
 *
 * @example
 * ```ts
 * import { createKeyRing, publicKeyText } from "@fieldwork/webhooks"
 * import { generateSigningKey } from "@fieldwork/webhooks/testing"
 * const key = await generateSigningKey("9f3c1a7e5b2d4c60")
 * publicKeyText(createKeyRing([key]), "9f3c1a7e5b2d4c60") === key.publicKey // => true
 * ```
 */
export const publicKeyText = (keys: KeySource, keyId: string): string | undefined => {
  const material = keys.find(shortId(keyId)).find((key) => key.keyId === keyId)?.material
  return material instanceof Uint8Array ? btoa(String.fromCharCode(...spkiPrefix, ...material)) : undefined
}
