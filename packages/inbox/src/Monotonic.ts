/**
 * Time for measuring how long something took or lasts. It goes on when the wall clock is set.
 */
import { Clock, Effect } from "effect"

/** Milliseconds since an arbitrary moment. */
export const monotonicMillisOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6

export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.Clock, monotonicMillisOf)
