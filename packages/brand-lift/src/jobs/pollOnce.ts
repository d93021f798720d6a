/**
 * Sends one status request of a wait, within a time limit.
 *
 * The limit is the deadline of the call. A call that knows its deadline does not start a retry that would be too late, and fails with the response
 * that it received instead.
 */
import { type ApiError, CallOptions } from "@fieldwork/core"
import * as Effect from "effect/Effect"

/** The outcome of a poll: the finished report, a retryable error, or neither if the report is not ready. */
export interface PollOutcome<A> {
  readonly report?: A | undefined
  readonly error?: ApiError
}

const isApiError = (error: unknown): error is ApiError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "ApiError"

/** Returns whether the call was aborted because it exceeded the limit. */
export const isAborted = ({ reason }: ApiError, limitMillis: number): boolean =>
  reason._tag === "TimeoutError" && reason.isDeadline === true && reason.timeoutMillis === limitMillis

/**
 * Polls once. `limitMillis` is the deadline of the call unless the call options or the settings of the client (`ownDeadlineMillis`) specify an earlier
 * one. Fails only with errors that are not retryable.
 */
export const pollOnce = <A, E>(
  poll: Effect.Effect<A | undefined, ApiError | E>,
  limitMillis: number,
  ownDeadlineMillis: number | undefined
): Effect.Effect<PollOutcome<A>, ApiError | E> => {
  const limited: Effect.Effect<A | undefined, ApiError | E> = Effect.flatMap(CallOptions, (options) => {
    const { deadlineMillis = ownDeadlineMillis ?? Infinity } = options
    if (!(limitMillis < deadlineMillis)) return poll
    return Effect.provideService(poll, CallOptions, { ...options, deadlineMillis: limitMillis })
  })
  const outcome: Effect.Effect<PollOutcome<A>, ApiError | E> = Effect.map(limited, (report) => ({ report }))
  return Effect.catchIf(
    outcome,
    (error): error is (ApiError | E) & ApiError => isApiError(error) && error.isRetryable,
    (error) => Effect.succeed<PollOutcome<A>>({ error })
  )
}
