/**
 * Writes a public key as the subscription returns it.
 */
import type { VerificationKey } from "./key-ring.ts"
import { spkiPrefix } from "./public-key.ts"

/** Base64 of the DER SubjectPublicKeyInfo; undefined for a CryptoKey, which may not give its point away. */
export const publicKeyText = ({ material }: VerificationKey): string | undefined =>
  material instanceof Uint8Array ? btoa(String.fromCharCode(...spkiPrefix, ...material)) : undefined
