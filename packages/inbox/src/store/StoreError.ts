/**
 * Errors of the store.
 *
 * There is one error, with a closed union of reasons. Every reason except {@link StoreBrokenError} may be temporary, which is why a receiver responds
 * with 503.
 */
import { Schema } from "effect"

/**
 * The reason when the store cannot be reached or is locked, or the connection was lost. Whether the work was done is unknown. It may be temporary.
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
 * The reason when there is no space on the disk, or a limit on the store's size is reached. Nothing was written.
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
 * The reason when the store can be read but not written.
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
 * The reason when another projector has taken over the lease on a projection. The changes of this one were not written.
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
 * The reason when the store returned an invalid result, because its file is damaged or it does not support a statement. It is permanent.
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
 * The reason when the store and this program have different projections of other packages. Projecting would omit messages. Nothing was written.
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
 * The reason why a store failed, as a closed union that is discriminated by `_tag`.
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
 * The only error of a store. `operation` is the method that failed, and `reason` is the cause. Every reason except `StoreBrokenError` and
 * `ProjectionMismatchError` may be temporary, which is why a receiver responds with 503.
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
