/**
 * Public keys found by the first 8 characters of their id, which is all that a header carries.
 */
import { requireOption } from "./configuration-error.ts"
import { type KeyMaterial, type PublicKey, readPublicKey } from "./public-key.ts"

/** A key as the subscription returns it. */
export interface KeyEntry {
  readonly keyId: string
  readonly publicKey: PublicKey
}

/** A key that has been read and found good. Its identity is what an imported form is cached by. */
export interface VerificationKey {
  readonly keyId: string
  readonly material: KeyMaterial
}

/** Where a verifier looks for keys. {@link createKeyRing} is the fixed one. */
export interface KeySource {
  /** Held keys whose id begins with these characters: more than one when two ids share them. */
  find(shortId: string): ReadonlyArray<VerificationKey>
  /** Short ids of all held keys. */
  readonly held: ReadonlyArray<string>
  /**
   * Called with ids that were not found, before the callback is judged. Resolves when newer keys, if there are any, can be
   * found; rejects when it could not be found out whether there are. It sets its own pace.
   */
  refresh?(unknown: ReadonlyArray<string>): Promise<void>
  /** Called once a callback has been verified, with the ids beside it that were not found: a genuine header names them. */
  verified?(keyId: string, unknown: ReadonlyArray<string>): void
}

/** What a header carries of a key id. */
export const shortId = (keyId: string): string => keyId.slice(0, 8)

/** @throws WebhookConfigurationError when a key cannot be used or an id is empty. */
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
 * Keys that do not change, for a verifier.
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
