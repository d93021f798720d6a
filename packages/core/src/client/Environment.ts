/**
 * Clients from environment variables, as the program's `ConfigProvider` reads them.
 *
 * The variables are texts, so they are read from the provider itself: Effect's `Config` decodes with `Schema`, which would be a fifth of a
 * program that makes one call.
 */
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import { ConfigurationError } from "./ConfigurationError.ts"

/** A `ConfigError` with this message. */
export const configError = (message: string): Config.ConfigError =>
  new Config.ConfigError(new ConfigProvider.SourceError({ message }))

/** The variable's text; undefined where it is not set, or empty. */
export const optional = (name: string): Effect.Effect<string | undefined, Config.ConfigError> =>
  Effect.flatMap(ConfigProvider.ConfigProvider, (provider) =>
    Effect.mapBoth(provider.load([name]), {
      onFailure: (cause) => new Config.ConfigError(cause),
      onSuccess: (node) => (node?.value === "" ? undefined : node?.value)
    })
  )

/** The texts of the variables that `names` names by member. Fails with the names of all that are not set. */
export const required = <Member extends string>(
  names: Readonly<Record<Member, string>>
): Effect.Effect<Readonly<Record<Member, string>>, Config.ConfigError> =>
  Effect.flatMap(Effect.all(Object.values<string>(names).map(optional)), (values) => {
    const entries = Object.entries<string>(names).map(([member, name], index) => ({
      member,
      name,
      text: values[index]
    }))
    const missing = entries.filter(({ text }) => text === undefined).map(({ name }) => name)
    if (missing.length > 0) {
      return Effect.fail(
        configError(`set the environment variable${missing.length > 1 ? "s" : ""} ${missing.join(", ")}`)
      )
    }
    return Effect.succeed(
      Object.fromEntries(entries.map(({ member, text = "" }) => [member, text])) as Record<Member, string>
    )
  })

/** Makes a client of the settings that `read` reads. Settings that cannot work fail as a missing variable does, and not as a defect. */
export const make = <Options, Client>(
  read: Effect.Effect<Options, Config.ConfigError>,
  makeClient: (options: Options) => Client
): Effect.Effect<Client, Config.ConfigError> =>
  Effect.flatMap(read, (options) =>
    Effect.suspend(() => {
      try {
        return Effect.succeed(makeClient(options))
      } catch (cause) {
        if (cause instanceof ConfigurationError) return Effect.fail(configError(cause.message))
        throw cause
      }
    })
  )
