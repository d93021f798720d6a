/**
 * The client for an account of the brand lift measurement API. Each service creates its methods from this client.
 *
 * A token is requested on the first call that requires one. All services of the account share the token.
 */
import { type operations, querySerializer } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import {
  Api,
  checkBaseUrl,
  checkNames,
  checkOneOf,
  tryMake,
  checkSecret,
  type ConfigFor,
  ConfigurationError,
  fromConfig,
  type FromConfigError,
  Redactor,
  revealSecret,
  providedTokens,
  settingNames,
  TokenCache
} from "@fieldwork/core"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { errorFormats } from "./errorFormats.ts"
import type { Any, ClientCredentials } from "./Options.ts"
import { makeOpenReport, type OpenReport } from "./jobs/OpenReport.ts"

/**
 * The settings for a brand lift client: the server URLs, the credentials, and how requests are made, for example the timeouts and the number of
 * retries.
 */
export type Options = Any<string | Redacted.Redacted>

const optionNames = [
  ...settingNames,
  "baseUrl",
  "authUrl",
  "clientId",
  "clientSecret",
  "audience",
  "platformScopes",
  "tokenStore",
  "tokenProvider",
  "arrays"
] as const satisfies ReadonlyArray<keyof Options>

/** The operations of an account, and the function that creates the download method for a report's link. */
export interface Account extends Api.Api<operations> {
  readonly openReport: OpenReport
  /** The time limit for an entire call in milliseconds, if the settings specify one. */
  readonly deadlineMillis: number | undefined
  /** Interrupts any token request that is in progress. */
  readonly close: Effect.Effect<void>
}

const common = {
  name: "brand-lift",
  errorFormats,
  hint: "Check the client id, its secret, the audience and the scopes"
}

/** The path prefix of every operation except the token request. */
const prefix = definitions.listCampaigns.path.replace(/\/campaigns$/, "")

/**
 * Returns an effect that requests a token. The request bypasses the rate limiter. It does not follow redirects to another origin, because its body
 * contains the client secret.
 */
const tokenRequest = (options: ClientCredentials<unknown>, clientSecret: string, redactor: Redactor) => {
  const { rateLimit: _, maxInFlight: _maxInFlight, ...settings } = options
  const baseUrl = checkBaseUrl("authUrl", options.authUrl, prefix, definitions.createToken.path)
  const notFoundHint = `Check authUrl: the token is requested from its ${definitions.createToken.path}`
  const api = Api.make<operations>({ ...common, notFoundHint, baseUrl, redactor, hasSecretBody: true, settings })
  const createToken = api.method(definitions.createToken, validators.createToken)
  return Effect.suspend(() =>
    createToken({
      body: {
        grant_type: "client_credentials",
        client_id: options.clientId,
        client_secret: clientSecret,
        audience: options.audience,
        platform_scopes: options.platformScopes ?? "short app:imt"
      }
    })
  )
}

/** Returns the object that provides access tokens for calls. Throws a `ConfigurationError` if a setting is invalid. */
const tokensOf = (options: Options, redactor: Redactor) => {
  checkStore(options.tokenStore)
  if (options.tokenProvider !== undefined) {
    const { authUrl, clientId, clientSecret } = options as Partial<Record<keyof Options, unknown>>
    if (authUrl !== undefined || clientId !== undefined || clientSecret !== undefined) {
      throw new ConfigurationError("set either tokenProvider or authUrl, clientId and clientSecret, not both")
    }
    if (typeof options.tokenProvider !== "function") throw new ConfigurationError("tokenProvider must be a function")
    return providedTokens(definitions.createToken.operationId, options.tokenProvider)
  }
  const clientSecret = checkSecret("clientSecret", revealSecret(options.clientSecret))
  redactor.add(clientSecret)
  checkSecret("clientId", options.clientId)
  checkSecret("audience", options.audience)
  return tokenRequest(options, clientSecret, redactor)
}

const checkStore = (store: unknown): void => {
  if (store === undefined) return
  const hasBoth =
    typeof store === "object" &&
    store !== null &&
    "get" in store &&
    "set" in store &&
    typeof store.get === "function" &&
    typeof store.set === "function"
  if (!hasBoth) throw new ConfigurationError("tokenStore must have the functions get and set")
}

/**
 * Creates the client for an account. Throws a `ConfigurationError` if a setting is invalid.
 *
 * @example
 * ```ts
 * import { BrandLiftApi } from "@fieldwork/brand-lift"
 * BrandLiftApi.make({ baseUrl: "http://lift.example", tokenProvider: async () => "token" }) // throws credentials require https
 * ```
 */
export const make = (options: Options): Account => {
  checkNames("", options, optionNames)
  checkOneOf("arrays", options.arrays, "comma", "repeated")
  const redactor = new Redactor()
  const request = tokensOf(options, redactor)
  const operation = definitions.createToken.operationId
  const { tokenStore: store } = options
  const credential = TokenCache.make({ api: common.name, operation, request, redactor, store })
  const baseUrl = checkBaseUrl("baseUrl", options.baseUrl, prefix)
  const api = Api.make<operations>({
    ...common,
    querySerializer: (query) => querySerializer(query, options.arrays),
    baseUrl,
    redactor,
    credential,
    settings: options
  })
  const { deadlineMillis } = options
  return { ...api, openReport: makeOpenReport(options, api), deadlineMillis, close: credential.close }
}

/**
 * The client from which services are created. A program provides this client once, together with the layers of the services that it uses.
 *
 * @example
 * ```ts
 * import { BrandLiftApi, Industries } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Layer, Stream } from "effect"
 * const url = "https://lift.example"
 * const api = BrandLiftApi.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
 * const layer = Layer.provide(Industries.layer, api)
 * const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
 * const industries = await Effect.runPromise(Effect.provide(program, layer))
 * industries.length > 0 // => true
 * ```
 */
export class BrandLiftApi extends Context.Service<BrandLiftApi, Account>()("@fieldwork/brand-lift/BrandLiftApi") {}

/** Returns a layer that creates an account. When the scope of the layer closes, a token request in progress is interrupted. */
const scoped = <E>(account: Effect.Effect<Account, E>): Layer.Layer<BrandLiftApi, E> =>
  Layer.effect(
    BrandLiftApi,
    Effect.acquireRelease(account, ({ close }) => close)
  )

/**
 * Returns a layer with the client for an account. The layer fails with a `ConfigurationError` if a setting is invalid.
 *
 * @example
 * ```ts
 * import { BrandLiftApi, Industries } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Layer, Stream } from "effect"
 * const url = "https://lift.example"
 * const layer = Layer.provide(Industries.layer, BrandLiftApi.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch }))
 * const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
 * const industries = await Effect.runPromise(Effect.provide(program, layer))
 * industries.length > 0 // => true
 * ```
 */
export const layer = (options: Options): Layer.Layer<BrandLiftApi, ConfigurationError> =>
  scoped(tryMake(() => make(options)))

const variables = {
  baseUrl: "FIELDWORK_BRAND_LIFT_URL",
  authUrl: "FIELDWORK_BRAND_LIFT_AUTH_URL",
  clientId: "FIELDWORK_BRAND_LIFT_CLIENT_ID",
  clientSecret: "FIELDWORK_BRAND_LIFT_CLIENT_SECRET",
  audience: "FIELDWORK_BRAND_LIFT_AUDIENCE"
}

/**
 * Returns a layer that creates the client from `config`. URLs and credentials that `config` does not contain are read from the environment variables
 * `FIELDWORK_BRAND_LIFT_URL`, `FIELDWORK_BRAND_LIFT_AUTH_URL`, `FIELDWORK_BRAND_LIFT_CLIENT_ID`, `FIELDWORK_BRAND_LIFT_CLIENT_SECRET` and
 * `FIELDWORK_BRAND_LIFT_AUDIENCE`.
 *
 * @example
 * ```ts
 * import { BrandLiftApi, Industries } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Config, ConfigProvider, Effect, Layer, Stream } from "effect"
 * const url = "https://lift.example"
 * const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ LIFT_SECRET: credentials.brandLift.clientSecret }))
 * const config = { baseUrl: url, authUrl: url, ...credentials.brandLift, clientSecret: Config.Redacted("LIFT_SECRET"), fetch: createSandbox().fetch }
 * const api = Layer.provide(BrandLiftApi.layerConfig(config), environment)
 * const layer = Layer.provide(Industries.layer, api)
 * const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
 * const industries = await Effect.runPromise(Effect.provide(program, layer))
 * industries.length > 0 // => true
 * ```
 */
export const layerConfig = (config: ConfigFor<Options> = {}): Layer.Layer<BrandLiftApi, FromConfigError> =>
  scoped(fromConfig(config, "tokenProvider" in config ? { baseUrl: variables.baseUrl } : variables, make))
