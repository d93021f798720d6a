/**
 * The type of an API key in the Effect API.
 */
import type * as Redacted from "effect/Redacted"

export type Secret = string | Redacted.Redacted
