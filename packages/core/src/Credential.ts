/**
 * What goes into the `Authorization` header, and what a 401 means for it.
 */
import { Effect, Redacted } from "effect"
import type { ApiError } from "./ApiError.ts"
import { ConfigurationError } from "./BaseUrl.ts"

export interface Credential {
  /** The header's value for the next attempt. */
  readonly header: Effect.Effect<string, ApiError>
  /** Told which value met a 401. Answers whether the call is worth one more try, with another value. */
  readonly refused: (header: string) => boolean
}

/** A key sent as it is, without a scheme before it. A second try with the same key would meet the same answer. */
export const bareKey = (key: string): Credential => ({ header: Effect.succeed(key), refused: () => false })

/** A secret bare, or `undefined`, which an unset environment variable gives whatever the types say. */
export const reveal = (secret: string | Redacted.Redacted): string | undefined =>
  Redacted.isRedacted(secret) ? Redacted.value(secret) : secret

/** A secret as it was given, or a {@link ConfigurationError} that says what is wrong with it without showing it. */
export const check = (name: string, secret: string | undefined): string => {
  if (typeof secret !== "string") throw new ConfigurationError(`${name} is missing: is its environment variable set?`)
  if (secret === "") throw new ConfigurationError(`${name} is empty`)
  if (secret !== secret.trim()) {
    throw new ConfigurationError(
      `${name} begins or ends with whitespace: it was probably read from a file with its line break`
    )
  }
  return secret
}

/** The same, for a key that will stand alone in a header. */
export const checkKey = (name: string, given: string | undefined): string => {
  const key = check(name, given)
  const scheme = /^(bearer|basic|token|apikey)\s/i.exec(key)?.[1]
  if (scheme !== undefined)
    throw new ConfigurationError(
      `${name} begins with ${JSON.stringify(scheme)}: give the key alone, it is sent without a scheme`
    )
  if (!/^[\x21-\x7e]+$/.test(key)) throw new ConfigurationError(`${name} holds a character that a header cannot carry`)
  return key
}
