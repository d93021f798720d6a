/**
 * All services of the online sampling exchange in one object: the services that any key can use, and the services for suppliers.
 *
 * If your program uses only some of the services, use their individual layers for a smaller bundle. For example, provide `Outcomes.layer` with
 * `ExchangeApi.layer(options)`.
 */
import type { operations } from "@fieldwork/exchange-client"
import type { Api, ConfigFor, ConfigurationError, FromConfigError } from "@fieldwork/core"
import * as Layer from "effect/Layer"
import * as Dictionaries from "./Dictionaries.ts"
import * as ExchangeApi from "./ExchangeApi.ts"
import * as Lookups from "./Lookups.ts"
import * as Opportunities from "./Opportunities.ts"
import type { FullOptions, SandboxOptions } from "./Options.ts"
import * as Outcomes from "./Outcomes.ts"
import * as QuestionLibrary from "./QuestionLibrary.ts"
import type { Secret } from "./Secret.ts"
import * as SupplierLinks from "./SupplierLinks.ts"
import * as SupplierSurveys from "./SupplierSurveys.ts"
import * as Surveys from "./Surveys.ts"

/**
 * The settings for an exchange client: the server, the key, and how requests are made.
 */
export type Options = ExchangeApi.Options

/** Creates the services that a key for any environment can use: the code lists, and the operations for buyers. */
const makeShared = (api: Api.Api<operations>) => ({
  lookups: Lookups.make(api),
  questionLibrary: QuestionLibrary.make(api),
  dictionaries: Dictionaries.make(api),
  surveys: Surveys.make(api)
})

/** Creates the services for suppliers. */
const makeSupply = (api: Api.Api<operations>) => ({
  opportunities: Opportunities.make(api),
  outcomes: Outcomes.make(api),
  supplierLinks: SupplierLinks.make(api),
  supplierSurveys: SupplierSurveys.make(api)
})

/**
 * The services that a key for any environment can use.
 */
export type Shared = ReturnType<typeof makeShared>
/**
 * The services for suppliers.
 */
export type Supply = ReturnType<typeof makeSupply>

/**
 * Creates the services for one key. Throws `ConfigurationError` if the settings are invalid.
 *
 * @example
 * ```ts
 * import { Exchange } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Stream } from "effect"
 * const exchange = Exchange.make({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
 * const locales = await Effect.runPromise(Stream.runCollect(exchange.dictionaries.list({ property: "locales" })))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export function make(options: SandboxOptions<Secret>): Shared
// This overload is last, so that `ReturnType<typeof make>` includes all services.
export function make(options: FullOptions<Secret>): Shared & Supply
export function make(options: Options): Shared | (Shared & Supply) {
  const api = ExchangeApi.make(options)
  return options.environment === "sandbox" ? makeShared(api) : { ...makeShared(api), ...makeSupply(api) }
}

/** This is a function because Effect shares layers by reference and each key must have its own layer. */
const shared = () =>
  Layer.mergeAll(
    Lookups.Lookups.layer,
    QuestionLibrary.QuestionLibrary.layer,
    Dictionaries.Dictionaries.layer,
    Surveys.Surveys.layer
  )

const allServices = () =>
  Layer.mergeAll(
    shared(),
    Opportunities.Opportunities.layer,
    Outcomes.Outcomes.layer,
    SupplierLinks.SupplierLinks.layer,
    SupplierSurveys.SupplierSurveys.layer
  )

/** The services that a key for any environment can use. */
export type SharedServices = Layer.Success<ReturnType<typeof shared>>

/** The services that any key can use, and the services for suppliers. */
export type Services = Layer.Success<ReturnType<typeof allServices>>

/**
 * Returns a layer with the services for one key. In the vendor's sandbox, the layer does not include the services for suppliers. Fails with
 * `ConfigurationError` if the settings are invalid.
 *
 * @example
 * ```ts
 * import { Dictionaries, Exchange } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Stream } from "effect"
 * const layer = Exchange.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export function layer(options: SandboxOptions<Secret>): Layer.Layer<SharedServices, ConfigurationError>
export function layer(options: FullOptions<Secret>): Layer.Layer<Services, ConfigurationError>
export function layer(
  options: Options
): Layer.Layer<Services, ConfigurationError> | Layer.Layer<SharedServices, ConfigurationError> {
  return options.environment === "sandbox"
    ? Layer.provide(shared(), ExchangeApi.layer(options))
    : Layer.provide(allServices(), ExchangeApi.layer(options))
}

/**
 * Returns a layer with all services, created from `config`. Missing settings are read from environment variables: `baseUrl` from
 * `FIELDWORK_EXCHANGE_URL`, `apiKey` from `FIELDWORK_EXCHANGE_API_KEY` and, for the vendor's own servers, `environment` from
 * `FIELDWORK_EXCHANGE_ENVIRONMENT`. Fails if the environment is `sandbox`, which has no services for suppliers. In this case, use {@link
 * layerConfigSandbox}.
 *
 * @example
 * ```ts
 * import { Exchange, SupplierSurveys } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { ConfigProvider, Effect, Layer, Stream } from "effect"
 *
 * const { apiKey, suppliers } = credentials.exchange
 * const environment = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { FIELDWORK_EXCHANGE_API_KEY: apiKey } })) // or process.env
 * const exchange = Exchange.layerConfig({ baseUrl: "https://exchange.example", fetch: createSandbox().fetch })
 * const program = Effect.flatMap(SupplierSurveys, (surveys) =>
 *   Stream.runCollect(surveys.allocated({ SupplierCode: suppliers[0] ?? "" }))
 * )
 * const allocated = await Effect.runPromise(Effect.provide(program, Layer.provide(exchange, environment)))
 * allocated.length > 0 // => true
 * ```
 */
export const layerConfig = (config: ConfigFor<FullOptions<Secret>> = {}): Layer.Layer<Services, FromConfigError> =>
  Layer.provide(allServices(), ExchangeApi.layerConfig(config))

/**
 * Returns a layer with the services of the vendor's sandbox. `baseUrl` and `apiKey` are read in the same way as in {@link layerConfig}.
 *
 * @example
 * ```ts
 * import { Dictionaries, Exchange } from "@fieldwork/exchange"
 * import { Effect, Stream } from "effect"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const layer = Exchange.layerConfigSandbox({ baseUrl: "https://sandbox.example", apiKey: "key", fetch })
 * const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
 * const locales = await Effect.runPromise(Effect.provide(program, layer))
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export const layerConfigSandbox = (
  config: ConfigFor<Omit<SandboxOptions<Secret>, "environment">> = {}
): Layer.Layer<SharedServices, FromConfigError> => Layer.provide(shared(), ExchangeApi.layerConfigSandbox(config))
