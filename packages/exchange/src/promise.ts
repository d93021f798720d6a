/**
 * The online sampling exchange for programs without Effect: the same methods with Promises and async iterables.
 */
import { type ApiError, declaredClient, fakeClient, type Fakes } from "@fieldwork/core/promise"
import { make } from "./Exchange.ts"
import type { Any, Sandbox, Whole } from "./Options.ts"
import type { Exchange, SandboxExchange } from "./promise/client.gen.ts"

export type * from "@fieldwork/exchange-client"
export type * from "./promise/client.gen.ts"

export {
  type AnyReason,
  ApiError,
  type ApiResponse,
  type Attempt,
  type AttemptEvent,
  type CallEvent,
  type CallOptions,
  type CallReason,
  ConfigurationError,
  type PagesReason,
  type PromiseBytes,
  type PromiseIterable,
  type PromiseList,
  type PromiseMethod,
  type PromisePaged,
  type PromisePagedList,
  Reason,
  type RequestEvent,
  type RequestInfo,
  type WriteReason
} from "@fieldwork/core/promise"
export { type BetaCode, type BetaError, type BetaErrorOf, betaErrors, isBetaError } from "./BetaError.ts"
export * as EntryLink from "./EntryLink.ts"
export { memoizePromise as memoize, type MemoizeOptions } from "@fieldwork/core/promise"
/** @deprecated The earlier name of `memoize`. */
export { memoizePromise as kept } from "@fieldwork/core/promise"
export * as LegacyDate from "./LegacyDate.ts"
export * as Money from "./Money.ts"
export * as ResponseCodes from "./ResponseCodes.ts"
export * as SurveyPreflight from "./SurveyPreflight.ts"
export * as SurveyUpdate from "./SurveyUpdate.ts"

interface ErrorMapping {
  /** Returns the value with which a call rejects instead of its `ApiError`, for example an error of your own. */
  readonly mapError?: (error: ApiError) => unknown
}

/** The address, the key and the settings of an exchange client, and the errors with which its calls reject. */
export type ExchangeOptions = Any<string> & ErrorMapping

/**
 * Creates a client of one key. The services for suppliers are missing in the vendor's sandbox. Throws `ConfigurationError` for invalid settings;
 * calls reject with `ApiError`.
 *
 * @example
 * ```ts
 * import { createExchange } from "@fieldwork/exchange/promise"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
 * const locales = await exchange.dictionaries.list({ property: "locales" }).toArray()
 * locales.some(({ code }) => code === "eng_us") // => true
 * ```
 */
export function createExchange(options: Sandbox<string> & ErrorMapping): SandboxExchange
// This overload is last, so that `ReturnType<typeof createExchange>` has every service.
export function createExchange(options: Whole<string> & ErrorMapping): Exchange
export function createExchange({ mapError, ...options }: ExchangeOptions): Exchange | SandboxExchange {
  const given = options as Any<string>
  return declaredClient(given.environment === "sandbox" ? make(given) : make(given), mapError) as Exchange
}

/**
 * Creates a client for tests from the given methods: an object or a Promise for a call, an array for a list. Any other method throws.
 *
 * @example
 * ```ts
 * import { fakeExchange } from "@fieldwork/exchange/promise"
 * const exchange = fakeExchange({ dictionaries: { list: () => [{ code: "eng_us", name: "English - United States" }] } })
 * const locales = await exchange.dictionaries.list({ property: "locales" }).toArray()
 * locales.map(({ code }) => code) // => ["eng_us"]
 * ```
 */
export const fakeExchange = (fakes: Fakes<Exchange>): Exchange => fakeClient(fakes) as Exchange
