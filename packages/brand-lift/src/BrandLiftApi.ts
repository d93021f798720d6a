/**
 * The brand lift measurement API before its services: one account, from which each service makes its methods.
 *
 * Tokens are fetched when the first call needs one, and shared by all services of one account.
 */
import { type ArrayStyle, type operations, querySerializer } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import {
  Api,
  BaseUrl,
  checkNames,
  checkOneOf,
  checkSecret,
  type ConfigFor,
  fromConfig,
  type FromConfigError,
  Redactor,
  revealSecret,
  settingNames,
  type Settings,
  TokenCache
} from "@fieldwork/core"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { errorFormats } from "./errorFormats.ts"
import { opener, type OpenReport } from "./jobs/openReport.ts"

export interface Options extends Settings {
  /** `{base_url}` of the document: scheme, host, and a path if there is one before `/api`. */
  readonly baseUrl: string
  /** `{auth_url}` of the document, to which `/oauth/token` is added. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string | Redacted.Redacted
  readonly audience: string
  /** Separated by spaces; `short app:imt` when absent (the brand lift document, Authentication 2). */
  readonly platformScopes?: string
  /**
   * How a list travels in the query where the document states only "array". `comma` (default) joins it; `repeated` writes the parameter once per
   * value. Commas are the safe reading: a service that reads repeated parameters refuses them, while one that reads commas takes the last of
   * several repeated values and answers with wrong figures.
   */
  readonly arrays?: ArrayStyle
}

const optionNames = [
  ...settingNames,
  "baseUrl",
  "authUrl",
  "clientId",
  "clientSecret",
  "audience",
  "platformScopes",
  "arrays"
] as const satisfies ReadonlyArray<keyof Options>

/** The operations of one account, and the reports that its responses link to. */
export interface Account extends Api.Api<operations> {
  readonly openReport: OpenReport
  /** Ends a token request that is under way. */
  readonly close: Effect.Effect<void>
}

const common = {
  name: "brand-lift",
  errorFormats,
  hint: "Check the client id, its secret, the audience and the scopes"
}

/** The beginning of every operation's path, except that of the token. */
const prefix = rows.listCampaigns.path.replace(/\/campaigns$/, "")

/** One request for a token: a read that does not pass through the rate limiter, and whose body stays with its origin. */
const tokenRequest = (options: Options, clientSecret: string, redactor: Redactor.Redactor) => {
  const { rateLimit: _, ...settings } = options
  const baseUrl = BaseUrl.check("authUrl", options.authUrl, prefix, rows.createToken.path)
  const notFoundHint = `Check authUrl: the token is requested from its ${rows.createToken.path}`
  const api = Api.make<operations>({ ...common, notFoundHint, baseUrl, redactor, hasSecretBody: true, settings })
  const createToken = api.method(rows.createToken, validators.createToken)
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

/** One account. Throws `ConfigurationError` for settings that cannot work. */
export const make = (options: Options): Account => {
  checkNames("", options, optionNames)
  checkOneOf("arrays", options.arrays, "comma", "repeated")
  const redactor = Redactor.make()
  const clientSecret = checkSecret("clientSecret", revealSecret(options.clientSecret))
  redactor.add(clientSecret)
  checkSecret("clientId", options.clientId)
  checkSecret("audience", options.audience)
  const request = tokenRequest(options, clientSecret, redactor)
  const operation = rows.createToken.operationId
  const credential = TokenCache.make({ api: common.name, operation, request, redactor })
  const baseUrl = BaseUrl.check("baseUrl", options.baseUrl, prefix)
  const api = Api.make<operations>({
    ...common,
    querySerializer: (query) => querySerializer(query, options.arrays),
    baseUrl,
    redactor,
    credential,
    settings: options
  })
  return { ...api, openReport: opener(options), close: credential.close }
}

/** The account that the services call. */
export class BrandLiftApi extends Context.Service<BrandLiftApi, Account>()("@fieldwork/brand-lift/BrandLiftApi") {}

/** What is under way for the account ends with the layer's scope. */
const scoped = <E>(account: Effect.Effect<Account, E>): Layer.Layer<BrandLiftApi, E> =>
  Layer.effect(
    BrandLiftApi,
    Effect.acquireRelease(account, ({ close }) => close)
  )

/** Settings that cannot work are a defect. */
export const layer = (options: Options): Layer.Layer<BrandLiftApi> => scoped(Effect.sync(() => make(options)))

const variables = {
  baseUrl: "FIELDWORK_BRAND_LIFT_URL",
  authUrl: "FIELDWORK_BRAND_LIFT_AUTH_URL",
  clientId: "FIELDWORK_BRAND_LIFT_CLIENT_ID",
  clientSecret: "FIELDWORK_BRAND_LIFT_CLIENT_SECRET",
  audience: "FIELDWORK_BRAND_LIFT_AUDIENCE"
}

/**
 * From `config`. Credentials that it lacks are read from `FIELDWORK_BRAND_LIFT_URL`, `_AUTH_URL`, `_CLIENT_ID`, `_CLIENT_SECRET` and `_AUDIENCE`.
 */
export const layerConfig = (config: ConfigFor<Options> = {}): Layer.Layer<BrandLiftApi, FromConfigError> =>
  scoped(fromConfig(config, variables, make))
