/**
 * The online sampling exchange before its services: one key, from which each service makes its methods.
 *
 * What suppliers do needs a tag of its own, which a client of the vendor's sandbox does not provide: suppliers have no keys there.
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

export type Options = Any<Secret>

const hintOf = ({ environment }: Options): string =>
  `Check that the key belongs to ${environment === undefined ? "the server at baseUrl" : `the ${environment} environment`}`

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

type Of<Provided> = Layer.Layer<Provided, ConfigurationError>

/** Fails with `ConfigurationError` for settings that cannot work. */
export function layer(options: Sandbox<Secret>): Of<ExchangeApi>
export function layer(options: Whole<Secret>): Of<ExchangeApi | SupplyApi>
export function layer(options: Options): Of<ExchangeApi> | Of<ExchangeApi | SupplyApi> {
  return options.environment === "sandbox"
    ? Layer.effectContext(checked(() => sandboxContext(options)))
    : Layer.effectContext(checked(() => wholeContext(options)))
}

const variables = { baseUrl: "FIELDWORK_EXCHANGE_URL", apiKey: "FIELDWORK_EXCHANGE_API_KEY" }

/** Checks what only an environment variable can get wrong. */
const wholeOf = (options: Options): Whole<Secret> => {
  if (options.environment !== "sandbox") return options
  throw new ConfigurationError(
    "environment is sandbox, where suppliers have no keys: use layerConfigSandbox, or leave it out for a server of your own"
  )
}

/**
 * From `config`. Where it lacks them: `baseUrl`, `apiKey` and, for the vendor's own servers, `environment` from `FIELDWORK_EXCHANGE_URL`,
 * `_API_KEY` and `_ENVIRONMENT`.
 *
 * Fails when the environment is `sandbox`, which has nothing for suppliers: that is {@link layerConfigSandbox}.
 */
export const layerConfig = (
  config: ConfigFor<Whole<Secret>> = {}
): Layer.Layer<ExchangeApi | SupplyApi, FromConfigError> =>
  Layer.effectContext(
    fromConfig(config, variables, (given) => wholeContext(wholeOf(given)), {
      environment: "FIELDWORK_EXCHANGE_ENVIRONMENT"
    })
  )

/** For the vendor's sandbox. `baseUrl` and `apiKey` are read as in {@link layerConfig}. */
export const layerConfigSandbox = (
  config: ConfigFor<Omit<Sandbox<Secret>, "environment">> = {}
): Layer.Layer<ExchangeApi, FromConfigError> =>
  Layer.effectContext(fromConfig(config, variables, (given) => sandboxContext({ ...given, environment: "sandbox" })))
