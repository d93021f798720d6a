/**
 * Finds the held keys that a header's signatures can be tried with.
 */
import type { Backend } from "./backend.ts"
import { WebhookConfigurationError } from "./configuration-error.ts"
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

/** Waits for newer keys only when none of the header's keys is held; otherwise they are fetched on the side. */
export const refreshUnknown = (
  keys: KeySource,
  signatures: ReadonlyArray<SignatureElement>
): Promise<void> | undefined => {
  const unknown = signatures.map(({ keyId }) => shortId(keyId)).filter((id) => keys.find(id).length === 0)
  if (unknown.length === 0) return undefined
  const refreshed = keys.refresh?.(unknown)
  const settled = refreshed?.catch((cause: unknown) => {
    // A fetched key that cannot be used is for the receiver's owner to see, whatever was sent.
    if (cause instanceof WebhookConfigurationError) throw cause
    throw new WebhookError({ _tag: "KeysUnavailableError", received: unknown, detail: String(cause) })
  })
  if (unknown.length === signatures.length) return settled
  settled?.catch(() => {})
  return undefined
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
