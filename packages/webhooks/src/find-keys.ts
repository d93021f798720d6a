/**
 * Finds the held keys that a header's signatures can be tried with.
 */
import { describeProblem } from "./fetch-problem.ts"
import type { SignatureElement } from "./header.ts"
import { type KeySource, shortId, type VerificationKey } from "./key-ring.ts"
import { WebhookError } from "./webhook-error.ts"

/** One signature and one held key of its id. */
export interface Attempt {
  readonly key: VerificationKey
  /** Base64, not decoded. */
  readonly signature: string
}

/** Short ids of the header that are not held. */
export const unknownIds = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<string> =>
  signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)

/** Waits for keys that are not held, where the source can look for them. */
export const refreshKeys = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>
): Promise<void> | undefined => {
  const unknown = unknownIds(keys, signatures)
  return keys.refresh?.(unknown).catch((cause: unknown) => {
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: describeProblem(cause) })
  })
}

/** Pairs each signature with each held key of its id: none when no key of the header is held. */
export const findAttempts = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<Attempt> => {
  const attempts: Array<Attempt> = []
  for (const { keyId, signature } of signatures) {
    for (const key of keys.find(shortId(keyId))) attempts.push({ key, signature })
  }
  return attempts
}
