/**
 * The rate limit of a client.
 */
export interface RateLimit {
  readonly perSecond: number
  /** The maximum number of requests that can be sent at once after an idle period, at least 1. Default: `perSecond`. */
  readonly burst?: number
}
