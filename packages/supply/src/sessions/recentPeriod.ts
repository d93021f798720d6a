import { maxSkewMillis } from "./maxSkewMillis.ts"

/** A period of time in Unix milliseconds. Both ends are included. */
export interface Period {
  readonly from: number
  readonly to: number
}

/**
 * Returns the period in which an entry counts as recent at the time `now`: the last `millis` milliseconds, and the time by which the clock of another
 * process may be ahead. An entry after this period was recorded while a clock was wrong, so its age is unknown and it does not count as recent.
 */
export const recentPeriod = (now: number, millis: number): Period => ({ from: now - millis, to: now + maxSkewMillis })
