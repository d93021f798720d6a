/**
 * A key as the Effect face takes it.
 */
import type * as Redacted from "effect/Redacted"

export type Secret = string | Redacted.Redacted
