/**
 * A key pair of the kind that the exchange creates for a supplier.
 */

export interface SigningKey {
  /** The id of the key. A signature header contains its first 8 characters. */
  readonly keyId: string
  /** The public key as base64 of its SubjectPublicKeyInfo, as a subscription returns it. */
  readonly publicKey: string
  /** Signs `bytes` with ECDSA P-256 and SHA-256. Resolves with the signature as 64 bytes of r‖s. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

/**
 * Generates a key pair without exposing the private key. If the key id is not given, it is random.
 *
 * @example
 * ```ts
 * import { generateSigningKey } from "@fieldwork/webhooks/testing"
 * (await generateSigningKey("9f3c1a7e5b2d4c60")).keyId // => "9f3c1a7e5b2d4c60"
 * ```
 */
export const generateSigningKey = async (keyId: string = crypto.randomUUID()): Promise<SigningKey> => {
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])
  const spki = new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey))
  return {
    keyId,
    publicKey: btoa(String.fromCharCode(...spki)),
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, bytes))
  }
}
