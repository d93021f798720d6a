/**
 * A rate limit: a token bucket per credential, which refills in real time.
 *
 * The exchange document states that a limit is applied when needed, without numbers. By default there is no limit.
 */
import type { Incoming } from "./Message.ts"

export interface Settings {
  /** Requests per second of real time per credential, for both services together. 0, the default, means no limit. */
  rate_limit_per_second: number
  /** The maximum number of requests in a burst. Default 10. */
  rate_limit_burst: number
}

export const usual: Readonly<Settings> = { rate_limit_per_second: 0, rate_limit_burst: 10 }

interface Bucket {
  tokens: number
  /** The real time of the last refill. */
  at: number
}

/** Returns the whole seconds until the next request is accepted, or undefined if this one is. */
export type RateLimit = (incoming: Incoming) => number | undefined

/** `now` is real time in milliseconds. */
export const make = (settings: Settings, now: () => number): RateLimit => {
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
