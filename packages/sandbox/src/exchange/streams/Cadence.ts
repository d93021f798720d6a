/**
 * The schedule on which a subscription's callbacks are sent: at multiples of a period after the subscription was created, and only if there is
 * something to send.
 */
import type { Clock } from "../../environment/Clock.ts"

export interface Cadence {
  /** Schedules `flush` for the end of the current period. Does nothing if `flush` is already scheduled. */
  readonly due: () => void
  readonly stop: () => void
}

/** Creates the schedule. `period` is in milliseconds of virtual time. */
export const make = (clock: Clock, period: number, flush: () => Promise<void>): Cadence => {
  const start = clock.now()
  let cancel: (() => void) | undefined
  let stopped = false
  return {
    due: () => {
      if (stopped || cancel !== undefined) return
      const periods = Math.floor((clock.now() - start) / period) + 1
      cancel = clock.at(start + periods * period, () => {
        cancel = undefined
        return flush()
      })
    },
    stop: () => {
      stopped = true
      cancel?.()
      cancel = undefined
    }
  }
}
