/**
 * Finds public keys by the first 8 characters of their id, because a header contains only these.
 */
import { requireOption } from "./configurationError.ts"
import { type KeyMaterial, type PublicKey, readPublicKey } from "./PublicKey.ts"

/** A key as the subscription returns it. */
export interface KeyEntry {
  readonly keyId: string
  readonly publicKey: PublicKey
}

/** A validated key. The object's identity is the cache key of its imported form. */
export interface VerificationKey {
  readonly keyId: string
  readonly material: KeyMaterial
}

/** The source of a verifier's keys. {@link createKeyRing} creates a fixed one. */
export interface KeySource {
  /** Returns the keys whose id begins with these characters. There are several if two ids have the same beginning. */
  find(shortId: string): ReadonlyArray<VerificationKey>
  /** The short ids of all keys. */
  readonly held: ReadonlyArray<string>
  /**
   * Called with ids that were not found, before the callback is verified. Resolves when newer keys, if there are any, can be found, and rejects if
   * that could not be determined. The source itself limits how often it fetches.
   */
  refresh?(unknown: ReadonlyArray<string>): Promise<void>
  /**
   * Called after a callback has been verified, with the other ids in its header that were not found. They are trustworthy, because the header is
   * genuine.
   */
  verified?(keyId: string, unknown: ReadonlyArray<string>): void
}

/** Returns the part of a key id that a header contains. */
export const shortId = (keyId: string): string => keyId.slice(0, 8)

/** @throws WebhookConfigurationError if a key is invalid or an id is empty. */
export const readKey = (entry: KeyEntry): VerificationKey => {
  requireOption(typeof entry === "object" && entry !== null, "keys")
  const { keyId, publicKey } = entry
  requireOption(typeof keyId === "string" && keyId !== "", "keyId")
  return { keyId, material: readPublicKey(keyId, publicKey) }
}

/** Finds keys by their short ids. */
export const ringOf = (keys: Iterable<VerificationKey>): Pick<KeySource, "find" | "held"> => {
  const ring = new Map<string, Array<VerificationKey>>()
  for (const key of keys) ring.set(shortId(key.keyId), [...(ring.get(shortId(key.keyId)) ?? []), key])
  return { find: (id) => ring.get(id) ?? [], held: [...ring.keys()] }
}

/**
 * Creates a fixed source of keys for a verifier.
 *
 * @example
 * ```ts
 * import { createKeyRing } from "@fieldwork/webhooks"
 * import { generateSigningKey } from "@fieldwork/webhooks/testing"
 * const key = await generateSigningKey("9f3c1a7e5b2d4c60")
 * createKeyRing([key]).find("9f3c1a7e").length // => 1
 * ```
 */
export const createKeyRing = (entries: Iterable<KeyEntry>): KeySource => ringOf(Array.from(entries, readKey))
