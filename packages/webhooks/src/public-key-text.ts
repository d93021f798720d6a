/**
 * Writes a public key as the subscription returns it.
 */
import { type KeySource, shortId } from "./key-ring.ts"
import { spkiPrefix } from "./public-key.ts"

/**
 * Base64 of the DER SubjectPublicKeyInfo; undefined for a key that is not held, and for a CryptoKey, which may not give its point away.
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
