/** Reads the monotonic clock, which measures durations independently of changes to the wall clock. */
import { Clock, Effect } from "effect"

/** Returns the milliseconds since an arbitrary fixed point in time. */
export const monotonicMillisOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6

export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.Clock, monotonicMillisOf)
