/**
 * The online sampling exchange for everyone without Effect: the same methods as Promises and async iterables.
 */
import { type PromiseClient, promiseClient } from "@fieldwork/core"
import { make, type Shared, type Supply } from "./Exchange.ts"
import type { Any, Sandbox, Whole } from "./Options.ts"

export {
  ApiError,
  type Attempt,
  type CallOptions,
  ConfigurationError,
  type Reason,
  type ApiResponse
} from "@fieldwork/core"
export * from "./BetaError.ts"
export * as EntryLink from "./EntryLink.ts"
export { memoizePromise as memoize, type MemoizeOptions } from "@fieldwork/core"
/** @deprecated The earlier name of `memoize`. */
export { memoizePromise as kept } from "@fieldwork/core"
export * as LegacyDate from "./LegacyDate.ts"
export * as Money from "./Money.ts"
export * as ResponseCodes from "./ResponseCodes.ts"
export * as SurveyPreflight from "./SurveyPreflight.ts"
export * as SurveyUpdate from "./SurveyUpdate.ts"

export type ExchangeOptions = Any<string>

/** What a key of the vendor's sandbox reaches. */
export type SandboxExchange = PromiseClient<Shared>

/** Everything: in production, or on a server of one's own. */
export type Exchange = PromiseClient<Shared & Supply>

/**
 * A client of one key; the services for suppliers are missing in the vendor's sandbox. Throws `ConfigurationError` for settings that cannot
 * work; calls reject with `ApiError`.
 */
export function createExchange(options: Sandbox<string>): SandboxExchange
// Last, so that `ReturnType<typeof createExchange>` has every service.
export function createExchange(options: Whole<string>): Exchange
export function createExchange(options: ExchangeOptions): Exchange | SandboxExchange {
  return options.environment === "sandbox" ? promiseClient(make(options)) : promiseClient(make(options))
}
