/**
 * The recorded input that is played back while a snapshot is restored: the requests, and the responses of callback receivers.
 *
 * A receiver may call the sandbox while it processes a callback. Such a request is replayed while the same callback is being sent, because other
 * events of the same virtual time follow it.
 */
import { parseDateTime } from "../environment/parseDateTime.ts"
import type { RecordedCall, Snapshot } from "./schema.gen.ts"

export interface Playback {
  /** Returns the next recorded request and advances to the following one. Undefined after the last request. */
  readonly take: () => RecordedCall | undefined
  /** Returns the next recorded request without advancing. */
  readonly peek: () => RecordedCall | undefined
  /**
   * Replays the requests that arrived while the callback was being sent, and then returns the recorded response: a status code or an error message.
   * Default: 200.
   */
  readonly respond: (callback: number) => Promise<number | string>
}

export interface PlaybackOptions {
  /** Returns the virtual time of the replay, in milliseconds. */
  readonly now: () => number
  /** Handles a recorded request. */
  readonly replay: (call: RecordedCall) => Promise<void>
}

export const make = (
  { calls, responses = [] }: Pick<Snapshot, "calls" | "responses">,
  { now, replay }: PlaybackOptions
): Playback => {
  let next = 0

  /** Returns whether the next request arrived during this callback. A request with a later time cannot be replayed before the clock has advanced. */
  const isDuring = (call: RecordedCall, callback: number): boolean =>
    call.during_callback !== undefined && call.during_callback <= callback && parseDateTime(call.at) <= now()

  return {
    peek: () => calls[next],
    take: () => calls[next++],
    respond: async (callback) => {
      for (let call = calls[next]; call !== undefined && isDuring(call, callback); call = calls[next]) {
        next++
        await replay(call)
      }
      return responses[callback] ?? 200
    }
  }
}
