/**
 * What a client prepares once for all its calls.
 */
import { createQuerySerializer } from "openapi-fetch"
import type { Credential } from "../auth/Credential.ts"
import type { ErrorContext } from "../errors/ErrorContext.ts"
import * as RateLimiter from "../retry/RateLimiter.ts"
import { RetryBudget } from "../retry/RetryBudget.ts"
import { fetchTransport } from "../transport/fetchTransport.ts"
import type { RetryPolicy } from "../retry/RetryPolicy.ts"
import type { Transport } from "../transport/Transport.ts"
import { type CheckedSettings, checkSettings } from "./checkSettings.ts"
import type { Settings } from "./Settings.ts"

export type QuerySerializer = (query: Record<string, unknown>) => string

export interface ClientOptions extends ErrorContext {
  /** Prefix of spans and label of metrics, such as `brand-lift`. */
  readonly name: string
  /** Checked by `BaseUrl.check`. */
  readonly baseUrl: string
  /** Writes a query as the spec states; openapi-fetch's own when absent. */
  readonly querySerializer?: QuerySerializer
  readonly credential?: Credential
  /** Request bodies are themselves credentials, as in a token request. */
  readonly hasSecretBody?: boolean
  readonly settings: Settings
}

export interface ClientContext {
  readonly name: string
  readonly baseUrl: string
  readonly transport: Transport
  readonly querySerializer: QuerySerializer
  readonly errors: ErrorContext
  readonly credential: Credential | undefined
  readonly limiter: RateLimiter.RateLimiter | undefined
  readonly retryBudget: RetryBudget
  readonly retryPolicy: RetryPolicy
  readonly timeoutMillis: number
  readonly requestValidation: CheckedSettings["requestValidation"]
  readonly validation: CheckedSettings["validation"]
  readonly deprecation: CheckedSettings["deprecation"]
  readonly onDeprecation: Settings["onDeprecation"]
  readonly onDrift: Settings["onDrift"]
  readonly hasSecretBody: boolean
  /** Deprecated operations that this client has reported. */
  readonly noticed: Set<string>
}

/** `standard` is the transport where the settings have no `fetch`. Throws `ConfigurationError` for settings that cannot work. */
export const clientContext = (options: ClientOptions, standard: Transport): ClientContext => {
  const { fetch, rateLimit, retryBudget, ...settings } = checkSettings(options.settings)
  const { errorFormats, hint, notFoundHint, redactor } = options
  return {
    name: options.name,
    baseUrl: options.baseUrl,
    transport: fetch === undefined ? standard : fetchTransport(fetch),
    querySerializer: options.querySerializer ?? createQuerySerializer(),
    errors: { errorFormats, hint, notFoundHint, redactor },
    credential: options.credential,
    limiter: rateLimit === undefined ? undefined : RateLimiter.make(rateLimit),
    retryBudget: new RetryBudget(retryBudget),
    retryPolicy: settings.retryPolicy,
    timeoutMillis: settings.timeoutMillis,
    requestValidation: settings.requestValidation,
    validation: settings.validation,
    deprecation: settings.deprecation,
    onDeprecation: settings.onDeprecation,
    onDrift: settings.onDrift,
    hasSecretBody: options.hasSecretBody ?? false,
    noticed: new Set()
  }
}
