/**
 * Creates clients from configuration. Settings are plain values or `Config` values. Credentials that are not given are read from environment
 * variables.
 *
 * The `ConfigProvider` is accessed by its key, because importing the modules `Config` and `ConfigProvider` would also import their decoders, which
 * would enlarge the bundle of a program with one call by a fifth.
 */
import type * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { tryMake } from "./tryMake.ts"
import { ConfigurationError } from "./ConfigurationError.ts"

/** Settings as one `Config`, or as an object of `Config`s and plain values. A setting can be absent if an environment variable provides it. */
export type ConfigFor<Options> =
  | Config.Wrap<Options>
  | { readonly [Name in keyof Options]?: Options[Name] | Config.Wrap<Options[Name]> }

/** The errors with which `fromConfig` fails: for a value that the `ConfigProvider` cannot read, or for an invalid setting. */
export type FromConfigError = Config.ConfigError | ConfigurationError

interface Process {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> }
}

/** The methods of Effect's `ConfigProvider` that `fromConfig` uses. */
interface Provider {
  readonly load: (
    path: ReadonlyArray<string>
  ) => Effect.Effect<{ readonly value?: string | undefined } | undefined, { readonly message: string }>
}

/** Effect's reference to the `ConfigProvider`, looked up by its key. Default: the environment variables of the process. */
export const configProvider = Context.Reference<Provider>("effect/ConfigProvider", {
  defaultValue: () => ({
    load: ([name = ""]) => Effect.succeed({ value: (globalThis as Process).process?.env?.[name] })
  })
})

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns a copy of `value` in which each `Config` is replaced with the value that was read for it. */
const resolve = (value: unknown): Effect.Effect<unknown, Config.ConfigError> => {
  if (Effect.isEffect(value)) return value as Config.Config<unknown>
  if (!isPlainObject(value)) return Effect.succeed(value)
  return Effect.all(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolve(member)])))
}

/**
 * Creates a client from `config`. `required` and `optional` name the environment variables for settings that are missing from `config`. Fails with
 * `ConfigurationError` if a required variable is not set or a setting is invalid, and with `ConfigError` if a `Config` cannot be read.
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
  Effect.gen(function* () {
    const values = (yield* resolve(config)) as object
    const { load } = yield* configProvider
    const options: Record<string, unknown> = { ...values }
    const missing: Array<string> = []
    for (const [optionName, name] of Object.entries<string | undefined>({ ...required, ...optional })) {
      if (optionName in values || name === undefined) continue
      const node = yield* Effect.mapError(load([name]), ({ message }) => new ConfigurationError(message))
      // An empty variable counts as unset.
      if (node?.value !== undefined && node.value !== "") options[optionName] = node.value
      else if (optionName in required) missing.push(name)
    }
    return yield* tryMake(() => {
      if (missing.length === 0) return makeClient(options as Options)
      throw new ConfigurationError(`set these environment variables: ${missing.join(", ")}`)
    })
  })
