/**
 * The brand lift measurement API for everyone without Effect: the same methods as Promises and async iterables.
 */
import type { ArrayStyle } from "@fieldwork/brand-lift-client"
import { declaredClient, fakeClient, type Fakes, type Settings } from "@fieldwork/core/promise"
import { make } from "./BrandLift.ts"
import type { BrandLift } from "./promise/client.gen.ts"

export type * from "@fieldwork/brand-lift-client"
export type * from "./promise/client.gen.ts"

export {
  ApiError,
  type Attempt,
  type CallOptions,
  ConfigurationError,
  Reason,
  type ApiResponse
} from "@fieldwork/core/promise"

export * as CampaignPreflight from "./CampaignPreflight.ts"
export * as DraftQuestion from "./DraftQuestion.ts"
export { InvalidCsvError } from "./csv/InvalidCsvError.ts"
export { NoExportIdError, ReportExpiredError, ReportFailedError, ReportNotReadyError } from "./jobs/errors.ts"
export { memoizePromise as memoize, type MemoizeOptions } from "@fieldwork/core/promise"
/** @deprecated The earlier name of `memoize`. */
export { memoizePromise as kept } from "@fieldwork/core/promise"
export * as LiftResult from "./LiftResult.ts"
export * as LiftTable from "./LiftTable.ts"
export * as TrackingTag from "./TrackingTag.ts"

export interface BrandLiftOptions extends Settings {
  /** `{base_url}` of the document: scheme, host, and a path if there is one before `/api`. */
  readonly baseUrl: string
  /** `{auth_url}` of the document, to which `/oauth/token` is added. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
  /** Separated by spaces; `short app:imt` when absent. */
  readonly platformScopes?: string
  /** How a list travels in the query where the document states only "array": joined by commas (default), or as a repeated parameter. */
  readonly arrays?: ArrayStyle
}

/** A client of one account. Throws `ConfigurationError` for settings that cannot work; calls reject with `ApiError`. */
export const createBrandLift = (options: BrandLiftOptions): BrandLift => declaredClient(make(options)) as BrandLift

/**
 * A client for tests, made of the methods that are given: an object or a Promise for a call, an array for a list. Any other method throws.
 *
 * ```ts
 * const brandLift = fakeBrandLift({ campaigns: { summary: () => ({ live_campaigns: 2, completed_campaigns: 1 }) } })
 * ```
 */
export const fakeBrandLift = (fakes: Fakes<BrandLift>): BrandLift => fakeClient(fakes) as BrandLift
