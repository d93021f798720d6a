/**
 * Finds the keys with which a header's signatures can be verified.
 */
import { describeProblem } from "./FetchProblem.ts"
import type { SignatureElement } from "./header.ts"
import { type KeySource, shortId, type VerificationKey } from "./keyRing.ts"
import { WebhookError } from "./WebhookError.ts"

/** A signature, and a key with its id to verify it. */
export interface Attempt {
  readonly key: VerificationKey
  /** Base64 that has not been decoded. */
  readonly signature: string
}

/** Returns the short ids in the header for which there is no key. */
export const unknownIds = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<string> =>
  signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)

/** Waits for unknown keys if the source can fetch them. */
export const refreshKeys = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>
): Promise<void> | undefined => {
  const unknown = unknownIds(keys, signatures)
  return keys.refresh?.(unknown).catch((cause: unknown) => {
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: describeProblem(cause) })
  })
}

/** Pairs each signature with each key of its id. The result is empty if no key in the header is known. */
export const findAttempts = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<Attempt> => {
  const attempts: Array<Attempt> = []
  for (const { keyId, signature } of signatures) {
    for (const key of keys.find(shortId(keyId))) attempts.push({ key, signature })
  }
  return attempts
}
