/**
 * Decides whether a failed attempt is retried, and after what pause. The decision depends only on the arguments.
 * | failure                                    | `safe`, `replaceable` | `once`    |
 * | ------------------------------------------ | --------------------- | --------- |
 * | nothing left this machine                  | retry                 | retry     |
 * | 429: nothing was done                      | retry                 | retry     |
 * | no response, a broken one, 408, 499, 5xx   | retry                 | ambiguous |
 * | a 2xx whose body may be a proxy's page     | fail                  | ambiguous |
 * | everything else                            | fail                  | fail      |
 * A 401 is not handled here, because the credentials determine whether it is retried.
 */
import type { RetryClass } from "../operation/Operation.ts"
import type { ContractError, Reason, ServerError, TimeoutError, TransportError } from "../errors/Reason.ts"

/**
 * The policy for retrying failed attempts. All times are in milliseconds.
 */
export interface RetryPolicy {
  /** The maximum number of attempts, at least 1. */
  readonly maxAttempts: number
  /** The first pause in milliseconds, before jitter. The pause doubles with each further attempt. */
  readonly baseMillis: number
  /** The maximum pause in milliseconds, unless `Retry-After` is longer. */
  readonly maxMillis: number
  /** The first pause, in milliseconds, after a 504 or the error `s06`. For both, the exchange's API document requires a pause of several seconds. */
  readonly slowBaseMillis: number
  /** The maximum `Retry-After` to wait for, in milliseconds. A longer `Retry-After` makes the call fail immediately. */
  readonly retryAfterCapMillis: number
}

/**
 * The policy that is used if the settings have no `retry`: four attempts, with delays starting at half a second.
 *
 * @example
 * ```ts
 * import { RetryPolicy } from "@fieldwork/core"
 * RetryPolicy.defaultPolicy.maxAttempts // => 4
 * ```
 */
export const defaultPolicy: RetryPolicy = {
  maxAttempts: 4,
  baseMillis: 500,
  maxMillis: 20_000,
  slowBaseMillis: 4000,
  retryAfterCapMillis: 60_000
}

/**
 * The decision about a failed attempt: to retry after a pause, to fail with an unknown outcome, or to fail with the original error.
 */
export type Decision =
  | { readonly _tag: "Again"; readonly delayMillis: number }
  | { readonly _tag: "Ambiguous"; readonly because: TransportError | TimeoutError | ServerError | ContractError }
  | { readonly _tag: "Fail" }

const fail: Decision = { _tag: "Fail" }

const isSlow = (reason: Reason): boolean =>
  reason._tag === "ServerError" && (reason.status === 504 || reason.problem.codes.includes("s06"))

/** Checks whether the body of a success response does not show whether the service executed the request. */
const isUnclear = (reason: Reason): reason is ContractError =>
  reason._tag === "ContractError" && (reason.kind === "malformed" || reason.kind === "shape") && !reason.isCarriedOut

/** Returns half of the exponential pause, plus a random part of the other half. */
const pause = (policy: RetryPolicy, reason: Reason, attempt: number, random: number): number => {
  const base = isSlow(reason) ? policy.slowBaseMillis : policy.baseMillis
  return Math.min(base * 2 ** (attempt - 1), Math.max(policy.maxMillis, base)) * (0.5 + random / 2)
}

/**
 * Decides whether to retry a failed attempt. `attempt` is the number of attempts made so far, including this one. `random` is in [0, 1).
 *
 * @example
 * ```ts
 * import { Reason, RetryPolicy } from "@fieldwork/core"
 * const reason = new Reason.TimeoutError({ timeoutMillis: 30_000, phase: "headers" })
 * RetryPolicy.decide(RetryPolicy.defaultPolicy, { retry: "safe", reason, attempt: 1, random: 0 }) // => {"_tag":"Again","delayMillis":250}
 * RetryPolicy.decide(RetryPolicy.defaultPolicy, { retry: "once", reason, attempt: 1, random: 0 })._tag // => "Ambiguous"
 * ```
 */
export const decide = (
  policy: RetryPolicy,
  facts: { readonly retry: RetryClass; readonly reason: Reason; readonly attempt: number; readonly random: number }
): Decision => {
  const { attempt, random, reason, retry } = facts
  if (retry === "once" && isUnclear(reason)) return { _tag: "Ambiguous", because: reason }
  const isOpen = reason._tag === "TimeoutError" || reason._tag === "ServerError" || reason._tag === "TransportError"
  if (!isOpen && reason._tag !== "RateLimitError") return fail
  const nothingLeft = reason._tag === "TransportError" && !reason.sent
  if (isOpen && !nothingLeft && retry === "once") return { _tag: "Ambiguous", because: reason }
  if (!reason.isRetryable) return fail
  if (attempt >= policy.maxAttempts) return fail
  const backoffMillis = pause(policy, reason, attempt, random)
  const retryAfterMillis = "retryAfterMillis" in reason ? reason.retryAfterMillis : undefined
  if (retryAfterMillis === undefined) return { _tag: "Again", delayMillis: backoffMillis }
  if (retryAfterMillis > policy.retryAfterCapMillis) return fail
  // The delay is never shorter than the service requests, and is lengthened slightly at random, so that clients do not all retry at the same time.
  return { _tag: "Again", delayMillis: Math.max(backoffMillis, retryAfterMillis * (1 + random / 10)) }
}
