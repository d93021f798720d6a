/**
 * A client as an effect: settings that cannot work fail it.
 */
import * as Effect from "effect/Effect"
import { ConfigurationError } from "./ConfigurationError.ts"

export const checked = <Client>(make: () => Client): Effect.Effect<Client, ConfigurationError> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(make())
    } catch (cause) {
      if (cause instanceof ConfigurationError) return Effect.fail(cause)
      throw cause
    }
  })
