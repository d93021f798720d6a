/** Virtual time, which advances only when requested and runs the events that become due in chronological order. */

export interface Clock {
  /** Returns the virtual time in milliseconds since 1970-01-01T00:00:00Z. It is always a valid time. */
  readonly now: () => number
  /** Runs `action` once when the clock reaches `time`. Returns a function that cancels the event. Throws a `RangeError` if `time` is NaN. */
  readonly at: (time: number, action: () => void | Promise<void>) => () => void
  /** Runs `action` every `period` milliseconds, starting at `first`. Returns a function that cancels all further runs. */
  readonly every: (period: number, first: number, action: () => void | Promise<void>) => () => void
  /**
   * Advances to `time`, and runs and awaits all events that become due. Calls of `runTo` are queued, so an action must not await another call of
   * `runTo`. Rejects with a `RangeError`, and does not move the clock, if `time` is not a valid time.
   */
  readonly runTo: (time: number) => Promise<void>
  /** Returns whether `runTo` is running events. */
  readonly isMoving: () => boolean
  /** Ends the clock when its simulation is discarded. Cancels all scheduled events and ignores events that are scheduled later. */
  readonly end: () => void
  /** Returns whether the simulation has been discarded. An action that is still running must not start anything new. */
  readonly hasEnded: () => boolean
}

interface Timer {
  readonly time: number
  readonly order: number
  readonly action: () => void | Promise<void>
}

const before = (a: Timer, b: Timer) => a.time < b.time || (a.time === b.time && a.order < b.order)

/** The latest time that a `Date` can represent, in milliseconds. The earliest time is the negative value. */
const maxTime = 8.64e15

/** Throws a `RangeError` if a number of milliseconds is not the time of a valid `Date`. */
const validTime = (time: number): number => {
  if (!(Math.abs(time) <= maxTime)) throw new RangeError(`${time} is not a valid time for the virtual clock`)
  return time
}

/** Creates a clock. Throws a `RangeError` if `start` is not a valid time. */
export const make = (start: number): Clock => {
  let now = validTime(start)
  let order = 0
  let timers: Array<Timer> = []
  let ended = false
  let isMoving = false
  let moving: Promise<void> = Promise.resolve()

  const insert = (timer: Timer) => {
    let low = 0
    let high = timers.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = timers[middle]
      if (other !== undefined && before(other, timer)) low = middle + 1
      else high = middle
    }
    timers.splice(low, 0, timer)
  }

  const at: Clock["at"] = (time, action) => {
    if (Number.isNaN(time)) throw new RangeError("An event cannot be scheduled at NaN")
    if (ended) return () => {}
    const timer = { time: Math.max(time, now), order: order++, action }
    insert(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  const runEvents = async (time: number) => {
    for (let [next] = timers; next !== undefined && next.time <= time; [next] = timers) {
      timers.shift()
      now = Math.max(now, next.time)
      const done = next.action()
      if (done !== undefined) await done
    }
    now = Math.max(now, time)
  }

  const move = async (time: number) => {
    isMoving = true
    try {
      await runEvents(time)
    } finally {
      isMoving = false
    }
  }

  return {
    now: () => now,
    at,
    every: (period, first, action) => {
      let cancelled = false
      let cancel = () => {}
      const schedule = (time: number) => {
        cancel = at(time, async () => {
          if (!cancelled) schedule(time + period)
          await action()
        })
      }
      schedule(first)
      return () => {
        cancelled = true
        cancel()
      }
    },
    runTo: (time) => {
      const mine = moving.then(() => move(validTime(time)))
      // If an action fails, only the call of `runTo` that ran the action rejects. Later calls still advance the clock.
      moving = mine.catch(() => {})
      return mine
    },
    isMoving: () => isMoving,
    end: () => {
      ended = true
      timers = []
    },
    hasEnded: () => ended
  }
}
