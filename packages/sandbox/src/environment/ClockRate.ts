/**
 * Advances virtual time at a rate relative to real time.
 *
 * The next advance is scheduled only when the current advance has finished, so slow advances do not pile up.
 */

export interface Timers {
  /** Returns the real time in milliseconds since an arbitrary origin. */
  readonly now: () => number
  /**
   * Runs `action` once after the given number of milliseconds in real time. If `isIdle` is true, the pending timer does not keep the process alive.
   */
  readonly after: (milliseconds: number, action: () => void, isIdle?: boolean) => void
}

export interface ClockRate {
  /** Returns the rate in virtual seconds per real second. At rate 0, the clock is stopped. */
  readonly rate: () => number
  readonly set: (rate: number) => void
}

/** The interval between two advances, in milliseconds of real time. */
const interval = 250

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, action, isIdle = false) => {
    const timer = setTimeout(action, milliseconds)
    if (isIdle) timer.unref()
  }
}

/** Creates a clock rate, which is initially 0. `advance` is called with the number of milliseconds by which to advance virtual time. */
export const make = (advance: (milliseconds: number) => Promise<void>, timers: Timers = realTimers): ClockRate => {
  let rate = 0
  let generation = 0

  const run = (ownGeneration: number) => {
    let last = timers.now()
    // The clock counts whole milliseconds, so the remaining fraction of a millisecond is carried over to the next advance.
    let owed = 0
    const tick = async () => {
      if (ownGeneration !== generation) return
      const now = timers.now()
      owed += (now - last) * rate
      last = now
      const whole = Math.floor(owed)
      owed -= whole
      // An error from `advance` is ignored here. The next advance continues from the time that the clock has reached.
      await advance(whole).catch(() => {})
      if (ownGeneration === generation) timers.after(interval, () => void tick(), true)
    }
    timers.after(interval, () => void tick(), true)
  }

  return {
    rate: () => rate,
    set: (next) => {
      rate = next
      generation++
      if (rate > 0) run(generation)
    }
  }
}
