/**
 * The brand lift measurement service: its settings, and the layers that provide its services.
 *
 * Tokens are fetched when the first call needs one, and shared by all services of a layer.
 */
import { createBrandLiftClient, type operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validators"
import { Api, BaseUrl, Credential, Secrets, type Settings, TokenCache } from "@fieldwork/core"
import { Config, Context, Effect, Layer, Redacted } from "effect"
import * as Campaigns from "./Campaigns.ts"
import { families } from "./families.ts"
import * as Lift from "./Lift.ts"
import * as Questions from "./Questions.ts"

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
}

const hint = "Check the client id, its secret, the audience and the scopes"

/** One request for a token: a read, sent past the rate limiter, whose body stays with its origin. */
const tokenRequest = (options: Options, secrets: Secrets.Secrets) => {
  const { rateLimit: _, ...settings } = options
  const api = Api.make<operations>({
    name: "brand-lift",
    baseUrl: BaseUrl.check("authUrl", options.authUrl),
    client: createBrandLiftClient,
    families,
    secrets,
    hint,
    secretBody: true,
    settings
  })
  const secret = options.clientSecret
  const createToken = api.method(rows.createToken, validators.createToken)
  return Effect.suspend(() =>
    createToken({
      body: {
        grant_type: "client_credentials",
        client_id: options.clientId,
        client_secret: typeof secret === "string" ? secret : Redacted.value(secret),
        audience: options.audience,
        platform_scopes: options.platformScopes ?? "short app:imt"
      }
    })
  )
}

/** Every service of one account. Throws `ConfigurationError` for settings that cannot work. */
export const make = (options: Options) => {
  const secrets = Secrets.make()
  secrets.keep(
    Credential.check(
      "clientSecret",
      typeof options.clientSecret === "string" ? options.clientSecret : Redacted.value(options.clientSecret)
    )
  )
  Credential.check("clientId", options.clientId)
  const credential = TokenCache.make({
    api: "brand-lift",
    operation: rows.createToken.operationId,
    request: tokenRequest(options, secrets),
    secrets
  })
  const api = Api.make<operations>({
    name: "brand-lift",
    baseUrl: BaseUrl.check("baseUrl", options.baseUrl),
    client: createBrandLiftClient,
    families,
    secrets,
    credential,
    hint,
    settings: options
  })
  return { campaigns: Campaigns.make(api), questions: Questions.make(api), lift: Lift.make(api) }
}

export type Services = Campaigns.Campaigns | Questions.Questions | Lift.Lift

/** Every service of one account. Settings that cannot work are a defect. */
export const layer = (options: Options): Layer.Layer<Services> =>
  Layer.syncContext(() => {
    const { campaigns, lift, questions } = make(options)
    return Context.make(Campaigns.Campaigns, campaigns).pipe(
      Context.add(Questions.Questions, questions),
      Context.add(Lift.Lift, lift)
    )
  })

/**
 * The same from `FIELDWORK_BRAND_LIFT_URL`, `_AUTH_URL`, `_CLIENT_ID`, `_CLIENT_SECRET` and `_AUDIENCE`, with `settings` for the rest.
 */
export const layerConfig = (settings: Settings = {}): Layer.Layer<Services, Config.ConfigError> =>
  Layer.unwrap(
    Effect.map(
      Config.all({
        baseUrl: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_URL"),
        authUrl: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_AUTH_URL"),
        clientId: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_CLIENT_ID"),
        clientSecret: Config.Redacted("FIELDWORK_BRAND_LIFT_CLIENT_SECRET"),
        audience: Config.NonEmptyString("FIELDWORK_BRAND_LIFT_AUDIENCE")
      }),
      (credentials) => layer({ ...settings, ...credentials })
    )
  )
