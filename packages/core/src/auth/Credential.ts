/**
 * Defines the `Authorization` header of a client, and how it reacts to a 401.
 */
import * as Effect from "effect/Effect"
import type { ApiError } from "../errors/ApiError.ts"

/** The `Authorization` header of a client, and how it reacts to a 401. */
export interface Credential {
  /** The header of the next attempt, which must be a valid header value. */
  readonly header: Effect.Effect<string, ApiError>
  /** Called after a response that accepted this header. */
  readonly accepted: (header: string) => void
  /** Called after a 401 that refused this header. Returns whether another attempt would send a different header. */
  readonly refused: (header: string, nowMillis: number) => boolean
  /** Interrupts the requests in progress for this client, such as a token request, and waits until they have ended. */
  readonly close: Effect.Effect<void>
}

/**
 * A key that is sent unchanged, without a scheme. It is never retried after a 401, because the same key would be refused again.
 *
 * @example
 * ```ts
 * import { bareKey } from "@fieldwork/core"
 * import { Effect } from "effect"
 * Effect.runSync(bareKey("key of the account").header) // => "key of the account"
 * ```
 */
export const bareKey = (key: string): Credential => ({
  header: Effect.succeed(key),
  accepted: () => undefined,
  refused: () => false,
  close: Effect.void
})
