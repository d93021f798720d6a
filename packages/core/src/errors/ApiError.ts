/**
 * The one error of every service method.
 *
 * Match on `reason._tag`, or use `Effect.catchReason("ApiError", "NotFoundError", …)`.
 */
import { taggedError } from "./taggedError.ts"
import type { Reason } from "./Reason.ts"

/** One try of a call that failed. */
export interface Attempt {
  /** The status, when an answer came. */
  readonly status?: number
  readonly reason: Reason["_tag"]
  /** The pause before the next try; absent on the last one. */
  readonly delayMillis?: number
}

export class ApiError extends taggedError("ApiError")<{
  /** The `operationId` of the spec, so that a log line leads straight to its path item. */
  readonly operation: string
  readonly reason: Reason
  /** Every try, the last one last; empty when nothing was sent. */
  readonly attempts: ReadonlyArray<Attempt>
}> {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }

  override get message(): string {
    const tries = this.attempts.length > 1 ? ` (after ${this.attempts.length} attempts)` : ""
    return `${this.operation}: ${this.reason.message}${tries}`
  }

  /** What `JSON.stringify` and `util.inspect` show. */
  override toJSON(): object {
    const { _tag, attempts, message, operation, reason } = this
    return { _tag, message, operation, reason: reason.toJSON(), attempts }
  }
}
