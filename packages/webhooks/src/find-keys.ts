/**
 * Finds the held keys that a header's signatures can be tried with.
 */
import type { Backend } from "./backend.ts"
import { describeProblem } from "./fetch-problem.ts"
import type { SignatureElement } from "./header.ts"
import { type KeySource, shortId, type VerificationKey } from "./key-ring.ts"
import { parseSignature } from "./signature.ts"
import { WebhookError } from "./webhook-error.ts"

/** One signature and one held key of its id. */
export interface Attempt {
  readonly key: VerificationKey
  /** Or why its text is none. */
  readonly signature: ReturnType<typeof parseSignature>
}

/** Short ids of the header that are not held. */
export const unknownIds = (keys: KeySource, signatures: ReadonlyArray<SignatureElement>): ReadonlyArray<string> =>
  signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)

/** Waits for newer keys only when none of the header's keys is held: one that is held decides by itself. */
export const refreshUnknown = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>
): Promise<void> | undefined => {
  const unknown = unknownIds(keys, signatures)
  if (unknown.length === 0 || unknown.length < signatures.length) return undefined
  return keys.refresh?.(unknown).catch((cause: unknown) => {
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: describeProblem(cause) })
  })
}

/**
 * A key signs once, and two keys whose ids begin alike are tried with both signatures. More attempts are only of use to
 * somebody who wants the body to be hashed again and again.
 */
const maxAttemptsPerKey = 2
const maxAttempts = 4

/** Pairs each signature with each held key of its id. @throws WebhookError `NoKnownKeyError` when there is no pair. */
export const findKeys = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>,
  { base64 }: Backend
): ReadonlyArray<Attempt> => {
  const attempts: Array<Attempt> = []
  const tried = new Map<VerificationKey, number>()
  let total = 0
  for (const { keyId, signature: text } of signatures) {
    const found = keys.find(shortId(keyId))
    const signature = found.length > 0 ? parseSignature(text, base64) : "not a signature"
    for (const key of found) {
      if (typeof signature !== "string") {
        const before = tried.get(key) ?? 0
        if (before === maxAttemptsPerKey || total === maxAttempts) continue
        tried.set(key, before + 1)
        total += 1
      }
      attempts.push({ key, signature })
    }
  }
  if (attempts.length > 0) return attempts
  throw new WebhookError({
    _tag: "NoKnownKeyError",
    received: signatures.map(({ keyId }) => keyId),
    held: keys.held
  })
}
