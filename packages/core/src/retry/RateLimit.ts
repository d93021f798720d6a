/**
 * How often a client sends at most.
 */
export interface RateLimit {
  readonly perSecond: number
  /** How many may go at once after a quiet time; `perSecond` when absent, at least 1. */
  readonly burst?: number
}
