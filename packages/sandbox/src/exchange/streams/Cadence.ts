/**
 * The beat of a subscription: callbacks leave at whole periods after it was made, and only when there is something to send.
 */
import type { Clock } from "../../environment/Clock.ts"

export interface Cadence {
  /** Something is there to send: `flush` runs at the next beat, once. */
  readonly due: () => void
  readonly stop: () => void
}

/** `period` in milliseconds of virtual time. */
export const make = (clock: Clock, period: number, flush: () => Promise<void>): Cadence => {
  const start = clock.now()
  let cancel: (() => void) | undefined
  let stopped = false
  return {
    due: () => {
      if (stopped || cancel !== undefined) return
      const beats = Math.floor((clock.now() - start) / period) + 1
      cancel = clock.at(start + beats * period, () => {
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
