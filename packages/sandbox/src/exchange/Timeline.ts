/**
 * Runs events when they become due in virtual time. While nothing observes the events, the clock does not trigger them, and the next read processes
 * all that have become due.
 *
 * The result is the same in both cases, because each event has its own random stream.
 */
import type { Clock } from "../environment/Clock.ts"
import * as EventQueue from "./EventQueue.ts"

export interface TimelineOptions<Event> {
  readonly clock: Clock
  readonly perform: (event: Event, time: number) => void
  /** Returns whether an observer, such as a subscription, must be notified of events immediately. */
  readonly watched: () => boolean
}

export interface Timeline<Event> {
  readonly add: (time: number, event: Event) => void
  /** Runs all due events. Must be called before reading any state that events change. */
  readonly catchUp: () => void
  /**
   * Schedules the next event on the clock if `watched` returns true, and otherwise cancels the scheduled event. Must be called after the result of
   * `watched` has changed.
   */
  readonly arm: () => void
}

export const make = <Event>({ clock, perform, watched }: TimelineOptions<Event>): Timeline<Event> => {
  const queue = EventQueue.make<Event>()
  let alarm: { readonly time: number; readonly cancel: () => void } | undefined
  let playing = false

  const arm = () => {
    if (playing) return
    const first = watched() ? queue.first() : undefined
    if (alarm?.time === first?.time) return
    alarm?.cancel()
    alarm = undefined
    if (first === undefined) return
    const cancel = clock.at(first.time, () => {
      alarm = undefined
      catchUp()
    })
    alarm = { time: first.time, cancel }
  }

  const catchUp = () => {
    const now = clock.now()
    playing = true
    try {
      for (let first = queue.first(); first !== undefined && first.time <= now; first = queue.first()) {
        queue.take()
        perform(first.event, first.time)
      }
    } finally {
      playing = false
    }
    arm()
  }

  return {
    catchUp,
    arm,
    add: (time, event) => {
      queue.add(time, event)
      arm()
    }
  }
}
