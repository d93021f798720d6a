/**
 * Why an operation failed: the closed union that every `ApiError` carries.
 *
 * A reason holds what a caller acts on and says what to do next; its texts are free of secrets before it is made.
 * `isRetryable` answers whether the same call may succeed later and is safe to send again; core has already tried as far as it may.
 */
import type { Problem } from "./Problem.ts"
import { reasonError } from "./reasonError.ts"
import { isCertificate, isUnreadable } from "./transportCodes.ts"
import type { Violation } from "../operation/Validators.ts"

interface Answered {
  readonly status: number
  readonly problem: Problem
}

/**
 * No whole response came: the name did not resolve, the connection failed, or it broke while the body was being read.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.TransportError({ sent: false, code: "ECONNREFUSED", detail: "connect" })
 * [reason.fault, reason.isRetryable] // => ["connection",true]
 * ```
 */
export class TransportError extends reasonError("TransportError")<{
  /** Whether a part of the request may have reached the service. */
  readonly sent: boolean
  /** The status, when headers came before the connection broke. */
  readonly status?: number
  /** The runtime's code, such as `ECONNREFUSED`. */
  readonly code?: string
  readonly detail: string
}> {
  /** What failed, by the code: the server's certificate, a body that this side cannot read, or the connection itself. */
  get fault(): "certificate" | "body" | "connection" {
    if (isCertificate(this.code)) return "certificate"
    return isUnreadable(this.code) ? "body" : "connection"
  }

  /** A certificate that is not trusted today is not trusted in a second either, and a body that cannot be read is sent as it is. */
  get isRetryable(): boolean {
    return this.fault === "connection"
  }
}

/**
 * The time allowed for an attempt, or for the whole call, ran out.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.TimeoutError({ timeoutMillis: 30_000, phase: "headers" })
 * reason.isRetryable // => true
 * ```
 */
export class TimeoutError extends reasonError("TimeoutError")<{
  /** The limit: that of an attempt, or the deadline of the call. */
  readonly timeoutMillis: number
  /** What was being waited for; `turn` is a wait before sending: for a token, the rate limiter or a free connection. */
  readonly phase: "headers" | "body" | "turn"
  /** Whether the limit was the deadline of the whole call. */
  readonly isDeadline?: boolean
}> {
  readonly isRetryable = true
}

/**
 * A redirect that is not followed: of a write by 301 to 303, towards plain HTTP, or to an address that cannot be read.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RedirectError({ status: 302, location: "http://a.example/", why: "insecure" })
 * reason.isRetryable // => false
 * ```
 */
export class RedirectError extends reasonError("RedirectError")<{
  readonly status: number
  /** Scheme, host and path of the target. */
  readonly location: string
  readonly why: "write" | "insecure" | "foreign" | "unreadable" | "too many"
}> {
  readonly isRetryable = false
}

/**
 * 401. The key or token was refused, also after a fresh token where one can be had.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.AuthenticationError({ status: 401, problem: { messages: [], codes: [], fields: {}, body: null }, hint: "Check the key" })
 * [reason.status, reason.isRetryable] // => [401,false]
 * ```
 */
export class AuthenticationError extends reasonError("AuthenticationError")<Answered & { readonly hint: string }> {
  readonly isRetryable = false
}

/**
 * 403. The credentials are valid and do not reach this.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ForbiddenError({ status: 403, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [403,false]
 * ```
 */
export class ForbiddenError extends reasonError("ForbiddenError")<Answered> {
  readonly isRetryable = false
}

/**
 * 404. The id is well formed, and no resource that this account can see has it.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [404,false]
 * ```
 */
export class NotFoundError extends reasonError("NotFoundError")<Answered & { readonly hint?: string }> {
  readonly isRetryable = false
}

/**
 * 400, 415 or 422; or a call that was not sent, with status 0, because its input is invalid.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.InvalidRequestError({ status: 422, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [422,false]
 * ```
 */
export class InvalidRequestError extends reasonError("InvalidRequestError")<Answered> {
  readonly isRetryable = false
}

/**
 * 405. The method is known and switched off for this resource.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.MethodNotAllowedError({ status: 405, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [405,false]
 * ```
 */
export class MethodNotAllowedError extends reasonError("MethodNotAllowedError")<Answered> {
  readonly isRetryable = false
}

/**
 * 409. The present state of the resource does not allow this.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ConflictError({ status: 409, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [409,false]
 * ```
 */
export class ConflictError extends reasonError("ConflictError")<Answered> {
  readonly isRetryable = false
}

/**
 * 413. The body is over the limit.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.PayloadTooLargeError({ status: 413, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [413,false]
 * ```
 */
export class PayloadTooLargeError extends reasonError("PayloadTooLargeError")<Answered> {
  readonly isRetryable = false
}

/**
 * 429, after the waits that the policy allows. `retryAfterMillis` is present when the service named a wait.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RateLimitError({ status: 429, problem: { messages: [], codes: [], fields: {}, body: null }, retryAfterMillis: 2000 })
 * [reason.status, reason.isRetryable] // => [429,true]
 * ```
 */
export class RateLimitError extends reasonError("RateLimitError")<Answered & { readonly retryAfterMillis?: number }> {
  readonly isRetryable = true
}

/**
 * 408, 499 or 5xx: the service failed at a request that it may have begun.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ServerError({ status: 503, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [503,true]
 * ```
 */
export class ServerError extends reasonError("ServerError")<Answered & { readonly retryAfterMillis?: number }> {
  readonly isRetryable = true
}

/**
 * A 2xx whose body says that the operation failed: an `ApiResult` other than 0. Nothing was done.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RefusedError({ status: 200, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [200,false]
 * ```
 */
export class RefusedError extends reasonError("RefusedError")<Answered> {
  readonly isRetryable = false
}

/**
 * A write that must not be sent twice, and whose first request may have been carried out.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.AmbiguousWriteError({ because: new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" }), check: "look for it in campaigns.list" })
 * [reason.because._tag, reason.isRetryable] // => ["TimeoutError",false]
 * ```
 */
export class AmbiguousWriteError extends reasonError("AmbiguousWriteError")<{
  /** What stood in the way of an answer. */
  readonly because: TransportError | TimeoutError | ServerError | ContractError
  /** How to find out. */
  readonly check: string
}> {
  readonly isRetryable = false
}

/**
 * The response is not as the spec states: its status, its form or its shape. It is worth a report, as it finds mistakes in the spec.
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
  /** Where a list ended before its total, of which its latest page tells. */
  readonly items?: { readonly received: number; readonly promised: number }
  /** True for a write that the service says it has done: sent again, it may be done twice. */
  readonly isCarriedOut?: boolean
}> {
  readonly isRetryable = false
}

/**
 * The service sent the same page twice: it ignores the page number, and reading on would not end.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.PageRepeatedError({ page: 2 })
 * [reason.page, reason.isRetryable] // => [2,false]
 * ```
 */
export class PageRepeatedError extends reasonError("PageRepeatedError")<{
  /** The page that came again under another number. */
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
  /** ISO 8601. */
  readonly sunset: string
  readonly replacement?: string
}> {
  readonly isRetryable = false
}

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
