/**
 * The client for the online sampling exchange for programs without Effect. It has the same methods as the Effect services, with Promises and async
 * iterables.
 */
import { type ApiError, declaredClient, fakeClient, type Fakes } from "@fieldwork/core/promise"
import { make } from "./Exchange.ts"
import type { AnyOptions, FullOptions, SandboxOptions } from "./Options.ts"
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
/** @deprecated Use `memoize` instead. */
export { memoizePromise as kept } from "@fieldwork/core/promise"
export * as LegacyDate from "./LegacyDate.ts"
export * as Money from "./Money.ts"
export * as ResponseCodes from "./ResponseCodes.ts"
export * as SurveyPreflight from "./SurveyPreflight.ts"
export * as SurveyUpdate from "./SurveyUpdate.ts"

interface ErrorMapping {
  /** Maps the `ApiError` of a failed call to the value that the call rejects with, for example your own error. */
  readonly mapError?: (error: ApiError) => unknown
}

/** The base URL, the key and other settings for an exchange client, and the function that maps the errors with which its calls reject. */
export type ExchangeOptions = AnyOptions<string> & ErrorMapping

/**
 * Creates a client for one key. In the vendor's sandbox, the client does not include the services for suppliers. Throws `ConfigurationError` if the
 * settings are invalid. Calls reject with `ApiError`.
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
export function createExchange(options: SandboxOptions<string> & ErrorMapping): SandboxExchange
// This overload is last, so that `ReturnType<typeof createExchange>` includes all services.
export function createExchange(options: FullOptions<string> & ErrorMapping): Exchange
export function createExchange({ mapError, ...options }: ExchangeOptions): Exchange | SandboxExchange {
  const settings = options as AnyOptions<string>
  return declaredClient(settings.environment === "sandbox" ? make(settings) : make(settings), mapError) as Exchange
}

/**
 * Creates a fake client for tests from the given methods. A fake for a single call returns an object or a Promise, and a fake for a list returns an
 * array. All other methods throw an error.
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
