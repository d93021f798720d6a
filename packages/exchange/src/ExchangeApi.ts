/**
 * The client of one key of the online sampling exchange. Each service creates its methods from it.
 *
 * The services for suppliers need a separate tag, which a client of the vendor's sandbox does not provide, because suppliers have no keys there.
 */
import type { operations } from "@fieldwork/exchange-client"
import {
  Api,
  bareKey,
  checkBaseUrl,
  checked,
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
import type { Any, Sandbox, Whole } from "./Options.ts"
import type { Secret } from "./Secret.ts"

/**
 * The settings of an exchange client: its server, its key and how calls are made.
 */
export type Options = Any<Secret>

const hintOf = ({ environment }: Options): string =>
  `Check that the key belongs to ${environment === undefined ? "the server at baseUrl" : `the ${environment} environment`}`

const optionNames = [...settingNames, "baseUrl", "apiKey", "environment"] as const satisfies ReadonlyArray<
  keyof Options
>

/** Checks the environment. With a misspelt one, a client would have the services for suppliers, which the vendor's sandbox refuses. */
const checkEnvironment = (environment: string | undefined): void => {
  if (environment === undefined || environment === "production" || environment === "sandbox") return
  throw new ConfigurationError(`environment is ${JSON.stringify(environment)}: it takes production or sandbox`)
}

/**
 * Creates the client of one key, for services. Throws `ConfigurationError` for invalid settings.
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
 * The client from which the services of any key are created. A program provides it once, together with the layers of the services that it uses.
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
 * The client from which the services for suppliers are created. It does not exist in the vendor's sandbox, which has no keys for suppliers.
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

const wholeContext = (options: Options) => {
  const api = make(options)
  return Context.make(ExchangeApi, api).pipe(Context.add(SupplyApi, api))
}

const sandboxContext = (options: Options) => Context.make(ExchangeApi, make(options))

type Of<Provided> = Layer.Layer<Provided, ConfigurationError>

/**
 * A layer with the client of one key, for the layers of services. Fails with `ConfigurationError` for invalid settings.
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
export function layer(options: Sandbox<Secret>): Of<ExchangeApi>
export function layer(options: Whole<Secret>): Of<ExchangeApi | SupplyApi>
export function layer(options: Options): Of<ExchangeApi> | Of<ExchangeApi | SupplyApi> {
  return options.environment === "sandbox"
    ? Layer.effectContext(checked(() => sandboxContext(options)))
    : Layer.effectContext(checked(() => wholeContext(options)))
}

const variables = { baseUrl: "FIELDWORK_EXCHANGE_URL", apiKey: "FIELDWORK_EXCHANGE_API_KEY" }

/** Checks the settings that only an environment variable can make invalid. */
const wholeOf = (options: Options): Whole<Secret> => {
  if (options.environment !== "sandbox") return options
  throw new ConfigurationError(
    "environment is sandbox, where suppliers have no keys: use layerConfigSandbox, or leave it out for a server of your own"
  )
}

/**
 * A layer that creates the client from `config`. Missing values are read from the environment: `baseUrl`, `apiKey` and, for the vendor's own servers,
 * `environment` from `FIELDWORK_EXCHANGE_URL`, `_API_KEY` and `_ENVIRONMENT`.
 *
 * Fails if the environment is `sandbox`, which has no services for suppliers: use {@link layerConfigSandbox}.
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
  config: ConfigFor<Whole<Secret>> = {}
): Layer.Layer<ExchangeApi | SupplyApi, FromConfigError> =>
  Layer.effectContext(
    fromConfig(config, variables, (given) => wholeContext(wholeOf(given)), {
      environment: "FIELDWORK_EXCHANGE_ENVIRONMENT"
    })
  )

/**
 * A layer with the client of the vendor's sandbox. `baseUrl` and `apiKey` are read as in {@link layerConfig}.
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
  config: ConfigFor<Omit<Sandbox<Secret>, "environment">> = {}
): Layer.Layer<ExchangeApi, FromConfigError> =>
  Layer.effectContext(fromConfig(config, variables, (given) => sandboxContext({ ...given, environment: "sandbox" })))
