/**
 * The client for one key of the online sampling exchange. All services create their methods from this client.
 *
 * The services for suppliers require a separate service tag. A client for the vendor's sandbox does not provide this tag, because suppliers have no
 * sandbox keys.
 */
import type { operations } from "@fieldwork/exchange-client"
import {
  Api,
  bareKey,
  checkBaseUrl,
  tryMake,
  checkKey,
  checkNames,
  type ConfigFor,
  ConfigurationError,
  fromConfig,
  type FromConfigError,
  Redactor,
  revealSecret,
  settingNames
} from "@fieldwork/core"
import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import { errorFormats } from "./errorFormats.ts"
import type { AnyOptions, FullOptions, SandboxOptions } from "./Options.ts"
import type { Secret } from "./Secret.ts"

/**
 * The settings for an exchange client: the server, the key, and how requests are made.
 */
export type Options = AnyOptions<Secret>

const hintOf = ({ environment }: Options): string =>
  `Check that the key belongs to ${environment === undefined ? "the server at baseUrl" : `the ${environment} environment`}`

const optionNames = [...settingNames, "baseUrl", "apiKey", "environment"] as const satisfies ReadonlyArray<
  keyof Options
>

/**
 * Checks the environment. A client with a misspelt environment would otherwise include the services for suppliers, which the vendor's sandbox
 * refuses.
 */
const checkEnvironment = (environment: string | undefined): void => {
  if (environment === undefined || environment === "production" || environment === "sandbox") return
  throw new ConfigurationError(`environment is ${JSON.stringify(environment)}: expected production or sandbox`)
}

/**
 * Creates the client for one key, from which services are created. Throws `ConfigurationError` if the settings are invalid.
 *
 * @example
 * ```ts
 * import { ExchangeApi } from "@fieldwork/exchange"
 * ExchangeApi.make({ baseUrl: "https://exchange.example", apiKey: "" }) // throws apiKey is empty
 * ```
 */
export const make = (options: Options): Api.Api<operations> => {
  checkNames("", options, optionNames)
  checkEnvironment(options.environment)
  const redactor = new Redactor()
  const key = checkKey("apiKey", revealSecret(options.apiKey))
  redactor.add(key)
  return Api.make<operations>({
    name: "exchange",
    baseUrl: checkBaseUrl("baseUrl", options.baseUrl),
    errorFormats,
    redactor,
    credential: bareKey(key),
    hint: hintOf(options),
    settings: options
  })
}

/**
 * The client for the services that any key can use. A program provides this client once, together with the layers of the services that it uses.
 *
 * @example
 * ```ts
 * import { Dictionaries, ExchangeApi } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Layer, Stream } from "effect"
 * const api = ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
 * const layer = Layer.provide(Dictionaries.layer, api)
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export class ExchangeApi extends Context.Service<ExchangeApi, Api.Api<operations>>()(
  "@fieldwork/exchange/ExchangeApi"
) {}

/**
 * The client from which the services for suppliers are created. It is not available in the vendor's sandbox, because suppliers have no sandbox keys.
 *
 * @example
 * ```ts
 * import { ExchangeApi, SupplierSurveys } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Layer, Stream } from "effect"
 * const api = ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
 * const program = Effect.flatMap(SupplierSurveys, (surveys) => Stream.runCollect(surveys.list({ SupplierCode: "1234" })))
 * const layer = Layer.provide(SupplierSurveys.layer, api)
 * const exit = await Effect.runPromise(Effect.exit(Effect.provide(program, layer)))
 * ["Success", "Failure"].includes(exit._tag) // => true
 * ```
 */
export class SupplyApi extends Context.Service<SupplyApi, Api.Api<operations>>()("@fieldwork/exchange/SupplyApi") {}

const fullContext = (options: Options) => {
  const api = make(options)
  return Context.make(ExchangeApi, api).pipe(Context.add(SupplyApi, api))
}

const sandboxContext = (options: Options) => Context.make(ExchangeApi, make(options))

type LayerOf<Provided> = Layer.Layer<Provided, ConfigurationError>

/**
 * Returns a layer with the client for one key, which the layers of the services require. Fails with `ConfigurationError` if the settings are invalid.
 *
 * @example
 * ```ts
 * import { Dictionaries, ExchangeApi } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Layer, Stream } from "effect"
 * const layer = Layer.provide(Dictionaries.layer, ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch }))
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export function layer(options: SandboxOptions<Secret>): LayerOf<ExchangeApi>
export function layer(options: FullOptions<Secret>): LayerOf<ExchangeApi | SupplyApi>
export function layer(options: Options): LayerOf<ExchangeApi> | LayerOf<ExchangeApi | SupplyApi> {
  return options.environment === "sandbox"
    ? Layer.effectContext(tryMake(() => sandboxContext(options)))
    : Layer.effectContext(tryMake(() => fullContext(options)))
}

const variables = { baseUrl: "FIELDWORK_EXCHANGE_URL", apiKey: "FIELDWORK_EXCHANGE_API_KEY" }

/** Rejects the `sandbox` environment, which the types exclude but an environment variable can contain. */
const rejectSandbox = (options: Options): FullOptions<Secret> => {
  if (options.environment !== "sandbox") return options
  throw new ConfigurationError(
    "environment is sandbox, where suppliers have no keys: use layerConfigSandbox, or omit it for your own server"
  )
}

/**
 * Returns a layer that creates the client from `config`. Missing settings are read from environment variables: `baseUrl` from
 * `FIELDWORK_EXCHANGE_URL`, `apiKey` from `FIELDWORK_EXCHANGE_API_KEY` and, for the vendor's own servers, `environment` from
 * `FIELDWORK_EXCHANGE_ENVIRONMENT`.
 *
 * Fails if the environment is `sandbox`, which has no services for suppliers. In this case, use {@link layerConfigSandbox}.
 *
 * @example
 * ```ts
 * import { Dictionaries, ExchangeApi } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Config, ConfigProvider, Effect, Layer, Stream } from "effect"
 * const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ MARKET_KEY: credentials.exchange.apiKey }))
 * const config = { baseUrl: "https://exchange.example", apiKey: Config.Redacted("MARKET_KEY"), fetch: createSandbox().fetch }
 * const layer = Layer.provide(Dictionaries.layer, ExchangeApi.layerConfig(config)).pipe(Layer.provide(environment))
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export const layerConfig = (
  config: ConfigFor<FullOptions<Secret>> = {}
): Layer.Layer<ExchangeApi | SupplyApi, FromConfigError> =>
  Layer.effectContext(
    fromConfig(config, variables, (options) => fullContext(rejectSandbox(options)), {
      environment: "FIELDWORK_EXCHANGE_ENVIRONMENT"
    })
  )

/**
 * Returns a layer with the client for the vendor's sandbox. `baseUrl` and `apiKey` are read in the same way as in {@link layerConfig}.
 *
 * @example
 * ```ts
 * import { Dictionaries, ExchangeApi } from "@fieldwork/exchange"
 * import { Effect, Layer, Stream } from "effect"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const api = ExchangeApi.layerConfigSandbox({ baseUrl: "https://sandbox.example", apiKey: "key", fetch })
 * const layer = Layer.provide(Dictionaries.layer, api)
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export const layerConfigSandbox = (
  config: ConfigFor<Omit<SandboxOptions<Secret>, "environment">> = {}
): Layer.Layer<ExchangeApi, FromConfigError> =>
  Layer.effectContext(
    fromConfig(config, variables, (options) => sandboxContext({ ...options, environment: "sandbox" }))
  )
