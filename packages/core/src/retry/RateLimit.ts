/**
 * The rate limit of a client.
 */
export interface RateLimit {
  readonly perSecond: number
  /** How many requests may be sent at once after a pause; at least 1. Default: `perSecond`. */
  readonly burst?: number
}
