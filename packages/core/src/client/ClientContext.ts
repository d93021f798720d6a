/**
 * Prepares the data that all calls of a client share.
 */
import type { Credential } from "../auth/Credential.ts"
import type { Redactor } from "../auth/Redactor.ts"
import { type Details, DetailsSource } from "../diagnostics/Details.ts"
import type { ErrorContext, ErrorOptions } from "../errors/ErrorContext.ts"
import { plainQuery, type QuerySerializer } from "../request/plainQuery.ts"
import { make as rateLimiter, type RateLimiter } from "../retry/RateLimiter.ts"
import { RetryBudget } from "../retry/RetryBudget.ts"
import { fetchTransport } from "../transport/fetchTransport.ts"
import type { Transport } from "../transport/Transport.ts"
import * as Semaphore from "effect/Semaphore"
import { type HeaderValues, isSecretName } from "../request/extraHeaders.ts"
import { type CheckedSettings, checkSettings } from "./checkSettings.ts"
import type { LazyModule } from "./LazyModule.ts"
import type { Settings } from "./Settings.ts"

/** The options that determine how a client reaches its service, authenticates, and interprets error responses. */
export interface ClientOptions extends ErrorOptions {
  /** The secrets of the client, which are removed from errors and logs. */
  readonly redactor: Redactor
  /** The name of the client, such as `brand-lift`, which is the prefix of its spans and the label of its metrics. */
  readonly name: string
  /** The base URL, as returned by `checkBaseUrl`. */
  readonly baseUrl: string
  /** Serialises query parameters in the styles that the spec defines. Default: `plainQuery`. */
  readonly querySerializer?: QuerySerializer
  /** The credential that authenticates requests. Default: no credential. */
  readonly credential?: Credential
  /** Whether request bodies contain credentials, as in a token request. Default: `false`. */
  readonly hasSecretBody?: boolean
  /** Whether requests go to a host other than the API's. If so, custom headers that may identify an account are omitted. Default: `false`. */
  readonly isOtherHost?: boolean
  /**
   * The `Api` of the same account whose `maxInFlight` this client shares. If both clients have the same origin, they also share the rate limit.
   * Otherwise, this client has no rate limit, because the limit is that of the other host. Default: this client has its own limits.
   */
  readonly sharesLimitsOf?: object
  /** The settings that every client accepts. */
  readonly settings: Settings
}

export interface ClientContext extends Omit<CheckedSettings, "fetch" | "rateLimit" | "retryBudget" | "maxInFlight"> {
  readonly name: string
  readonly baseUrl: string
  readonly transport: Transport
  readonly querySerializer: QuerySerializer
  readonly errors: ErrorContext
  readonly credential: Credential | undefined
  readonly limiter: RateLimiter | undefined
  readonly inFlight: Semaphore.Semaphore | undefined
  readonly retryBudget: RetryBudget
  readonly hasSecretBody: boolean
  readonly isOtherHost: boolean
  /** Registers the values of headers whose names indicate a secret, so that the values are removed from errors and logs. */
  readonly rememberSecrets: (headers: HeaderValues) => void
  /** Registers the target of a redirect to another host, so that the values in its query are removed from errors and logs. */
  readonly rememberLink: (target: URL) => void
  /** Whether the client has a listener for requests, attempts or calls. */
  readonly isObserved: boolean
  /** The deprecated operations that this client has already reported. */
  readonly noticed: Set<string>
}

/**
 * The runtime-dependent parts of a client: the transport that is used if the settings have no `fetch`, and the code for error details, which is
 * loaded on demand where bundle size matters.
 */
export interface Platform {
  readonly transport: Transport
  readonly details: LazyModule<Details>
}

const errorContext = (
  { errorFormats, hint, isOtherHost = false, notFoundHint, redactor }: ClientOptions,
  details: DetailsSource
): ErrorContext => ({
  errorFormats,
  hint,
  notFoundHint,
  linkHint: isOtherHost ? hint : undefined,
  details,
  redactor: {
    redact: (text) => details.current.textRedactor(redactor.secrets).redact(text),
    redactJson: (value) => details.current.textRedactor(redactor.secrets).redactJson(value)
  }
})

const rememberSecrets = (redactor: Redactor, headers: HeaderValues): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (isSecretName(name) && !redactor.secrets.includes(value)) redactor.addTemporary(value)
  }
}

/** Returns the limits of this client, or those that it shares with another client of the same account. */
const limitsOf = (
  { baseUrl, sharesLimitsOf }: ClientOptions,
  { maxInFlight, rateLimit, retryPolicy }: CheckedSettings
): Pick<ClientContext, "inFlight" | "limiter"> => {
  if (sharesLimitsOf !== undefined) {
    const { client } = sharesLimitsOf as { readonly client: ClientContext }
    const isSameOrigin = new URL(baseUrl).origin === new URL(client.baseUrl).origin
    return { inFlight: client.inFlight, limiter: isSameOrigin ? client.limiter : undefined }
  }
  return {
    limiter: rateLimit === undefined ? undefined : rateLimiter(rateLimit, retryPolicy.retryAfterCapMillis),
    inFlight: maxInFlight === undefined ? undefined : Semaphore.makeUnsafe(maxInFlight)
  }
}

/** Returns the data that all calls of a client share. Throws `ConfigurationError` for invalid settings. */
export const clientContext = (options: ClientOptions, { details, transport }: Platform): ClientContext => {
  const checked = checkSettings(options.settings)
  const { fetch, retryBudget, ...settings } = checked
  const { redactor } = options
  if (typeof settings.headers === "object") rememberSecrets(redactor, settings.headers)
  return {
    ...settings,
    name: options.name,
    baseUrl: options.baseUrl,
    transport: fetch === undefined ? transport : fetchTransport(fetch),
    querySerializer: options.querySerializer ?? plainQuery,
    errors: errorContext(options, new DetailsSource(details)),
    credential: options.credential,
    ...limitsOf(options, checked),
    retryBudget: new RetryBudget(retryBudget),
    hasSecretBody: options.hasSecretBody ?? false,
    isOtherHost: options.isOtherHost ?? false,
    rememberSecrets: (headers) => rememberSecrets(redactor, headers),
    rememberLink: (target) => redactor.addLink(target),
    isObserved: [settings.onRequest, settings.onAttempt, settings.onCall].some((listener) => listener !== undefined),
    noticed: new Set()
  }
}
