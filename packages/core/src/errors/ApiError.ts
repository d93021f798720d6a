/**
 * The only error with which service methods fail.
 *
 * Match on `reason._tag`, or use `Effect.catchReason("ApiError", "NotFoundError", …)`.
 */
import { taggedError, type TaggedError } from "./taggedError.ts"
import type { Reason } from "./Reason.ts"

/** A failed attempt of a call. */
export interface Attempt {
  /** The status code, if there was a response. */
  readonly status?: number
  readonly reason: Reason["_tag"]
  /** The pause before the next attempt in milliseconds. Absent for the last attempt. */
  readonly delayMillis?: number
}

interface Fields<R extends Reason> {
  /** The `operationId` in the spec, which identifies the operation in a log line. */
  readonly operation: string
  /** The HTTP method, in upper case. */
  readonly method?: string
  /** The path template in the spec, such as `/campaigns/{id}`. */
  readonly template?: string
  /** The id of the last request: the id in the response, or the id that was sent if the response contains none. */
  readonly requestId?: string
  /** The headers of the last response, keyed by lower-case name, with secrets and cookies removed. */
  readonly headers?: Readonly<Record<string, string>>
  readonly reason: R
  /** The failed attempts, oldest first. Empty if nothing was sent. */
  readonly attempts: ReadonlyArray<Attempt>
}

/**
 * The only error with which calls fail. `reason` is the cause of the failure, and `attempts` lists the failed attempts.
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
  /** Whether the call can safely be repeated and may then succeed. */
  readonly isRetryable: boolean
}

interface ApiErrorClass {
  new <R extends Reason>(fields: Fields<R>): ApiError<R>
  /** Determines the type that `instanceof` narrows to. A class declaration would narrow `reason` to `any`. */
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

  /** Returns the representation of the error for `JSON.stringify` and `util.inspect`. */
  override toJSON(): object {
    const { _tag, message } = this
    const { headers: _, reason, ...fields } = this
    return Object.assign({ _tag, message }, fields, { reason: reason.toJSON() })
  }
}

export const ApiError: ApiErrorClass = AnyApiError as unknown as ApiErrorClass
