/**
 * Clients from configuration: settings given as values or as Effect's `Config`, and credentials from environment variables where they are not given.
 *
 * Variables are read from the `ConfigProvider` by its key. The modules `Config` and `ConfigProvider` themselves bring decoders, which would be
 * a fifth of a program that makes one call.
 */
import type * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { checked } from "./checked.ts"
import { ConfigurationError } from "./ConfigurationError.ts"

/** Settings as `Config`, whole or member by member; a member may be a plain value as well, and may be missing where a variable has it. */
export type ConfigFor<Options> =
  | Config.Wrap<Options>
  | { readonly [Name in keyof Options]?: Options[Name] | Config.Wrap<Options[Name]> }

/** What reading a configuration fails with: a value that the provider cannot give, or settings that cannot work. */
export type FromConfigError = Config.ConfigError | ConfigurationError

interface Process {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> }
}

/** The part of Effect's `ConfigProvider` that is used. */
interface Provider {
  readonly load: (
    path: ReadonlyArray<string>
  ) => Effect.Effect<{ readonly value?: string | undefined } | undefined, { readonly message: string }>
}

/** Effect's own reference, by its key. Its default is the environment of the process. */
export const configProvider = Context.Reference<Provider>("effect/ConfigProvider", {
  defaultValue: () => ({
    load: ([name = ""]) => Effect.succeed({ value: (globalThis as Process).process?.env?.[name] })
  })
})

/** The variable's text; undefined where it is not set, or empty. */
const variable = (name: string): Effect.Effect<string | undefined, ConfigurationError> =>
  Effect.flatMap(configProvider, ({ load }) =>
    Effect.mapBoth(load([name]), {
      onFailure: ({ message }) => new ConfigurationError(message),
      onSuccess: (node) => (node?.value === "" ? undefined : node?.value)
    })
  )

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A value with each `Config` inside it read. */
const resolve = (given: unknown): Effect.Effect<unknown, Config.ConfigError> => {
  if (Effect.isEffect(given)) return given as Config.Config<unknown>
  if (!isPlainObject(given)) return Effect.succeed(given)
  return Effect.all(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, resolve(value)])))
}

/** Adds the variables of members that are not given. Fails with the names of all that are required and not set. */
const withVariables = (
  given: object,
  required: Readonly<Record<string, string>>,
  optional: Readonly<Record<string, string>>
): Effect.Effect<object, ConfigurationError> =>
  Effect.gen(function* () {
    const all: Record<string, unknown> = { ...given }
    const missing: Array<string> = []
    for (const [member, name] of Object.entries({ ...required, ...optional })) {
      if (member in given) continue
      const text = yield* variable(name)
      if (text !== undefined) all[member] = text
      else if (member in required) missing.push(name)
    }
    if (missing.length === 0) return all
    return yield* Effect.fail(new ConfigurationError(`set these environment variables: ${missing.join(", ")}`))
  })

/**
 * Makes a client of `config`. `required` and `optional` name the environment variables of members that it lacks. Fails with `ConfigurationError` where a
 * required variable is not set or settings cannot work, and with `ConfigError` where a `Config` cannot be read.
 *
 * @example
 * ```ts
 * import { fromConfig } from "@fieldwork/core"
 * import { Config, ConfigProvider, Effect } from "effect"
 * const make = (options: { readonly key: string }) => options
 * const client = fromConfig({ key: Config.String("SOME_KEY") }, { key: "KEY" }, make)
 * const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ SOME_KEY: "a" }))
 * await Effect.runPromise(Effect.provide(client, environment)) // => {"key":"a"}
 * ```
 */
export const fromConfig = <Options, Client>(
  config: ConfigFor<Options>,
  required: { readonly [Name in keyof Options]?: string },
  makeClient: (options: Options) => Client,
  optional: { readonly [Name in keyof Options]?: string } = {}
): Effect.Effect<Client, FromConfigError> =>
  resolve(config).pipe(
    Effect.flatMap((given) =>
      withVariables(given as object, required as Record<string, string>, optional as Record<string, string>)
    ),
    Effect.flatMap((options) => checked(() => makeClient(options as Options)))
  )
