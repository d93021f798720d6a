/**
 * A client as an effect: settings that cannot work fail it.
 */
import * as Effect from "effect/Effect"
import { ConfigurationError } from "./ConfigurationError.ts"

/**
 * Makes a client as an effect: a `ConfigurationError` that `make` throws fails it.
 *
 * @example
 * ```ts
 * import { checkBaseUrl, checked } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const failed = Effect.flip(checked(() => checkBaseUrl("baseUrl", "")))
 * Effect.runSync(failed)._tag // => "ConfigurationError"
 * ```
 */
export const checked = <Client>(make: () => Client): Effect.Effect<Client, ConfigurationError> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(make())
    } catch (cause) {
      if (cause instanceof ConfigurationError) return Effect.fail(cause)
      throw cause
    }
  })
