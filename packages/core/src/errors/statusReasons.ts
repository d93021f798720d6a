/**
 * Reasons derived from a response: from its status code, or from the `ApiResult` in its body.
 */
import type { Problem } from "./Problem.ts"
import { reasonError } from "./reasonError.ts"

interface ResponseFields {
  readonly status: number
  readonly problem: Problem
}

/**
 * 401. The key or token was refused. If another token could be requested, that token was refused too.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.AuthenticationError({ status: 401, problem: { messages: [], codes: [], fields: {}, body: null }, hint: "Check the key" })
 * [reason.status, reason.isRetryable] // => [401,false]
 * ```
 */
export class AuthenticationError extends reasonError("AuthenticationError")<
  ResponseFields & { readonly hint: string }
> {
  readonly isRetryable = false
}

/**
 * 403. The credentials are valid but do not permit this operation, or the link to a file is not valid, for example because it has expired.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ForbiddenError({ status: 403, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [403,false]
 * ```
 */
export class ForbiddenError extends reasonError("ForbiddenError")<ResponseFields & { readonly hint?: string }> {
  readonly isRetryable = false
}

/**
 * 404. The id is well formed, but no resource that is visible to this account has it.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [404,false]
 * ```
 */
export class NotFoundError extends reasonError("NotFoundError")<ResponseFields & { readonly hint?: string }> {
  readonly isRetryable = false
}

/**
 * 400, 415 or 422, or status 0 for a call that was not sent because its input is invalid.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.InvalidRequestError({ status: 422, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [422,false]
 * ```
 */
export class InvalidRequestError extends reasonError("InvalidRequestError")<
  ResponseFields & { readonly hint?: string }
> {
  readonly isRetryable = false
}

/**
 * 405. The resource does not allow the method.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.MethodNotAllowedError({ status: 405, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [405,false]
 * ```
 */
export class MethodNotAllowedError extends reasonError("MethodNotAllowedError")<ResponseFields> {
  readonly isRetryable = false
}

/**
 * 409. The current state of the resource does not allow this operation.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ConflictError({ status: 409, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [409,false]
 * ```
 */
export class ConflictError extends reasonError("ConflictError")<ResponseFields> {
  readonly isRetryable = false
}

/**
 * 413. The request body is larger than the service allows.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.PayloadTooLargeError({ status: 413, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [413,false]
 * ```
 */
export class PayloadTooLargeError extends reasonError("PayloadTooLargeError")<ResponseFields> {
  readonly isRetryable = false
}

/**
 * 429, even after all retries that the policy allows. `retryAfterMillis` is present if the response specified a delay.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RateLimitError({ status: 429, problem: { messages: [], codes: [], fields: {}, body: null }, retryAfterMillis: 2000 })
 * [reason.status, reason.isRetryable] // => [429,true]
 * ```
 */
export class RateLimitError extends reasonError("RateLimitError")<
  ResponseFields & { readonly retryAfterMillis?: number }
> {
  readonly isRetryable = true
}

/**
 * 408, 499 or 5xx. The service failed while processing the request, which it may have executed in part.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.ServerError({ status: 503, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [503,true]
 * ```
 */
export class ServerError extends reasonError("ServerError")<ResponseFields & { readonly retryAfterMillis?: number }> {
  readonly isRetryable = true
}

/**
 * A 2xx response whose body reports a failure: an `ApiResult` other than 0. The request had no effect.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RefusedError({ status: 200, problem: { messages: [], codes: [], fields: {}, body: null } })
 * [reason.status, reason.isRetryable] // => [200,false]
 * ```
 */
export class RefusedError extends reasonError("RefusedError")<ResponseFields> {
  readonly isRetryable = false
}
