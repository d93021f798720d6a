/**
 * The brand lift measurement API before its services: one account, from which each service makes its methods.
 *
 * Tokens are fetched when the first call needs one, and shared by all services of one account.
 */
import { type ArrayStyle, createBrandLiftClient, type operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validators"
import { Api, BaseUrl, Credential, Environment, Secrets, type Settings, TokenCache } from "@fieldwork/core"
import { Config, Context, Effect, Layer, type Redacted } from "effect"
import { families } from "./families.ts"
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

/** The operations of one account, and the reports that its answers link to. */
export interface Account extends Api.Api<operations> {
  readonly openReport: OpenReport
}

const common = {
  name: "brand-lift",
  client: createBrandLiftClient,
  families,
  hint: "Check the client id, its secret, the audience and the scopes"
}

/** What the path of every operation but the token's begins with. */
const prefix = rows.listCampaigns.path.replace(/\/campaigns$/, "")

/** One request for a token: a read, sent past the rate limiter, whose body stays with its origin. */
const tokenRequest = (options: Options, clientSecret: string, secrets: Secrets.Secrets) => {
  const { rateLimit: _, ...settings } = options
  const baseUrl = BaseUrl.check("authUrl", options.authUrl, prefix, rows.createToken.path)
  const notFoundHint = `Check authUrl: its ${rows.createToken.path} is asked for the token`
  const api = Api.make<operations>({ ...common, notFoundHint, baseUrl, secrets, secretBody: true, settings })
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
  const secrets = Secrets.make()
  const clientSecret = Credential.check("clientSecret", Credential.reveal(options.clientSecret))
  secrets.keep(clientSecret)
  Credential.check("clientId", options.clientId)
  Credential.check("audience", options.audience)
  const request = tokenRequest(options, clientSecret, secrets)
  const credential = TokenCache.make({ api: common.name, operation: rows.createToken.operationId, request, secrets })
  const baseUrl = BaseUrl.check("baseUrl", options.baseUrl, prefix)
  const client: Api.Options["client"] = (given) =>
    createBrandLiftClient({ ...given, ...(options.arrays !== undefined && { arrays: options.arrays }) })
  const api = Api.make<operations>({ ...common, client, baseUrl, secrets, credential, settings: options })
  return { ...api, openReport: opener(options) }
}

/** What the services are made of. */
export class BrandLiftApi extends Context.Service<BrandLiftApi, Account>()("@fieldwork/brand-lift/BrandLiftApi") {}

/** Settings that cannot work are a defect. */
export const layer = (options: Options): Layer.Layer<BrandLiftApi> => Layer.sync(BrandLiftApi, () => make(options))

/** A function, so that who does not read the environment does not bundle what reads it. */
const credentials = () =>
  Config.all({
    baseUrl: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_URL"),
    authUrl: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_AUTH_URL"),
    clientId: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_CLIENT_ID"),
    clientSecret: Config.Redacted("FIELDWORK_BRAND_LIFT_CLIENT_SECRET"),
    audience: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_AUDIENCE")
  })

/** From `FIELDWORK_BRAND_LIFT_URL`, `_AUTH_URL`, `_CLIENT_ID`, `_CLIENT_SECRET` and `_AUDIENCE`, with `settings` for the rest. */
export const layerConfig = (
  settings: Settings & Pick<Options, "arrays"> = {}
): Layer.Layer<BrandLiftApi, Config.ConfigError> =>
  Environment.layer(credentials(), (given) => Context.make(BrandLiftApi, make({ ...settings, ...given })))
