/**
 * What can go wrong when the store is asked for something.
 *
 * One error with a closed `reason`. Every reason but {@link StoreBrokenError} may pass by itself, which is what a receiver
 * that answers 503 counts on.
 */
import { Schema } from "effect"

/** The store cannot be reached, is locked, or broke off: whether the work was done is unknown. */
export class StoreUnavailableError extends Schema.TaggedError<StoreUnavailableError>(
  "@fieldwork/inbox/StoreUnavailableError"
)("StoreUnavailableError", { detail: Schema.String }) {
  readonly isRetryable = true
}

/** No space, or a limit on the store's size is reached. Nothing was written. */
export class StoreFullError extends Schema.TaggedError<StoreFullError>("@fieldwork/inbox/StoreFullError")(
  "StoreFullError",
  { detail: Schema.String }
) {
  readonly isRetryable = true
}

/** The store may be read and not written. */
export class StoreReadOnlyError extends Schema.TaggedError<StoreReadOnlyError>("@fieldwork/inbox/StoreReadOnlyError")(
  "StoreReadOnlyError",
  { detail: Schema.String }
) {
  readonly isRetryable = true
}

/** Another projector has taken over: what this one was about to write is not written. */
export class FencedError extends Schema.TaggedError<FencedError>("@fieldwork/inbox/FencedError")("FencedError", {
  projection: Schema.String,
  token: Schema.Number
}) {
  readonly isRetryable = true
}

/** The store answers what it must never answer: a damaged file, a statement that it does not understand. */
export class StoreBrokenError extends Schema.TaggedError<StoreBrokenError>("@fieldwork/inbox/StoreBrokenError")(
  "StoreBrokenError",
  { detail: Schema.String }
) {
  readonly isRetryable = false
}

/** The store has other projections of packages than this program: projecting would leave messages out. Nothing was written. */
export class ProjectionMismatchError extends Schema.TaggedError<ProjectionMismatchError>(
  "@fieldwork/inbox/ProjectionMismatchError"
)("ProjectionMismatchError", { detail: Schema.String }) {
  readonly isRetryable = false
}

export const StoreErrorReason = Schema.Union([
  StoreUnavailableError,
  StoreFullError,
  StoreReadOnlyError,
  FencedError,
  StoreBrokenError,
  ProjectionMismatchError
])
export type StoreErrorReason = typeof StoreErrorReason.Type

/** The one error of the store. `operation` is the method that failed. */
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
