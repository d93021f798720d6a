/**
 * All services of the brand lift measurement API.
 *
 * A program that needs only some of the services can provide their individual layers, such as `Campaigns.layer` with `BrandLiftApi.layer(options)`,
 * for a smaller bundle.
 */
import type { ConfigFor, ConfigurationError, FromConfigError } from "@fieldwork/core"
import * as Layer from "effect/Layer"
import * as AdServers from "./AdServers.ts"
import * as Audiences from "./Audiences.ts"
import * as BrandLiftApi from "./BrandLiftApi.ts"
import * as Campaigns from "./Campaigns.ts"
import * as CountryLanguages from "./CountryLanguages.ts"
import * as Exports from "./Exports.ts"
import * as FrequencyReports from "./FrequencyReports.ts"
import * as Groups from "./Groups.ts"
import * as Industries from "./Industries.ts"
import * as IpMatching from "./IpMatching.ts"
import * as Lift from "./Lift.ts"
import * as Names from "./Names.ts"
import * as Pixels from "./Pixels.ts"
import * as QuestionTemplates from "./QuestionTemplates.ts"
import * as Questions from "./Questions.ts"
import * as Reports from "./Reports.ts"
import * as Respondents from "./Respondents.ts"
import * as S2sMappings from "./S2sMappings.ts"
import * as TagQueryParameters from "./TagQueryParameters.ts"

/**
 * The settings for a brand lift client: the server URLs, the credentials, and how requests are made, for example the timeouts and the number of
 * retries.
 */
export type Options = BrandLiftApi.Options

/**
 * Creates all services for an account. Throws a `ConfigurationError` if a setting is invalid.
 *
 * @example
 * ```ts
 * import { BrandLift } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Stream } from "effect"
 * const url = "https://lift.example"
 * const brandLift = BrandLift.make({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
 * const industries = await Effect.runPromise(Stream.runCollect(brandLift.industries.list()))
 * industries.length > 0 // => true
 * ```
 */
export const make = (options: Options) => {
  const api = BrandLiftApi.make(options)
  return {
    adServers: AdServers.make(api),
    audiences: Audiences.make(api),
    campaigns: Campaigns.make(api),
    countryLanguages: CountryLanguages.make(api),
    exports: Exports.make(api),
    frequencyReports: FrequencyReports.make(api),
    groups: Groups.make(api),
    industries: Industries.make(api),
    ipMatching: IpMatching.make(api),
    lift: Lift.make(api),
    names: Names.make(api),
    pixels: Pixels.make(api),
    questionTemplates: QuestionTemplates.make(api),
    questions: Questions.make(api),
    reports: Reports.make(api),
    respondents: Respondents.make(api),
    s2sMappings: S2sMappings.make(api),
    tagQueryParameters: TagQueryParameters.make(api)
  }
}

/** Returns new layers on each call. Effect shares layers by reference, and each account must have its own layers. */
const services = () =>
  Layer.mergeAll(
    AdServers.AdServers.layer,
    Audiences.Audiences.layer,
    Campaigns.Campaigns.layer,
    CountryLanguages.CountryLanguages.layer,
    Exports.Exports.layer,
    FrequencyReports.FrequencyReports.layer,
    Groups.Groups.layer,
    Industries.Industries.layer,
    IpMatching.IpMatching.layer,
    Lift.Lift.layer,
    Names.Names.layer,
    Pixels.Pixels.layer,
    QuestionTemplates.QuestionTemplates.layer,
    Questions.Questions.layer,
    Reports.Reports.layer,
    Respondents.Respondents.layer,
    S2sMappings.S2sMappings.layer,
    TagQueryParameters.TagQueryParameters.layer
  )

/**
 * The services of an account.
 */
export type Services = Layer.Success<ReturnType<typeof services>>

/**
 * Returns a layer with all services for an account. The layer fails with a `ConfigurationError` if a setting is invalid.
 *
 * @example
 * ```ts
 * import { BrandLift, Industries } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Effect, Stream } from "effect"
 * const url = "https://lift.example"
 * const layer = BrandLift.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
 * const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
 * const industries = await Effect.runPromise(Effect.provide(program, layer))
 * industries.length > 0 // => true
 * ```
 */
export const layer = (options: Options): Layer.Layer<Services, ConfigurationError> =>
  Layer.provide(services(), BrandLiftApi.layer(options))

/**
 * Returns a layer with all services, created from `config`. URLs and credentials that `config` does not contain are read from the environment
 * variables `FIELDWORK_BRAND_LIFT_URL`, `FIELDWORK_BRAND_LIFT_AUTH_URL`, `FIELDWORK_BRAND_LIFT_CLIENT_ID`, `FIELDWORK_BRAND_LIFT_CLIENT_SECRET` and
 * `FIELDWORK_BRAND_LIFT_AUDIENCE`.
 *
 * ```ts
 * BrandLift.layerConfig({ clientSecret: Config.Redacted("LIFT_SECRET"), timeoutMillis: 10_000 })
 * ```
 *
 * @example
 * ```ts
 * import { BrandLift, Industries } from "@fieldwork/brand-lift"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { Config, ConfigProvider, Effect, Layer, Stream } from "effect"
 * const url = "https://lift.example"
 * const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ LIFT_SECRET: credentials.brandLift.clientSecret }))
 * const config = { baseUrl: url, authUrl: url, ...credentials.brandLift, clientSecret: Config.Redacted("LIFT_SECRET"), fetch: createSandbox().fetch }
 * const layer = Layer.provide(BrandLift.layerConfig(config), environment)
 * const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
 * const industries = await Effect.runPromise(Effect.provide(program, layer))
 * industries.length > 0 // => true
 * ```
 */
export const layerConfig = (config: ConfigFor<Options> = {}): Layer.Layer<Services, FromConfigError> =>
  Layer.provide(services(), BrandLiftApi.layerConfig(config))
