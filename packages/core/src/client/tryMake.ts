/**
 * Creates a client as an effect that fails if the settings are invalid.
 */
import * as Effect from "effect/Effect"
import { ConfigurationError } from "./ConfigurationError.ts"

/**
 * Returns an effect that creates a client with `make`, and fails with any `ConfigurationError` that `make` throws.
 *
 * @example
 * ```ts
 * import { checkBaseUrl, tryMake } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const failed = Effect.flip(tryMake(() => checkBaseUrl("baseUrl", "")))
 * Effect.runSync(failed)._tag // => "ConfigurationError"
 * ```
 */
export const tryMake = <Client>(make: () => Client): Effect.Effect<Client, ConfigurationError> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(make())
    } catch (cause) {
      if (cause instanceof ConfigurationError) return Effect.fail(cause)
      throw cause
    }
  })
