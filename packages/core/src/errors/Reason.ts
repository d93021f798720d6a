/**
 * The reasons why an operation can fail: the closed union of the reasons of an `ApiError`.
 *
 * A reason contains the data for handling the failure and a hint about what to do next. Its strings do not contain secrets. `isRetryable` states
 * whether the call can safely be repeated and may then succeed. Core has already made all permitted retries.
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
 * The outcome of a write is unknown. The service may already have executed the request, so sending the request again could execute it twice.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.AmbiguousWriteError({ because: new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" }), check: "look for it in campaigns.list" })
 * [reason.because._tag, reason.isRetryable] // => ["TimeoutError",false]
 * ```
 */
export class AmbiguousWriteError extends reasonError("AmbiguousWriteError")<{
  /** The reason why the client received no usable response. */
  readonly because: TransportError | TimeoutError | ServerError | ContractError
  /** Instructions for finding out whether the write was executed. */
  readonly check: string
}> {
  readonly isRetryable = false
}

/**
 * The response does not conform to the spec in its status, media type or shape. Please report this error, because the spec may contain a mistake.
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
  /** The first 200 characters of the response body, with secrets removed. */
  readonly prefix: string
  readonly violations: ReadonlyArray<Violation>
  /** The number of items received, and the most recent total that the service reported. Present if a list ended before that total was reached. */
  readonly items?: { readonly received: number; readonly promised: number }
  /** Whether the service reported a successful write. Repeating such a write may execute it twice. */
  readonly isCarriedOut?: boolean
}> {
  readonly isRetryable = false
}

/**
 * The service returned the same page for two page numbers, so reading the list would never end.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.PageRepeatedError({ page: 2 })
 * [reason.page, reason.isRetryable] // => [2,false]
 * ```
 */
export class PageRepeatedError extends reasonError("PageRepeatedError")<{
  /** The number of the page that the service returned again for a later page number. */
  readonly page: number
}> {
  readonly isRetryable = false
}

/**
 * The sunset date of the operation has passed, and the `deprecation` setting is `fail-after-sunset`. Nothing was sent.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.SunsetError({ sunset: "2026-01-01T00:00:00Z", replacement: "campaigns.update" })
 * reason.isRetryable // => false
 * ```
 */
export class SunsetError extends reasonError("SunsetError")<{
  /** The sunset date in ISO 8601 format. */
  readonly sunset: string
  readonly replacement?: string
}> {
  readonly isRetryable = false
}

/** The reason for a failed call: a closed union, discriminated by `_tag`. Each reason contains `isRetryable` and data for handling the failure. */
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
