/**
 * Makes virtual time follow real time at a rate.
 *
 * A slow advance delays the next one. Advances do not accumulate.
 */

export interface Timers {
  /** Real time in milliseconds since any origin. */
  readonly now: () => number
  /** Runs `action` once, after this many milliseconds of real time. A pending timer does not keep a process alive. */
  readonly after: (milliseconds: number, action: () => void, isIdle?: boolean) => void
}

export interface ClockRate {
  /** The rate. 0 stops the clock. */
  readonly rate: () => number
  readonly set: (rate: number) => void
}

/** Milliseconds of real time between two advances. */
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
    // The clock has whole milliseconds. The fraction is added to the next advance.
    let owed = 0
    const tick = async () => {
      if (mine !== turn) return
      const now = timers.now()
      owed += (now - last) * rate
      last = now
      const whole = Math.floor(owed)
      owed -= whole
      // A failed advance is not reported here. The next one continues from the same time.
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
