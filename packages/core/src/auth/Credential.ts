/**
 * Defines how a client authenticates its requests and reacts to a 401 response.
 */
import * as Effect from "effect/Effect"
import type { ApiError } from "../errors/ApiError.ts"

/** A source of `Authorization` headers. The client informs the source whether the service accepted each header. */
export interface Credential {
  /** The `Authorization` header for the next attempt, which must be a valid header value. */
  readonly header: Effect.Effect<string, ApiError>
  /** Called after a response other than 401 to a request with this header. */
  readonly accepted: (header: string) => void
  /**
   * Called after a 401 response to a request with this header. Returns `true` if another attempt would send a different header that may be accepted.
   * `isRetry` states whether the call had already been repeated after a 401.
   */
  readonly refused: (header: string, nowMillis: number, isRetry: boolean) => boolean
  /** Interrupts the requests that the credential itself has in progress, such as a token request, and waits until they have stopped. */
  readonly close: Effect.Effect<void>
}

/**
 * Creates a credential that sends `key` unchanged, without a scheme. A 401 is never retried, because the same key would be refused again.
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
