/**
 * Why an operation failed: the closed union of reasons of an `ApiError`.
 *
 * A reason contains the data to act on and a hint about what to do next; its strings do not contain secrets. `isRetryable` states whether the call
 * can safely be repeated and may then succeed; core has already retried as far as allowed.
 */
import type { RedirectError, TimeoutError, TransportError } from "./connectionReasons.ts"
import { reasonError } from "./reasonError.ts"
import type {
  AuthenticationError,
  ConflictError,
  ForbiddenError,
  InvalidRequestError,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  RefusedError,
  ServerError
} from "./statusReasons.ts"
import type { Violation } from "../operation/Validators.ts"

export * from "./connectionReasons.ts"
export * from "./statusReasons.ts"

/**
 * The outcome of a write is unknown: the request may have been carried out, and must not be sent twice.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.AmbiguousWriteError({ because: new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" }), check: "look for it in campaigns.list" })
 * [reason.because._tag, reason.isRetryable] // => ["TimeoutError",false]
 * ```
 */
export class AmbiguousWriteError extends reasonError("AmbiguousWriteError")<{
  /** Why no usable response arrived. */
  readonly because: TransportError | TimeoutError | ServerError | ContractError
  /** How to find out whether the write was carried out. */
  readonly check: string
}> {
  readonly isRetryable = false
}

/**
 * The response does not conform to the spec in its status, media type or shape. Please report it, because it may reveal an error in the spec.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ContractError({ status: 200, kind: "shape", prefix: "", violations: [{ instancePath: "/id", keyword: "type" }] })
 * [reason.kind, reason.isRetryable] // => ["shape",false]
 * ```
 */
export class ContractError extends reasonError("ContractError")<{
  readonly status: number
  readonly kind: "status" | "malformed" | "empty" | "shape" | "endless" | "short" | "changed"
  readonly contentType?: string
  /** The beginning of the body, at most 200 characters. */
  readonly prefix: string
  readonly violations: ReadonlyArray<Violation>
  /** Present if a list ended before the total in its latest page. */
  readonly items?: { readonly received: number; readonly promised: number }
  /** True for a write that the service reports as done; repeating it may carry it out twice. */
  readonly isCarriedOut?: boolean
}> {
  readonly isRetryable = false
}

/**
 * The service returned the same page twice. It ignores the page number, so reading would never end.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.PageRepeatedError({ page: 2 })
 * [reason.page, reason.isRetryable] // => [2,false]
 * ```
 */
export class PageRepeatedError extends reasonError("PageRepeatedError")<{
  /** The number of the page that was returned again for another number. */
  readonly page: number
}> {
  readonly isRetryable = false
}

/**
 * The operation's sunset has passed, and the policy is `fail-after-sunset`. Nothing was sent.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.SunsetError({ sunset: "2026-01-01T00:00:00Z", replacement: "campaigns.update" })
 * reason.isRetryable // => false
 * ```
 */
export class SunsetError extends reasonError("SunsetError")<{
  /** The sunset in ISO 8601. */
  readonly sunset: string
  readonly replacement?: string
}> {
  readonly isRetryable = false
}

/** Why a call failed: a closed union, discriminated by `_tag`. Each reason contains the data that a program needs to act on it, and `isRetryable`. */
export type Reason =
  | TransportError
  | TimeoutError
  | RedirectError
  | AuthenticationError
  | ForbiddenError
  | NotFoundError
  | InvalidRequestError
  | MethodNotAllowedError
  | ConflictError
  | PayloadTooLargeError
  | RateLimitError
  | ServerError
  | RefusedError
  | AmbiguousWriteError
  | ContractError
  | PageRepeatedError
  | SunsetError
