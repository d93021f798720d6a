/**
 * The brand lift measurement API for programs that do not use Effect. It has the same methods as the Effect services, but they return Promises and
 * async iterables.
 */
import { type ApiError, declaredClient, fakeClient, type Fakes } from "@fieldwork/core/promise"
import { make } from "./BrandLift.ts"
import type { Any } from "./Options.ts"
import type { BrandLift } from "./promise/client.gen.ts"

export type * from "@fieldwork/brand-lift-client"
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
export type { StoredToken, TokenProvider, TokenStore } from "@fieldwork/core/promise"

export * as CampaignPreflight from "./CampaignPreflight.ts"
export * as DraftQuestion from "./DraftQuestion.ts"
export { InvalidCsvError } from "./csv/InvalidCsvError.ts"
export { NoExportIdError, ReportExpiredError, ReportFailedError, ReportNotReadyError } from "./jobs/errors.ts"
export { memoizePromise as memoize, type MemoizeOptions } from "@fieldwork/core/promise"
/** @deprecated Renamed to `memoize`. */
export { memoizePromise as kept } from "@fieldwork/core/promise"
export * as LiftResult from "./LiftResult.ts"
export * as LiftTable from "./LiftTable.ts"
export * as TrackingTag from "./TrackingTag.ts"

/** The settings for a client, which contain either the credentials of an account or a token provider. */
export type BrandLiftOptions = Any<string> & {
  /** Maps the `ApiError` of a failed call to the value that the call rejects with, such as an error class of your own. */
  readonly mapError?: (error: ApiError) => unknown
}

/**
 * Creates a client for one account. Throws a `ConfigurationError` if a setting is invalid. Calls reject with an `ApiError`.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * const url = "https://lift.example"
 * const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
 * const industries = await brandLift.industries.list().toArray()
 * industries.length > 0 // => true
 * ```
 */
export const createBrandLift = ({ mapError, ...options }: BrandLiftOptions): BrandLift =>
  declaredClient(make(options as Any<string>), mapError) as BrandLift

/**
 * Creates a test client from fake methods. A fake for a single call returns an object or a Promise, and a fake for a list returns an array. Methods
 * without a fake throw an error.
 *
 * ```ts
 * const brandLift = fakeBrandLift({ campaigns: { summary: () => ({ live_campaigns: 2, completed_campaigns: 1 }) } })
 * ```
 *
 * @example
 * ```ts
 * import { fakeBrandLift } from "@fieldwork/brand-lift/promise"
 * const brandLift = fakeBrandLift({ campaigns: { get: async () => ({ campaign_name: "Alder Coffee winter" }) } })
 * const { campaign_name } = await brandLift.campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" })
 * campaign_name // => "Alder Coffee winter"
 * ```
 */
export const fakeBrandLift = (fakes: Fakes<BrandLift>): BrandLift => fakeClient(fakes) as BrandLift
