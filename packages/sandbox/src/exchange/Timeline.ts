/**
 * Performs the events of the agenda on the virtual clock, lazily: without observers nothing is scheduled, and the first
 * reader catches up.
 *
 * The result is the same either way, because each event has its own random stream.
 */
import type { Clock } from "../environment/Clock.ts"
import * as Agenda from "./Agenda.ts"

export interface Options<Event> {
  readonly clock: Clock
  readonly perform: (event: Event, time: number) => void
  /** Whether an observer must be notified of events at once. */
  readonly watched: () => boolean
}

export interface Timeline<Event> {
  readonly add: (time: number, event: Event) => void
  /** Performs all events that are due. Must be called before any result of the agenda is read. */
  readonly catchUp: () => void
  /** Must be called after `watched` has changed. */
  readonly arm: () => void
}

export const make = <Event>({ clock, perform, watched }: Options<Event>): Timeline<Event> => {
  const agenda = Agenda.make<Event>()
  let alarm: { readonly time: number; readonly cancel: () => void } | undefined
  let playing = false

  const arm = () => {
    if (playing) return
    const first = watched() ? agenda.first() : undefined
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
      for (let first = agenda.first(); first !== undefined && first.time <= now; first = agenda.first()) {
        agenda.take()
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
      agenda.add(time, event)
      arm()
    }
  }
}
