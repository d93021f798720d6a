/**
 * Reads public keys off the answer to a subscription, whatever form it comes in.
 *
 * Source: the exchange document, operations 10 and 11 and Authentication 2. The names of the two fields are not shown
 * there: `key_id` and `public_key` are inferred, so they can be configured.
 */
import { WebhookConfigurationError } from "./configuration-error.ts"
import type { KeyEntry } from "./key-ring.ts"

export interface KeyFields {
  /** Default `key_id`. */
  readonly keyId?: string | undefined
  /** Default `public_key`. */
  readonly publicKey?: string | undefined
}

/**
 * The keys that an answer brings, none for plain `OK`. Takes text, the parsed body, {@link KeyEntry}s, and arrays of these.
 *
 * @throws WebhookConfigurationError when one of the two fields is there without the other.
 */
export const keysOf = (response: unknown, fields: KeyFields = {}): ReadonlyArray<KeyEntry> => {
  if (typeof response === "string") return keysOf(parse(response), fields)
  if (Array.isArray(response)) return response.flatMap((one: unknown) => keysOf(one, fields))
  if (typeof response !== "object" || response === null) return []
  if (isKeyEntry(response)) return [response]
  const members = new Map<string, unknown>(Object.entries(response))
  const [idField, keyField] = [fields.keyId ?? "key_id", fields.publicKey ?? "public_key"]
  const [keyId, publicKey] = [members.get(idField), members.get(keyField)]
  if (typeof keyId === "string" && typeof publicKey === "string") return [{ keyId, publicKey }]
  if (keyId === undefined && publicKey === undefined) return []
  throw new WebhookConfigurationError(`The subscription's answer has no text in both ${idField} and ${keyField}`)
}

const isKeyEntry = (value: object): value is KeyEntry => "keyId" in value && "publicKey" in value

/** Plain text such as `OK` brings nothing. */
const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "string" ? undefined : value
  } catch {
    return undefined
  }
}
