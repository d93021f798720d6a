/**
 * The one error of every service method.
 *
 * Match on `reason._tag`, or use `Effect.catchReason("ApiError", "NotFoundError", …)`.
 */
import { taggedError, type TaggedError } from "./taggedError.ts"
import type { Reason } from "./Reason.ts"

/** One try of a call that failed. */
export interface Attempt {
  /** The status, when an answer came. */
  readonly status?: number
  readonly reason: Reason["_tag"]
  /** The pause before the next try; absent on the last one. */
  readonly delayMillis?: number
}

interface Fields<R extends Reason> {
  /** The `operationId` of the spec, so that a log line leads straight to its path item. */
  readonly operation: string
  /** The HTTP method, in upper case. */
  readonly method?: string
  /** The path of the spec, such as `/campaigns/{id}`. */
  readonly template?: string
  /** The id of the last request: the one that the response states, otherwise the one that was sent. */
  readonly requestId?: string
  /** The headers of the last response by lower-case name, without secrets and cookies. */
  readonly headers?: Readonly<Record<string, string>>
  readonly reason: R
  /** Every try, the last one last; empty when nothing was sent. */
  readonly attempts: ReadonlyArray<Attempt>
}

/**
 * The one error of every call. `reason` states why it failed, `attempts` what was tried.
 *
 * Match on `reason._tag`, or use `Effect.catchReason("ApiError", "NotFoundError", …)`.
 *
 * @example
 * ```ts
 * import { ApiError, Reason } from "@fieldwork/core"
 * const reason = new Reason.NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
 * const error = new ApiError({ operation: "getCampaign", reason, attempts: [] })
 * [error.reason._tag, error.isRetryable] // => ["NotFoundError",false]
 * ```
 */
export interface ApiError<out R extends Reason = Reason> extends TaggedError<"ApiError">, Fields<R> {
  /** Whether the same call may succeed later and is safe to send again. */
  readonly isRetryable: boolean
}

interface ApiErrorClass {
  new <R extends Reason>(fields: Fields<R>): ApiError<R>
  /** The type that `instanceof` narrows to: that of a class would have `any` for a reason. */
  readonly prototype: ApiError
}

class AnyApiError extends taggedError("ApiError")<Fields<Reason>> {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }

  override get message(): string {
    const tries = this.attempts.length > 1 ? ` (after ${this.attempts.length} attempts)` : ""
    return `${this.operation}: ${this.reason.message}${tries}`
  }

  /** What `JSON.stringify` and `util.inspect` show. */
  override toJSON(): object {
    const { _tag, attempts, message, method, operation, reason, requestId, template } = this
    return {
      _tag,
      message,
      operation,
      ...(method !== undefined && { method }),
      ...(template !== undefined && { template }),
      ...(requestId !== undefined && { requestId }),
      reason: reason.toJSON(),
      attempts
    }
  }
}

export const ApiError: ApiErrorClass = AnyApiError as unknown as ApiErrorClass
