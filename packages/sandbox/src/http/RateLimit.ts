/**
 * A rate limit: one token bucket per credential, which refills in real time.
 *
 * The exchange's API document states that a limit is applied when needed, but does not specify its value. By default, requests are not limited.
 */
import type { Incoming } from "./Message.ts"

export interface RateLimitSettings {
  /**
   * The number of requests per second of real time for each credential, counted across the brand lift service and the exchange. Default: 0, which
   * disables the limit.
   */
  rate_limit_per_second: number
  /** The maximum number of requests in a burst. Default: 10. */
  rate_limit_burst: number
}

export const defaults: Readonly<RateLimitSettings> = { rate_limit_per_second: 0, rate_limit_burst: 10 }

interface Bucket {
  tokens: number
  /** The real time of the last refill, in milliseconds. */
  at: number
}

/**
 * Takes a token for a request. Returns undefined if the request is accepted. Otherwise returns the number of seconds until the next request is
 * accepted, rounded up.
 */
export type RateLimit = (incoming: Incoming) => number | undefined

/** Creates a rate limit. `now` returns the real time in milliseconds. */
export const make = (settings: RateLimitSettings, now: () => number): RateLimit => {
  const buckets = new Map<string, Bucket>()
  return ({ headers }) => {
    const { rate_limit_burst: burst, rate_limit_per_second: rate } = settings
    if (rate === 0) return undefined
    const key = headers["authorization"] ?? ""
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at: time }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) * rate) / 1000)
    bucket.at = time
    buckets.set(key, bucket)
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / rate))
    bucket.tokens--
    return undefined
  }
}
