/**
 * The rate limit of a client. A 429 halves the rate until enough calls have succeeded, and pauses all calls until its `Retry-After` has passed,
 * unless that wait exceeds the `retryAfterCapMillis` of the client's retry policy.
 */
export interface RateLimit {
  readonly perSecond: number
  /** The maximum number of requests that can be sent at once after an idle period, at least 1. Default: `perSecond`. */
  readonly burst?: number
}
