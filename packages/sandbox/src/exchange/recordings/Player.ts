/** Replays recorded callbacks to a supplier's subscriptions, on the virtual clock. */
import type { Recording as Shown } from "../../control/schema.gen.ts"
import type { Clock } from "../../environment/Clock.ts"
import type { Deliveries } from "../streams/Deliveries.ts"
import type { OpportunityStream } from "../streams/Opportunities.ts"
import type { OutcomeStream } from "../streams/Outcomes.ts"
import type { Callback, Recording } from "./Recording.ts"

export interface Track {
  readonly id: number
  readonly recording: Recording
  readonly shown: Shown
}

export interface Player {
  readonly add: (recording: Recording) => Track
  readonly list: () => ReadonlyArray<Track>
  readonly find: (id: number) => Track | undefined
  /** Stops and removes a recording. Returns undefined if the recording does not exist. */
  readonly remove: (id: number) => Track | undefined
  /** Starts the replay. `speed` is the number of recorded seconds per virtual second. */
  readonly play: (track: Track, supplier: string, speed: number) => void
}

export interface Options {
  readonly clock: Clock
  readonly deliveries: Pick<Deliveries, "send">
  readonly opportunities: Pick<OpportunityStream, "find">
  readonly outcomes: Pick<OutcomeStream, "find">
}

export const make = ({ clock, deliveries, opportunities, outcomes }: Options): Player => {
  const tracks = new Map<number, Track>()
  let added = 0

  /** Returns the callback URL of the supplier's subscription, or undefined if the supplier has not subscribed to the stream. */
  const urlOf = ({ stream }: Callback, supplier: string): string | undefined =>
    stream === "opportunities" ? opportunities.find(supplier)?.request.callback : outcomes.find(supplier)?.callback

  const send = async (callback: Callback, supplier: string, shown: Shown): Promise<void> => {
    const url = () => urlOf(callback, supplier)
    if (url() === undefined) return
    shown.sent++
    await deliveries.send({
      supplier,
      stream: callback.stream,
      url,
      body: callback.body,
      count: callback.count,
      isRecorded: true,
      settled: (result) => {
        if (result === "received") shown.received++
        else shown.failed++
      }
    })
  }

  return {
    list: () => [...tracks.values()],
    find: (id) => tracks.get(id),
    add: (recording) => {
      const id = ++added
      const shown: Shown = {
        id,
        callback_count: recording.callbacks.length,
        messages: recording.messages,
        masked: recording.masked,
        lasts_seconds: (recording.callbacks.at(-1)?.after ?? 0) / 1000,
        state: "imported",
        sent: 0,
        received: 0,
        failed: 0
      }
      const track = { id, recording, shown }
      tracks.set(id, track)
      return track
    },
    remove: (id) => {
      const track = tracks.get(id)
      tracks.delete(id)
      if (track !== undefined && track.shown.state === "playing") track.shown.state = "stopped"
      return track
    },
    play: ({ recording: { callbacks }, shown }, supplier, speed) => {
      const start = clock.now()
      Object.assign(shown, { state: "playing", sent: 0, received: 0, failed: 0 })
      const next = (index: number) => {
        const callback = callbacks[index]
        if (callback === undefined) {
          shown.state = "played"
          return
        }
        clock.at(start + callback.after / speed, async () => {
          if (shown.state !== "playing") return
          // The next callback is scheduled without waiting for the response to the previous one, so a slow receiver does not delay later callbacks.
          next(index + 1)
          await send(callback, supplier, shown)
        })
      }
      next(0)
    }
  }
}
