/**
 * The online sampling exchange: its settings, and the layers that provide its services.
 */
import { createExchangeClient, type operations } from "@fieldwork/exchange-client"
import { Api, BaseUrl, Credential, Secrets, type Settings } from "@fieldwork/core"
import { Config, ConfigProvider, Context, Effect, Layer, Redacted } from "effect"
import * as Dictionaries from "./Dictionaries.ts"
import { families } from "./families.ts"
import * as Lookups from "./Lookups.ts"
import * as Opportunities from "./Opportunities.ts"
import type { Any, Sandbox, Secret, Whole } from "./Options.ts"
import * as Outcomes from "./Outcomes.ts"
import * as SupplierLinks from "./SupplierLinks.ts"

export type Options = Any<Secret>

const hintOf = ({ environment }: Options): string =>
  environment === undefined
    ? "Check the key: it stands alone in the header, and belongs to the server at baseUrl"
    : `Check the key: it stands alone in the header, and belongs to the ${environment} environment`

const apiOf = (options: Options): Api.Api<operations> => {
  const secrets = Secrets.make()
  const key = Credential.checkKey(
    "apiKey",
    typeof options.apiKey === "string" ? options.apiKey : Redacted.value(options.apiKey)
  )
  secrets.keep(key)
  return Api.make<operations>({
    name: "exchange",
    baseUrl: BaseUrl.check("baseUrl", options.baseUrl),
    client: createExchangeClient,
    families,
    secrets,
    credential: Credential.bareKey(key),
    hint: hintOf(options),
    settings: options
  })
}

/** What both buyers and suppliers use. */
const shared = (api: Api.Api<operations>) => ({ lookups: Lookups.make(api), dictionaries: Dictionaries.make(api) })

/** What suppliers use. */
const supply = (api: Api.Api<operations>) => ({
  opportunities: Opportunities.make(api),
  outcomes: Outcomes.make(api),
  supplierLinks: SupplierLinks.make(api)
})

export type Shared = ReturnType<typeof shared>
export type Supply = ReturnType<typeof supply>

/** The services of one key. Throws `ConfigurationError` for settings that cannot work. */
export function make(options: Whole<Secret>): Shared & Supply
export function make(options: Sandbox<Secret>): Shared
export function make(options: Options): Shared | (Shared & Supply) {
  const api = apiOf(options)
  return options.environment === "sandbox" ? shared(api) : { ...shared(api), ...supply(api) }
}

/** The services that a key of any environment reaches. */
export type SharedServices = Lookups.Lookups | Dictionaries.Dictionaries

/** The services for suppliers. */
export type SupplyServices = Opportunities.Opportunities | Outcomes.Outcomes | SupplierLinks.SupplierLinks

const sharedContext = ({ dictionaries, lookups }: Shared) =>
  Context.make(Lookups.Lookups, lookups).pipe(Context.add(Dictionaries.Dictionaries, dictionaries))

const wholeContext = (services: Shared & Supply) =>
  sharedContext(services).pipe(
    Context.add(Opportunities.Opportunities, services.opportunities),
    Context.add(Outcomes.Outcomes, services.outcomes),
    Context.add(SupplierLinks.SupplierLinks, services.supplierLinks)
  )

/** The services of one key; those for suppliers are missing in the vendor's sandbox. Settings that cannot work are a defect. */
export function layer(options: Whole<Secret>): Layer.Layer<SharedServices | SupplyServices>
export function layer(options: Sandbox<Secret>): Layer.Layer<SharedServices>
export function layer(options: Options): Layer.Layer<SharedServices> | Layer.Layer<SharedServices | SupplyServices> {
  return options.environment === "sandbox"
    ? Layer.syncContext(() => sharedContext(make(options)))
    : Layer.syncContext(() => wholeContext(make(options)))
}

const environment = Config.String("FIELDWORK_EXCHANGE_ENVIRONMENT")

const credentials = Config.all({
  baseUrl: Config.NonEmptyString("FIELDWORK_EXCHANGE_URL"),
  apiKey: Config.Redacted("FIELDWORK_EXCHANGE_API_KEY")
})

const mismatch = (message: string) => new Config.ConfigError(new ConfigProvider.SourceError({ message }))

/**
 * All services, from `FIELDWORK_EXCHANGE_URL`, `_API_KEY` and, for the vendor's own servers, `_ENVIRONMENT`.
 *
 * Fails when the environment is `sandbox`, which has nothing for suppliers: that is {@link layerConfigSandbox}.
 */
export const layerConfig = (
  settings: Settings = {}
): Layer.Layer<SharedServices | SupplyServices, Config.ConfigError> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const named = yield* Config.withDefault(environment, undefined)
      const given = yield* credentials
      if (named === undefined) return layer({ ...settings, ...given })
      if (named === "production") return layer({ ...settings, ...given, environment: "production" })
      return yield* Effect.fail(
        mismatch(
          named === "sandbox"
            ? "FIELDWORK_EXCHANGE_ENVIRONMENT is sandbox, where suppliers have no keys: use layerConfigSandbox, or leave it out for a server of your own"
            : `FIELDWORK_EXCHANGE_ENVIRONMENT is ${JSON.stringify(named)}: it takes production or sandbox`
        )
      )
    })
  )

/** The services of the vendor's sandbox, from `FIELDWORK_EXCHANGE_URL` and `_API_KEY`. */
export const layerConfigSandbox = (settings: Settings = {}): Layer.Layer<SharedServices, Config.ConfigError> =>
  Layer.unwrap(Effect.map(credentials, (given) => layer({ ...settings, ...given, environment: "sandbox" })))
