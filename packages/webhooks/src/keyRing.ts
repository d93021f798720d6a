/**
 * Finds public keys by the first 8 characters of their id, because a signature header contains only these characters.
 */
import { requireOption } from "./configurationError.ts"
import { type KeyMaterial, type PublicKey, readPublicKey } from "./PublicKey.ts"

/** A key as the subscription returns it. */
export interface KeyEntry {
  readonly keyId: string
  readonly publicKey: PublicKey
}

/** A validated key. The backends import the key once and cache the result, with this object as the cache key. */
export interface VerificationKey {
  readonly keyId: string
  readonly material: KeyMaterial
}

/** The source of a verifier's keys. {@link createKeyRing} creates a source with fixed keys. */
export interface KeySource {
  /** Returns the keys whose id begins with `shortId`. There can be several, because two ids may begin with the same characters. */
  find(shortId: string): ReadonlyArray<VerificationKey>
  /** The short ids of all keys in the source: the first 8 characters of each key id. */
  readonly held: ReadonlyArray<string>
  /**
   * Called before a callback is verified, with the ids in its header for which `find` returned no key. Resolves once the source has checked for newer
   * keys, which `find` then returns. Rejects if the source could not check. The source itself limits how often it fetches keys.
   */
  refresh?(unknown: ReadonlyArray<string>): Promise<void>
  /**
   * Called after a callback has been verified, with the id of the key that matched and the ids in the header for which `find` returned no key. These
   * ids are trustworthy, because the callback is genuine.
   */
  verified?(keyId: string, unknown: ReadonlyArray<string>): void
}

/** Returns the first 8 characters of a key id, which is the part of the id that a signature header contains. */
export const shortId = (keyId: string): string => keyId.slice(0, 8)

/** @throws {WebhookConfigurationError} if the key is invalid or its id is empty. */
export const readKey = (entry: KeyEntry): VerificationKey => {
  requireOption(typeof entry === "object" && entry !== null, "keys")
  const { keyId, publicKey } = entry
  requireOption(typeof keyId === "string" && keyId !== "", "keyId")
  return { keyId, material: readPublicKey(keyId, publicKey) }
}

/** Creates a source that finds keys by the first 8 characters of their ids. */
export const ringOf = (keys: Iterable<VerificationKey>): Pick<KeySource, "find" | "held"> => {
  const ring = new Map<string, Array<VerificationKey>>()
  for (const key of keys) ring.set(shortId(key.keyId), [...(ring.get(shortId(key.keyId)) ?? []), key])
  return { find: (id) => ring.get(id) ?? [], held: [...ring.keys()] }
}

/**
 * Creates a key source with fixed keys for a verifier.
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
