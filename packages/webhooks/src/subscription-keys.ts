/**
 * Reads public keys out of the response to a subscription, whatever its form.
 *
 * Source: the exchange document, operations 10 and 11 and Authentication 2. The names of the two fields are not shown
 * there: `key_id` and `public_key` are inferred, so they can be configured.
 */
import { WebhookConfigurationError } from "./configuration-error.ts"
import type { KeyEntry } from "./key-ring.ts"
import type { PublicJwk } from "./public-key.ts"

export interface KeyFields {
  /** Default `key_id`. */
  readonly keyId?: string | undefined
  /** Default `public_key`. */
  readonly publicKey?: string | undefined
}

/**
 * The keys that a response carries, none for plain `OK`. Takes text, the parsed body, {@link KeyEntry}s, arrays of these, and
 * objects in which they are a few levels down. A key may be a JWK.
 *
 * @throws WebhookConfigurationError when one of the two fields is there without the other.
 */
export const keysOf = (response: unknown, fields: KeyFields = {}): ReadonlyArray<KeyEntry> => {
  const names = { idField: fields.keyId ?? "key_id", keyField: fields.publicKey ?? "public_key" }
  const found = search(response, names, 0)
  if (found.entries.length > 0 || !found.isHalf) return found.entries
  throw new WebhookConfigurationError(
    `The subscription's response has no text in both ${names.idField} and ${names.keyField}`
  )
}

interface Found {
  readonly entries: ReadonlyArray<KeyEntry>
  /** One of the fields was found without the other. */
  readonly isHalf: boolean
}

const nothing: Found = { entries: [], isHalf: false }

/** Deeper than this no response has them. */
const maxDepth = 4

const search = (
  value: unknown,
  names: { readonly idField: string; readonly keyField: string },
  depth: number
): Found => {
  if (typeof value === "string") return depth === 0 ? search(parse(value), names, 1) : nothing
  if (typeof value !== "object" || value === null || depth > maxDepth) return nothing
  if (Array.isArray(value)) return all(value.map((one) => search(one, names, depth)))
  if (isKeyEntry(value)) return { entries: [value], isHalf: false }
  const members = new Map<string, unknown>(Object.entries(value))
  const [keyId, publicKey] = [members.get(names.idField), members.get(names.keyField)]
  if (typeof keyId === "string" && isKey(publicKey)) return { entries: [{ keyId, publicKey }], isHalf: false }
  const isHalf = keyId !== undefined || publicKey !== undefined
  const nested = all(
    [...members.values()].map((one) => (typeof one === "string" ? nothing : search(one, names, depth + 1)))
  )
  return { entries: nested.entries, isHalf: isHalf || nested.isHalf }
}

const all = (found: ReadonlyArray<Found>): Found => ({
  entries: found.flatMap(({ entries }) => entries),
  isHalf: found.some(({ isHalf }) => isHalf)
})

const isKey = (value: unknown): value is string | PublicJwk =>
  typeof value === "string" || (typeof value === "object" && value !== null && "kty" in value)

const isKeyEntry = (value: object): value is KeyEntry => "keyId" in value && "publicKey" in value

/** Plain text such as `OK` carries nothing. */
const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "string" ? undefined : value
  } catch {
    return undefined
  }
}
