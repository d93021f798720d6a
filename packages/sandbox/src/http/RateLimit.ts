/**
 * A rate limit as services have one: a token bucket for each credential, which refills in real time.
 *
 * The exchange document says that a limit is applied when needed, without numbers: there is none unless the settings give it.
 */
import type { Incoming } from "./Message.ts"

export interface Settings {
  /** Calls per second of real time for each credential, of both services together. 0 is no limit, which is the default. */
  rate_limit_per_second: number
  /** Calls that may come at once after a pause. Default 10. */
  rate_limit_burst: number
}

export const usual: Readonly<Settings> = { rate_limit_per_second: 0, rate_limit_burst: 10 }

interface Bucket {
  tokens: number
  /** Real time of the last refill. */
  at: number
}

/** Whole seconds until the next call is let through; undefined when this one is. */
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
