/**
 * Limits the rate of a client's attempts with an optional token bucket, which adapts to 429 responses.
 *
 * Each caller reserves a time slot when it arrives, so callers are served in order without a queue.
 */
import * as Effect from "effect/Effect"
import type { RateLimit } from "./RateLimit.ts"

export interface RateLimiter {
  readonly acquire: Effect.Effect<void>
  /** Called after a 429. No attempt is sent until the requested wait is over, and the rate is halved. */
  readonly limited: (nowMillis: number, retryAfterMillis: number | undefined) => void
  /** Called after a success. Restores part of the configured rate. */
  readonly succeeded: () => void
}

/** The minimum rate, as a fraction of the configured rate. */
const minShare = 1 / 64

export const make = ({ burst, perSecond }: RateLimit): RateLimiter => {
  const capacity = Math.max(1, burst ?? perSecond)
  let spacing = 1000 / perSecond
  let share = 1
  /** The time, in Unix milliseconds, at which the bucket will be full if no further calls arrive. */
  let fullAt = 0
  let closedUntil = 0

  /** Waits until requests may be sent again after a 429, even if another 429 extends the pause during the wait. */
  const reopened: Effect.Effect<void> = Effect.clockWith((clock) => {
    const wait = closedUntil - clock.currentTimeMillisUnsafe()
    return wait > 0 ? Effect.andThen(Effect.sleep(wait), reopened) : Effect.void
  })

  return {
    acquire: Effect.clockWith((clock) => {
      const now = clock.currentTimeMillisUnsafe()
      fullAt = Math.max(fullAt, now) + spacing
      const wait = fullAt - capacity * spacing - now
      return wait > 0 ? Effect.andThen(Effect.sleep(wait), reopened) : closedUntil > now ? reopened : Effect.void
    }),
    limited: (now, retryAfterMillis) => {
      share = Math.max(minShare, share / 2)
      spacing = 1000 / (perSecond * share)
      closedUntil = Math.max(closedUntil, now + (retryAfterMillis ?? spacing))
      // The bucket is empty when sending resumes, so that waiting callers proceed one by one.
      fullAt = Math.max(fullAt, closedUntil + (capacity - 1) * spacing)
    },
    succeeded: () => {
      if (share === 1) return
      share = Math.min(1, share + minShare)
      spacing = 1000 / (perSecond * share)
    }
  }
}
