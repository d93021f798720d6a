/**
 * The `Authorization` header of a client, and what a 401 means for it.
 */
import * as Effect from "effect/Effect"
import type { ApiError } from "../errors/ApiError.ts"

export interface Credential {
  /** The header of the next attempt. It must be a valid header value. */
  readonly header: Effect.Effect<string, ApiError>
  /** A response accepted this header. */
  readonly accepted: (header: string) => void
  /** A response of 401 refused this header at this time. Returns whether another attempt would send another header. */
  readonly refused: (header: string, nowMillis: number) => boolean
  /** Ends what is under way for this client, such as a token request, and waits until it has ended. */
  readonly close: Effect.Effect<void>
}

/**
 * A key that is sent as it is, without a scheme. A second attempt with the same key would be refused as well.
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
