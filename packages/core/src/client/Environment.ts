/**
 * Services from environment variables: settings that cannot work fail as a missing variable does, in one line, and not as a defect.
 */
import { Config, ConfigProvider, type Context, Effect, Layer } from "effect"
import { ConfigurationError } from "./ConfigurationError.ts"

/** A `ConfigError` with this message. */
export const configError = (message: string): Config.ConfigError =>
  new Config.ConfigError(new ConfigProvider.SourceError({ message }))

/** The services that `make` builds of the settings that `config` reads. */
export const layer = <Options, Services>(
  config: Effect.Effect<Options, Config.ConfigError>,
  make: (options: Options) => Context.Context<Services>
): Layer.Layer<Services, Config.ConfigError> =>
  Layer.effectContext(
    Effect.flatMap(config, (options) =>
      Effect.suspend(() => {
        try {
          return Effect.succeed(make(options))
        } catch (cause) {
          if (cause instanceof ConfigurationError) return Effect.fail(configError(cause.message))
          throw cause
        }
      })
    )
  )
