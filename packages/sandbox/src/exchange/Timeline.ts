/**
 * Plays the agenda on the virtual clock, lazily: while nobody watches, nothing is on the clock, and whoever asks first catches up.
 *
 * The result is the same either way, as each event draws from a random stream of its own.
 */
import type { Clock } from "../environment/Clock.ts"
import * as Agenda from "./Agenda.ts"

export interface Options<Event> {
  readonly clock: Clock
  readonly perform: (event: Event, time: number) => void
  /** Whether anyone must be told at once of what happens. */
  readonly watched: () => boolean
}

export interface Timeline<Event> {
  readonly add: (time: number, event: Event) => void
  /** Performs everything that is due by now. To be called before anything of the agenda's making is read. */
  readonly catchUp: () => void
  /** To be called after `watched` has changed. */
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
