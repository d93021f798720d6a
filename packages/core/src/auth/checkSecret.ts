/**
 * Checks the secrets in the settings. Error messages describe what is wrong with a secret without revealing it.
 */
import * as Redacted from "effect/Redacted"
import { ConfigurationError } from "../client/ConfigurationError.ts"

/**
 * Returns the secret as a plain string, or `undefined` if the secret is not set, for example because an environment variable is missing.
 *
 * @example
 * ```ts
 * import { revealSecret } from "@fieldwork/core"
 * import { Redacted } from "effect"
 * [revealSecret("key"), revealSecret(Redacted.make("key"))] // => ["key","key"]
 * ```
 */
export const revealSecret = (secret: string | Redacted.Redacted): string | undefined =>
  Redacted.isRedacted(secret) ? Redacted.value(secret) : secret

/**
 * Returns the secret. Throws `ConfigurationError` if the secret is missing or empty, or starts or ends with whitespace. The message omits the secret.
 *
 * @example
 * ```ts
 * import { checkSecret } from "@fieldwork/core"
 * checkSecret("clientSecret", "s3cret") // => "s3cret"
 * checkSecret("clientSecret", undefined) // throws clientSecret is missing
 * ```
 */
export const checkSecret = (name: string, secret: string | undefined): string => {
  if (typeof secret !== "string") throw new ConfigurationError(`${name} is missing: is its environment variable set?`)
  if (secret === "") throw new ConfigurationError(`${name} is empty`)
  if (secret !== secret.trim()) {
    throw new ConfigurationError(
      `${name} begins or ends with whitespace: it was probably read from a file with its line break`
    )
  }
  return secret
}

/** Checks whether `text` is a valid header value. */
export const isHeaderValue = (text: string): boolean => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text)

/**
 * Returns `value` if it is a valid key to send in a header without a scheme. Throws `ConfigurationError` otherwise.
 *
 * @example
 * ```ts
 * import { checkKey } from "@fieldwork/core"
 * checkKey("apiKey", "key") // => "key"
 * checkKey("apiKey", "Bearer key") // throws omit it
 * ```
 */
export const checkKey = (name: string, value: string | undefined): string => {
  const key = checkSecret(name, value)
  const scheme = /^(bearer|basic|token|apikey)\s/i.exec(key)?.[1]
  if (scheme !== undefined) {
    throw new ConfigurationError(
      `${name} begins with ${JSON.stringify(scheme)}: omit it, as the key is sent without a scheme`
    )
  }
  if (!isHeaderValue(key) || key.includes(" "))
    throw new ConfigurationError(`${name} contains a character that is invalid in headers`)
  return key
}
