/**
 * The errors of the store.
 *
 * There is one error class, whose reason is a closed union. Every reason except {@link StoreBrokenError} and {@link ProjectionMismatchError} may be
 * temporary, which is why a receiver responds with 503.
 */
import { Schema } from "effect"

/**
 * The failure reason when the store cannot be reached or is locked, or when the connection was lost. The operation may or may not have been
 * performed. The error may be temporary.
 *
 * @example
 * ```ts
 * import { StoreUnavailableError } from "@fieldwork/inbox"
 * new StoreUnavailableError({ detail: "database is locked" }).isRetryable // => true
 * ```
 */
export class StoreUnavailableError extends Schema.TaggedError<StoreUnavailableError>(
  "@fieldwork/inbox/StoreUnavailableError"
)("StoreUnavailableError", { detail: Schema.String }) {
  readonly isRetryable = true
}

/**
 * The failure reason when the disk has no free space, or when the store has reached a size limit. Nothing was written.
 *
 * @example
 * ```ts
 * import { StoreFullError } from "@fieldwork/inbox"
 * new StoreFullError({ detail: "database or disk is full" }).isRetryable // => true
 * ```
 */
export class StoreFullError extends Schema.TaggedError<StoreFullError>("@fieldwork/inbox/StoreFullError")(
  "StoreFullError",
  { detail: Schema.String }
) {
  readonly isRetryable = true
}

/**
 * The failure reason when the store can be read but not written.
 *
 * @example
 * ```ts
 * import { StoreReadOnlyError } from "@fieldwork/inbox"
 * new StoreReadOnlyError({ detail: "attempt to write a readonly database" }).isRetryable // => true
 * ```
 */
export class StoreReadOnlyError extends Schema.TaggedError<StoreReadOnlyError>("@fieldwork/inbox/StoreReadOnlyError")(
  "StoreReadOnlyError",
  { detail: Schema.String }
) {
  readonly isRetryable = true
}

/**
 * The failure reason when another projector has taken over the lease on a projection. The changes of the projector that lost the lease were not
 * written.
 *
 * @example
 * ```ts
 * import { FencedError } from "@fieldwork/inbox"
 * new FencedError({ projection: "opportunities", token: 3 }).isRetryable // => true
 * ```
 */
export class FencedError extends Schema.TaggedError<FencedError>("@fieldwork/inbox/FencedError")("FencedError", {
  projection: Schema.String,
  token: Schema.Number
}) {
  readonly isRetryable = true
}

/**
 * The failure reason when the store returned an invalid result, because the store's file is damaged or the store does not support a statement. The
 * error is permanent.
 *
 * @example
 * ```ts
 * import { StoreBrokenError } from "@fieldwork/inbox"
 * new StoreBrokenError({ detail: "file is not a database" }).isRetryable // => false
 * ```
 */
export class StoreBrokenError extends Schema.TaggedError<StoreBrokenError>("@fieldwork/inbox/StoreBrokenError")(
  "StoreBrokenError",
  { detail: Schema.String }
) {
  readonly isRetryable = false
}

/**
 * The failure reason when the projections of other packages in the store, or their versions, differ from those in this program. The operation was
 * refused, because this program would not update the projections that it lacks.
 *
 * @example
 * ```ts
 * import { ProjectionMismatchError } from "@fieldwork/inbox"
 * new ProjectionMismatchError({ detail: "the store has the projection supply_ledger" }).isRetryable // => false
 * ```
 */
export class ProjectionMismatchError extends Schema.TaggedError<ProjectionMismatchError>(
  "@fieldwork/inbox/ProjectionMismatchError"
)("ProjectionMismatchError", { detail: Schema.String }) {
  readonly isRetryable = false
}

/**
 * The reason why a store operation failed, as a closed union that is discriminated by `_tag`.
 *
 * @example
 * ```ts
 * import { Schema } from "effect"
 * import { StoreErrorReason, StoreFullError } from "@fieldwork/inbox"
 * Schema.is(StoreErrorReason)(new StoreFullError({ detail: "database or disk is full" })) // => true
 * ```
 */
export const StoreErrorReason = Schema.Union([
  StoreUnavailableError,
  StoreFullError,
  StoreReadOnlyError,
  FencedError,
  StoreBrokenError,
  ProjectionMismatchError
])
export type StoreErrorReason = typeof StoreErrorReason.Type

/**
 * The only error with which a store fails. `operation` is the method that failed, and `reason` is the cause. Every reason except `StoreBrokenError`
 * and `ProjectionMismatchError` may be temporary, which is why a receiver responds with 503.
 *
 * @example
 * ```ts
 * import { StoreError, StoreFullError } from "@fieldwork/inbox"
 * const error = new StoreError({ operation: "append", reason: new StoreFullError({ detail: "database or disk is full" }) })
 * error.message // => "append: database or disk is full"
 * error.isRetryable // => true
 * ```
 */
export class StoreError extends Schema.TaggedError<StoreError>("@fieldwork/inbox/StoreError")("StoreError", {
  operation: Schema.String,
  reason: StoreErrorReason
}) {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }

  override get message(): string {
    const { reason } = this
    return `${this.operation}: ${
      reason._tag === "FencedError"
        ? `token ${reason.token} of ${reason.projection} is no longer the latest`
        : reason.detail
    }`
  }
}
