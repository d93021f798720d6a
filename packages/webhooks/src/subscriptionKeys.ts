/**
 * Reads public keys from the response to a subscription request. Accepts the response in several forms.
 *
 * Source: operations 10 and 11, and "Authentication", item 2, in the exchange's API document. The document does not state the names of the two fields
 * that contain a key. A publicly available client reads `key_id` and `public_key`, but both names can be configured.
 */
import { WebhookConfigurationError } from "./configurationError.ts"
import type { KeyEntry } from "./keyRing.ts"
import type { PublicJwk } from "./PublicKey.ts"

/**
 * The names of the two fields of a subscription response that contain a key. The exchange's API document does not state the names. The defaults are
 * the names that a publicly available client reads.
 */
export interface KeyFields {
  /** The name of the field that contains the key id. Default: `key_id`. */
  readonly keyId?: string | undefined
  /** The name of the field that contains the public key, as base64 of a SubjectPublicKeyInfo or as a JWK. Default: `public_key`. */
  readonly publicKey?: string | undefined
}

/**
 * Returns the keys in a response, or an empty list for plain `OK`. Accepts a string, the parsed body, {@link KeyEntry} objects, arrays of these
 * values, and objects that contain such values a few levels deep. A key may be a JWK.
 *
 * @throws {WebhookConfigurationError} if a response contains no valid key, although it contains a field for the key id or for the public key.
 */
export const keysOf = (response: unknown, fields: KeyFields = {}): ReadonlyArray<KeyEntry> => {
  const names = { idField: fields.keyId ?? "key_id", keyField: fields.publicKey ?? "public_key" }
  const found = search(response, names, 0)
  if (found.entries.length > 0 || !found.isIncomplete) return found.entries
  throw new WebhookConfigurationError(`The response has no string in both ${names.idField} and ${names.keyField}`)
}

interface Found {
  readonly entries: ReadonlyArray<KeyEntry>
  /** Whether an object contains a key id or a public key, but not a valid pair of both. */
  readonly isIncomplete: boolean
}

const nothing: Found = { entries: [], isIncomplete: false }

/** The maximum depth at which keys are searched for. Known responses do not nest keys more deeply. */
const maxDepth = 4

const search = (
  value: unknown,
  names: { readonly idField: string; readonly keyField: string },
  depth: number
): Found => {
  if (typeof value === "string") return depth === 0 ? search(parse(value), names, 1) : nothing
  if (typeof value !== "object" || value === null || depth > maxDepth) return nothing
  if (Array.isArray(value)) return all(value.map((one) => search(one, names, depth)))
  if (isKeyEntry(value)) return { entries: [value], isIncomplete: false }
  const members = new Map<string, unknown>(Object.entries(value))
  const [keyId, publicKey] = [members.get(names.idField), members.get(names.keyField)]
  if (typeof keyId === "string" && isKey(publicKey)) return { entries: [{ keyId, publicKey }], isIncomplete: false }
  const isIncomplete = keyId !== undefined || publicKey !== undefined
  const nested = all(
    [...members.values()].map((one) => (typeof one === "string" ? nothing : search(one, names, depth + 1)))
  )
  return { entries: nested.entries, isIncomplete: isIncomplete || nested.isIncomplete }
}

const all = (found: ReadonlyArray<Found>): Found => ({
  entries: found.flatMap(({ entries }) => entries),
  isIncomplete: found.some(({ isIncomplete }) => isIncomplete)
})

const isKey = (value: unknown): value is string | PublicJwk =>
  typeof value === "string" || (typeof value === "object" && value !== null && "kty" in value)

const isKeyEntry = (value: object): value is KeyEntry => "keyId" in value && "publicKey" in value

/** Parses a response. A plain string such as `OK` does not contain any key. */
const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "string" ? undefined : value
  } catch {
    return undefined
  }
}
