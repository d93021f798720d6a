/** Reads the monotonic clock, which measures durations independently of changes to the wall clock. */
import { Clock, Effect } from "effect"

/** Returns the time in milliseconds since an arbitrary fixed point. */
export const monotonicMillisOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6

export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.Clock, monotonicMillisOf)
