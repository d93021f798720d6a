/**
 * Lets virtual time follow real time, so many virtual seconds in a real one.
 *
 * A move that takes long delays the next; it does not pile up.
 */

export interface Timers {
  /** Real time in milliseconds, from any beginning. */
  readonly now: () => number
  /** Runs `action` once, after so many milliseconds of real time. One that is idle does not keep a process alive. */
  readonly after: (milliseconds: number, action: () => void, isIdle?: boolean) => void
}

export interface ClockRate {
  /** 0 stands still. */
  readonly rate: () => number
  readonly set: (rate: number) => void
}

/** Milliseconds of real time between two moves. */
const beat = 250

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, action, isIdle = false) => {
    const timer = setTimeout(action, milliseconds)
    if (isIdle) timer.unref()
  }
}

/** `advance` takes milliseconds of virtual time. */
export const make = (advance: (milliseconds: number) => Promise<void>, timers: Timers = realTimers): ClockRate => {
  let rate = 0
  let turn = 0

  const run = (mine: number) => {
    let last = timers.now()
    // The clock keeps to whole milliseconds; what is left of one is for the next move.
    let owed = 0
    const tick = async () => {
      if (mine !== turn) return
      const now = timers.now()
      owed += (now - last) * rate
      last = now
      const whole = Math.floor(owed)
      owed -= whole
      // A move that failed is told to nobody here: the next goes on from where it stood.
      await advance(whole).catch(() => {})
      if (mine === turn) timers.after(beat, () => void tick(), true)
    }
    timers.after(beat, () => void tick(), true)
  }

  return {
    rate: () => rate,
    set: (next) => {
      rate = next
      turn++
      if (rate > 0) run(turn)
    }
  }
}
