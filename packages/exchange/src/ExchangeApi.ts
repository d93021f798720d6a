/**
 * The online sampling exchange before its services: one key, from which each service makes its methods.
 *
 * What suppliers do needs a tag of its own, which a client of the vendor's sandbox does not provide: suppliers have no keys there.
 */
import type { operations } from "@fieldwork/exchange-client"
import {
  Api,
  BaseUrl,
  checkKey,
  checkNames,
  ConfigurationError,
  Credential,
  Environment,
  Redactor,
  revealSecret,
  settingNames,
  type Settings
} from "@fieldwork/core"
import type * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { errorFormats } from "./errorFormats.ts"
import type { Any, Sandbox, Secret, Whole } from "./Options.ts"

export type Options = Any<Secret>

const hintOf = ({ environment }: Options): string =>
  environment === undefined
    ? "Check the key: it stands alone in the header, and belongs to the server at baseUrl"
    : `Check the key: it stands alone in the header, and belongs to the ${environment} environment`

const optionNames = [...settingNames, "baseUrl", "apiKey", "environment"] as const satisfies ReadonlyArray<
  keyof Options
>

/** A misspelt environment would have the services for suppliers, which the vendor's sandbox refuses. */
const checkEnvironment = (environment: string | undefined): void => {
  if (environment === undefined || environment === "production" || environment === "sandbox") return
  throw new ConfigurationError(`environment is ${JSON.stringify(environment)}: it takes production or sandbox`)
}

/** One key. Throws `ConfigurationError` for settings that cannot work. */
export const make = (options: Options): Api.Api<operations> => {
  checkNames("", options, optionNames)
  checkEnvironment(options.environment)
  const redactor = Redactor.make()
  const key = checkKey("apiKey", revealSecret(options.apiKey))
  redactor.add(key)
  return Api.make<operations>({
    name: "exchange",
    baseUrl: BaseUrl.check("baseUrl", options.baseUrl),
    errorFormats,
    redactor,
    credential: Credential.bareKey(key),
    hint: hintOf(options),
    settings: options
  })
}

/** What the services that any key reaches are made of. */
export class ExchangeApi extends Context.Service<ExchangeApi, Api.Api<operations>>()(
  "@fieldwork/exchange/ExchangeApi"
) {}

/** What the services for suppliers are made of. */
export class SupplyApi extends Context.Service<SupplyApi, Api.Api<operations>>()("@fieldwork/exchange/SupplyApi") {}

const wholeContext = (options: Options) => {
  const api = make(options)
  return Context.make(ExchangeApi, api).pipe(Context.add(SupplyApi, api))
}

const sandboxContext = (options: Options) => Context.make(ExchangeApi, make(options))

/** Settings that cannot work are a defect. */
export function layer(options: Sandbox<Secret>): Layer.Layer<ExchangeApi>
export function layer(options: Whole<Secret>): Layer.Layer<ExchangeApi | SupplyApi>
export function layer(options: Options): Layer.Layer<ExchangeApi> | Layer.Layer<ExchangeApi | SupplyApi> {
  return options.environment === "sandbox"
    ? Layer.syncContext(() => sandboxContext(options))
    : Layer.syncContext(() => wholeContext(options))
}

/** Functions, so that a program that does not read the environment does not bundle what reads it. */
const credentials = () =>
  Environment.required({ baseUrl: "FIELDWORK_EXCHANGE_URL", apiKey: "FIELDWORK_EXCHANGE_API_KEY" })

const wholeOptions = () =>
  Effect.gen(function* () {
    const environment = yield* Environment.optional("FIELDWORK_EXCHANGE_ENVIRONMENT")
    const given = yield* credentials()
    if (environment === undefined) return given
    if (environment === "production") return { ...given, environment } as const
    return yield* Effect.fail(Environment.configError(complaintOf(environment)))
  })

const complaintOf = (environment: string): string =>
  environment === "sandbox"
    ? "FIELDWORK_EXCHANGE_ENVIRONMENT is sandbox, where suppliers have no keys: use layerConfigSandbox, or leave it out for a server of your own"
    : `FIELDWORK_EXCHANGE_ENVIRONMENT is ${JSON.stringify(environment)}: it takes production or sandbox`

/**
 * From `FIELDWORK_EXCHANGE_URL`, `_API_KEY` and, for the vendor's own servers, `_ENVIRONMENT`.
 *
 * Fails when the environment is `sandbox`, which has nothing for suppliers: that is {@link layerConfigSandbox}.
 */
export const layerConfig = (settings: Settings = {}): Layer.Layer<ExchangeApi | SupplyApi, Config.ConfigError> =>
  Layer.effectContext(Environment.make(wholeOptions(), (given) => wholeContext({ ...settings, ...given })))

/** For the vendor's sandbox, from `FIELDWORK_EXCHANGE_URL` and `_API_KEY`. */
export const layerConfigSandbox = (settings: Settings = {}): Layer.Layer<ExchangeApi, Config.ConfigError> =>
  Layer.effectContext(
    Environment.make(credentials(), (given) => sandboxContext({ ...settings, ...given, environment: "sandbox" }))
  )
