/**
 * Whether a failed attempt is made again, and after how long: one function of its arguments alone.
 *
 * | failure                                    | `safe`, `replaceable` | `once`    |
 * | ------------------------------------------ | --------------------- | --------- |
 * | nothing left this machine                  | again                 | again     |
 * | 429: nothing was done                      | again                 | again     |
 * | no answer, a broken one, 408, 499, 5xx     | again                 | ambiguous |
 * | a 2xx with what may be a proxy's page      | fail                  | ambiguous |
 * | everything else                            | fail                  | fail      |
 *
 * A 401 is not here: whether it is worth a second try is for the credential to say.
 */
import type { RetryClass } from "../operation/Operation.ts"
import type { ContractError, Reason, ServerError, TimeoutError, TransportError } from "../errors/Reason.ts"

/**
 * How failed attempts are repeated. All times are in milliseconds.
 */
export interface RetryPolicy {
  /** Attempts in all, at least 1. */
  readonly maxAttempts: number
  /** The first pause, before jitter; doubled for each further one. */
  readonly baseMillis: number
  /** The longest pause of our own choosing. */
  readonly maxMillis: number
  /** The first pause after a 504 or `s06`: the document asks for several seconds. */
  readonly slowBaseMillis: number
  /** The longest `Retry-After` that is waited for; a longer one fails the call at once. */
  readonly retryAfterCapMillis: number
}

/**
 * The policy where the settings have no `retry`: four attempts, with pauses that begin at half a second.
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
 * What becomes of a failed attempt: another one after a pause, an error that states the doubt, or the error itself.
 */
export type Decision =
  | { readonly _tag: "Again"; readonly delayMillis: number }
  | { readonly _tag: "Ambiguous"; readonly because: TransportError | TimeoutError | ServerError | ContractError }
  | { readonly _tag: "Fail" }

const fail: Decision = { _tag: "Fail" }

const isSlow = (reason: Reason): boolean =>
  reason._tag === "ServerError" && (reason.status === 504 || reason.problem.codes.includes("s06"))

/** Half the exponential pause, and up to as much again by `random`. */
const pause = (policy: RetryPolicy, reason: Reason, attempt: number, random: number): number => {
  const base = isSlow(reason) ? policy.slowBaseMillis : policy.baseMillis
  return Math.min(base * 2 ** (attempt - 1), Math.max(policy.maxMillis, base)) * (0.5 + random / 2)
}

/**
 * What becomes of a failed attempt. `attempt` counts the attempts made, this one included; `random` is in [0, 1).
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
  if (reason._tag === "ContractError" && reason.kind === "malformed" && retry === "once" && !reason.isCarriedOut) {
    return { _tag: "Ambiguous", because: reason }
  }
  const isOpen = reason._tag === "TimeoutError" || reason._tag === "ServerError" || reason._tag === "TransportError"
  if (!isOpen && reason._tag !== "RateLimitError") return fail
  const nothingLeft = reason._tag === "TransportError" && !reason.sent
  if (isOpen && !nothingLeft && retry === "once") return { _tag: "Ambiguous", because: reason }
  if (!reason.isRetryable) return fail
  if (attempt >= policy.maxAttempts) return fail
  const own = pause(policy, reason, attempt, random)
  const named = "retryAfterMillis" in reason ? reason.retryAfterMillis : undefined
  if (named === undefined) return { _tag: "Again", delayMillis: own }
  if (named > policy.retryAfterCapMillis) return fail
  // Never sooner than asked, and a little later, so that all who were told the same do not return in one instant.
  return { _tag: "Again", delayMillis: Math.max(own, named * (1 + random / 10)) }
}
