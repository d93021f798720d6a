/**
 * Finds the keys that can verify the signatures in a header.
 */
import { describeFetchError } from "./KeyFetchError.ts"
import type { SignatureElement } from "./parseSignatureHeader.ts"
import { type KeySource, shortId, type VerificationKey } from "./keyRing.ts"
import { WebhookError } from "./WebhookError.ts"

/** A signature from a header, and a key that may verify it because its id begins with the same 8 characters as the key id in the header. */
export interface Attempt {
  readonly key: VerificationKey
  /** The signature as a base64 string, which has not been decoded yet. */
  readonly signature: string
}

/** Returns the short key ids (8 characters) in the header for which the source has no key. */
export const unknownIds = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<string> =>
  signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)

/** Requests newer keys for the unknown ids in the header. Returns undefined if the source cannot fetch keys. */
export const refreshKeys = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>
): Promise<void> | undefined => {
  const unknown = unknownIds(keys, signatures)
  return keys.refresh?.(unknown).catch((cause: unknown) => {
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: describeFetchError(cause) })
  })
}

/** Pairs each signature with each key that has the same short id (8 characters). The result is empty if the header does not contain any known key. */
export const findAttempts = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<Attempt> => {
  const attempts: Array<Attempt> = []
  for (const { keyId, signature } of signatures) {
    for (const key of keys.find(shortId(keyId))) attempts.push({ key, signature })
  }
  return attempts
}
