/**
 * Limits the rate of a client's attempts with an optional token bucket, which adapts to 429 responses.
 *
 * Callers wait in a queue in the order of their arrival, and only the first one takes a token. A caller that is interrupted leaves the queue without
 * a token, so calls that are cancelled or run out of time do not delay the others.
 */
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { RateLimit } from "./RateLimit.ts"

export interface RateLimiter {
  readonly acquire: Effect.Effect<void>
  /**
   * Called after a 429. No attempt is sent until the requested wait is over, and the rate is halved. A wait longer than the client's maximum does not
   * delay further attempts, which would otherwise hang.
   */
  readonly limited: (nowMillis: number, retryAfterMillis: number | undefined) => void
  /** Called after a success. Restores part of the configured rate. */
  readonly succeeded: () => void
}

/** The minimum rate, as a fraction of the configured rate. */
const minShare = 1 / 64

export const make = ({ burst, perSecond }: RateLimit, retryAfterCapMillis: number): RateLimiter => {
  const capacity = Math.max(1, burst ?? perSecond)
  let spacing = 1000 / perSecond
  let share = 1
  /** The time, in Unix milliseconds, at which the bucket will be full if no further calls arrive. */
  let fullAt = 0
  let closedUntil = 0

  /** Waits until a token is available, and takes it. Checks again after each wait, because a 429 may have extended the wait. */
  const take: Effect.Effect<void> = Effect.clockWith((clock) => {
    const now = clock.currentTimeMillisUnsafe()
    const wait = Math.ceil(Math.max(closedUntil, fullAt - (capacity - 1) * spacing) - now)
    if (wait > 0) return Effect.andThen(Effect.sleep(wait), take)
    fullAt = Math.max(fullAt, now) + spacing
    return Effect.void
  })

  return {
    acquire: Semaphore.makeUnsafe(1).withPermit(take),
    limited: (now, retryAfterMillis = Infinity) => {
      share = Math.max(minShare, share / 2)
      spacing = 1000 / (perSecond * share)
      closedUntil = Math.max(closedUntil, now + (retryAfterMillis > retryAfterCapMillis ? spacing : retryAfterMillis))
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
