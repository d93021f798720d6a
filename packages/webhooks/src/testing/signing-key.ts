/**
 * A key pair of the kind that the exchange makes for a supplier.
 */

export interface SigningKey {
  /** The header carries its first 8 characters. */
  readonly keyId: string
  /** Base64 of the SubjectPublicKeyInfo, as a subscription returns it. */
  readonly publicKey: string
  /** ECDSA P-256 over SHA-256, as 64 bytes of r‖s. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

/**
 * Makes a new pair; the private half stays inside. The id is random unless you give one.
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
