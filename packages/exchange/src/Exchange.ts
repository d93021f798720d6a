/**
 * All services of the online sampling exchange at once: those that any key reaches, and those for suppliers.
 *
 * A program that calls a few of them bundles less with their own layers: `Outcomes.layer` on `ExchangeApi.layer(options)`.
 */
import type { operations } from "@fieldwork/exchange-client"
import type { Api, ConfigFor, ConfigurationError, FromConfigError } from "@fieldwork/core"
import * as Layer from "effect/Layer"
import * as Dictionaries from "./Dictionaries.ts"
import * as ExchangeApi from "./ExchangeApi.ts"
import * as Lookups from "./Lookups.ts"
import * as Opportunities from "./Opportunities.ts"
import type { Sandbox, Whole } from "./Options.ts"
import * as Outcomes from "./Outcomes.ts"
import * as QuestionLibrary from "./QuestionLibrary.ts"
import type { Secret } from "./Secret.ts"
import * as SupplierLinks from "./SupplierLinks.ts"
import * as SupplierSurveys from "./SupplierSurveys.ts"
import * as Surveys from "./Surveys.ts"

/**
 * The settings of an exchange client: its server, its key and how calls are made.
 */
export type Options = ExchangeApi.Options

/** What a key of any environment reaches: the lists that both sides use, and what buyers do. */
const makeShared = (api: Api.Api<operations>) => ({
  lookups: Lookups.make(api),
  questionLibrary: QuestionLibrary.make(api),
  dictionaries: Dictionaries.make(api),
  surveys: Surveys.make(api)
})

/** What suppliers do. */
const makeSupply = (api: Api.Api<operations>) => ({
  opportunities: Opportunities.make(api),
  outcomes: Outcomes.make(api),
  supplierLinks: SupplierLinks.make(api),
  supplierSurveys: SupplierSurveys.make(api)
})

/**
 * The services that a key of any environment reaches.
 */
export type Shared = ReturnType<typeof makeShared>
/**
 * The services for suppliers.
 */
export type Supply = ReturnType<typeof makeSupply>

/**
 * The services of one key. Throws `ConfigurationError` for settings that cannot work.
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
export function make(options: Sandbox<Secret>): Shared
// Last, so that `ReturnType<typeof make>` has every service.
export function make(options: Whole<Secret>): Shared & Supply
export function make(options: Options): Shared | (Shared & Supply) {
  const api = ExchangeApi.make(options)
  return options.environment === "sandbox" ? makeShared(api) : { ...makeShared(api), ...makeSupply(api) }
}

/** Functions, as Effect shares a layer by reference: each key has its own. */
const shared = () =>
  Layer.mergeAll(
    Lookups.Lookups.layer,
    QuestionLibrary.QuestionLibrary.layer,
    Dictionaries.Dictionaries.layer,
    Surveys.Surveys.layer
  )

const whole = () =>
  Layer.mergeAll(
    shared(),
    Opportunities.Opportunities.layer,
    Outcomes.Outcomes.layer,
    SupplierLinks.SupplierLinks.layer,
    SupplierSurveys.SupplierSurveys.layer
  )

/** The services that a key of any environment reaches. */
export type SharedServices = Layer.Success<ReturnType<typeof shared>>

/** Those, and the services for suppliers. */
export type Services = Layer.Success<ReturnType<typeof whole>>

/**
 * The services of one key; those for suppliers are missing in the vendor's sandbox. Fails with `ConfigurationError`.
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
export function layer(options: Sandbox<Secret>): Layer.Layer<SharedServices, ConfigurationError>
export function layer(options: Whole<Secret>): Layer.Layer<Services, ConfigurationError>
export function layer(
  options: Options
): Layer.Layer<Services, ConfigurationError> | Layer.Layer<SharedServices, ConfigurationError> {
  return options.environment === "sandbox"
    ? Layer.provide(shared(), ExchangeApi.layer(options))
    : Layer.provide(whole(), ExchangeApi.layer(options))
}

/**
 * All services, from `config`. Where it lacks them: `baseUrl`, `apiKey` and, for the vendor's own servers, `environment` from
 * `FIELDWORK_EXCHANGE_URL`, `_API_KEY` and `_ENVIRONMENT`.
 *
 * ```ts
 * Exchange.layerConfig({ apiKey: Config.Redacted("MARKET_KEY"), rateLimit: { perSecond: 5 } })
 * ```
 *
 * Fails when the environment is `sandbox`, which has nothing for suppliers: that is {@link layerConfigSandbox}.
 */
export const layerConfig = (config: ConfigFor<Whole<Secret>> = {}): Layer.Layer<Services, FromConfigError> =>
  Layer.provide(whole(), ExchangeApi.layerConfig(config))

/**
 * The services of the vendor's sandbox. `baseUrl` and `apiKey` are read as in {@link layerConfig}.
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
  config: ConfigFor<Omit<Sandbox<Secret>, "environment">> = {}
): Layer.Layer<SharedServices, FromConfigError> => Layer.provide(shared(), ExchangeApi.layerConfigSandbox(config))
