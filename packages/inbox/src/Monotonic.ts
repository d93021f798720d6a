/** Monotonic time for measuring durations. Changes to the wall clock do not affect it. */
import { Clock, Effect } from "effect"

/** Returns the milliseconds since an arbitrary point in time. */
export const monotonicMillisOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6

export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.Clock, monotonicMillisOf)
