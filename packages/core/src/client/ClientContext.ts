/**
 * What a client prepares once for all its calls.
 */
import type { Credential } from "../auth/Credential.ts"
import type { Redactor } from "../auth/Redactor.ts"
import { type Details, DetailsSource } from "../diagnostics/Details.ts"
import type { ErrorContext, ErrorOptions } from "../errors/ErrorContext.ts"
import { plainQuery, type QuerySerializer } from "../request/plainQuery.ts"
import * as RateLimiter from "../retry/RateLimiter.ts"
import { RetryBudget } from "../retry/RetryBudget.ts"
import { fetchTransport } from "../transport/fetchTransport.ts"
import type { Transport } from "../transport/Transport.ts"
import type { Reader } from "../pagination/Pages.ts"
import * as Semaphore from "effect/Semaphore"
import { type HeaderValues, isSecretName } from "../request/extraHeaders.ts"
import { type CheckedSettings, checkSettings } from "./checkSettings.ts"
import type { LazyModule } from "./LazyModule.ts"
import type { Settings } from "./Settings.ts"

export interface ClientOptions extends ErrorOptions {
  readonly redactor: Redactor
  /** Prefix of spans and label of metrics, such as `brand-lift`. */
  readonly name: string
  /** Checked by `checkBaseUrl`. */
  readonly baseUrl: string
  /** Writes a query as the spec states; `plainQuery` when absent. */
  readonly querySerializer?: QuerySerializer
  readonly credential?: Credential
  /** Request bodies are themselves credentials, as in a token request. */
  readonly hasSecretBody?: boolean
  /** Requests go to a host that is not the account's, and carry no headers of the user. */
  readonly isForeign?: boolean
  readonly settings: Settings
}

export interface ClientContext extends Omit<CheckedSettings, "fetch" | "rateLimit" | "retryBudget" | "maxInFlight"> {
  readonly name: string
  readonly baseUrl: string
  readonly transport: Transport
  readonly querySerializer: QuerySerializer
  readonly errors: ErrorContext
  readonly listReader: Reader
  readonly credential: Credential | undefined
  readonly limiter: RateLimiter.RateLimiter | undefined
  readonly inFlight: Semaphore.Semaphore | undefined
  readonly retryBudget: RetryBudget
  readonly hasSecretBody: boolean
  readonly isForeign: boolean
  /** Keeps the values of headers that are secrets by their names out of errors and logs. */
  readonly rememberSecrets: (headers: HeaderValues) => void
  /** Whether a listener is told of requests. */
  readonly isObserved: boolean
  /** Deprecated operations that this client has reported. */
  readonly noticed: Set<string>
}

/** What a runtime brings: the transport where the settings have no `fetch`, and what is loaded late where size counts. */
export interface Platform {
  readonly transport: Transport
  readonly details: LazyModule<Details>
  readonly listReader: Reader
}

const errorContext = (
  { errorFormats, hint, notFoundHint, redactor }: ClientOptions,
  details: DetailsSource
): ErrorContext => ({
  errorFormats,
  hint,
  notFoundHint,
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

/** Throws `ConfigurationError` for settings that cannot work. */
export const clientContext = (options: ClientOptions, { details, listReader, transport }: Platform): ClientContext => {
  const { fetch, maxInFlight, rateLimit, retryBudget, ...settings } = checkSettings(options.settings)
  const { redactor } = options
  if (typeof settings.headers === "object") rememberSecrets(redactor, settings.headers)
  return {
    ...settings,
    name: options.name,
    baseUrl: options.baseUrl,
    transport: fetch === undefined ? transport : fetchTransport(fetch),
    querySerializer: options.querySerializer ?? plainQuery,
    errors: errorContext(options, new DetailsSource(details)),
    listReader,
    credential: options.credential,
    limiter: rateLimit === undefined ? undefined : RateLimiter.make(rateLimit),
    inFlight: maxInFlight === undefined ? undefined : Semaphore.makeUnsafe(maxInFlight),
    retryBudget: new RetryBudget(retryBudget),
    hasSecretBody: options.hasSecretBody ?? false,
    isForeign: options.isForeign ?? false,
    rememberSecrets: (headers) => rememberSecrets(redactor, headers),
    isObserved: [settings.onRequest, settings.onAttempt, settings.onCall].some((listener) => listener !== undefined),
    noticed: new Set()
  }
}
