/**
 * A token bucket before every attempt of a client, for who wants one. It learns from 429.
 *
 * Each caller reserves its moment as it arrives, so order is kept without a queue.
 */
import * as Effect from "effect/Effect"
import type { RateLimit } from "./RateLimit.ts"

export interface RateLimiter {
  readonly acquire: Effect.Effect<void>
  /** A 429 came: no one goes before the wait that it named is over, and then at half the rate. */
  readonly limited: (nowMillis: number, retryAfterMillis: number | undefined) => void
  /** Wins a little of the configured rate back. */
  readonly succeeded: () => void
}

/** The rate never falls below this share of the configured one. */
const slowest = 1 / 64

export const make = ({ burst, perSecond }: RateLimit): RateLimiter => {
  const capacity = Math.max(1, burst ?? perSecond)
  let spacing = 1000 / perSecond
  let share = 1
  /** The moment at which the bucket is full again, if no one calls. */
  let fullAt = 0
  let closedUntil = 0

  /** For those who had reserved a moment that a 429 has closed since. */
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
      share = Math.max(slowest, share / 2)
      spacing = 1000 / (perSecond * share)
      closedUntil = Math.max(closedUntil, now + (retryAfterMillis ?? spacing))
      // The bucket is empty when it opens again: those who waited go one by one.
      fullAt = Math.max(fullAt, closedUntil + (capacity - 1) * spacing)
    },
    succeeded: () => {
      if (share === 1) return
      share = Math.min(1, share + slowest)
      spacing = 1000 / (perSecond * share)
    }
  }
}
