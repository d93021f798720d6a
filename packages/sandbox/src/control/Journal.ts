/**
 * Records all external input since the sandbox was created or reset: the requests that may have changed the state, and the responses of callback
 * receivers.
 *
 * The state of the sandbox is a function of its seed, its start time and this input. A snapshot contains these three, and restoring the snapshot
 * replays the input.
 */
import { fromBase64, toBase64, utf8 as encode } from "../bytes.ts"
import type { Clock } from "../environment/Clock.ts"
import type { Incoming } from "../http/Message.ts"
import type { RecordedCall, Snapshot } from "./schema.gen.ts"

/** A callback that is being sent. */
export interface SentCallback {
  /** The index of the receiver's response among all recorded responses. */
  readonly index: number
  /** Records the status code or the error. Must be called once. */
  readonly finish: (response: number | string) => void
}

export interface Journal {
  /**
   * Records a request with the virtual time and the callback that is being sent, unless it is the request that was recorded last. Between two
   * callbacks of the same virtual time, the earlier one counts as being sent.
   */
  readonly call: (incoming: Incoming) => void
  /**
   * Removes a request from the journal, unless another request has been recorded since. Called for a request that must not be replayed when a
   * snapshot is restored.
   */
  readonly withdraw: (incoming: Incoming) => void
  /** Reserves a position in the journal for the receiver's response to a callback. */
  readonly sending: () => SentCallback
  /** Returns a number that changes with every recorded request and response. */
  readonly revision: () => number
  /** Returns the recorded input. Undefined if the recorded requests exceed the size limit. */
  readonly read: () => Pick<Snapshot, "calls" | "responses"> | undefined
}

/** The maximum total size of the recorded requests, in bytes. */
const limit = 16 * 1024 * 1024

/** The request headers that operations read. No other headers are recorded. */
const recordedHeaders = ["authorization", "content-type", "x-forwarded-for", "user-agent"]

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const bodyOf = (body: Uint8Array): Pick<RecordedCall, "body" | "body_base64"> => {
  if (body.length === 0) return {}
  try {
    return { body: utf8.decode(body) }
  } catch {
    return { body_base64: toBase64(body) }
  }
}

/** A recorded request with its virtual time and the index of the callback during which it arrived. */
interface Entry {
  readonly incoming: Incoming
  readonly now: number
  readonly callback: number | undefined
}

const toCall = ({ callback, incoming, now }: Entry): RecordedCall => {
  const { body, headers, method, origin, path, search } = incoming
  return {
    at: new Date(now).toISOString(),
    ...(callback !== undefined && { during_callback: callback }),
    method,
    target: search === "" ? path : `${path}?${search}`,
    origin,
    headers: Object.fromEntries(
      recordedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
    ),
    ...bodyOf(body)
  }
}

/** Converts a recorded request back to a request. `origin` is used if no origin was recorded. */
export const toIncoming = (call: RecordedCall, origin: string): Incoming => {
  const cut = call.target.indexOf("?")
  return {
    method: call.method,
    path: cut < 0 ? call.target : call.target.slice(0, cut),
    query: new URLSearchParams(cut < 0 ? "" : call.target.slice(cut + 1)),
    search: cut < 0 ? "" : call.target.slice(cut + 1),
    headers: call.headers ?? {},
    body: call.body_base64 === undefined ? encode(call.body ?? "") : fromBase64(call.body_base64),
    origin: call.origin ?? origin
  }
}

/** Returns the approximate size of a recorded request in bytes. */
const sizeOf = ({ body, path }: Incoming): number => 200 + path.length + body.length

export const make = (clock: Pick<Clock, "isMoving" | "now">): Journal => {
  const calls: Array<Entry> = []
  /** The indexes of the callbacks that are being sent, oldest first. */
  let inProgress: ReadonlyArray<number> = []
  let latest: { readonly index: number; readonly now: number } | undefined
  const responses: Array<number | string | undefined> = []
  let [size, revision] = [0, 0]

  /** Returns the index of the callback during which a request arrives now, or undefined if the clock has finished all events. */
  const currentCallback = (): number | undefined =>
    inProgress.at(-1) ?? (clock.isMoving() && latest?.now === clock.now() ? latest.index : undefined)

  return {
    revision: () => revision,
    call: (incoming) => {
      if (calls.at(-1)?.incoming === incoming) return
      revision++
      if (size > limit) {
        calls.length = 0
        return
      }
      size += sizeOf(incoming)
      calls.push({ incoming, now: clock.now(), callback: currentCallback() })
    },
    withdraw: (incoming) => {
      if (calls.at(-1)?.incoming !== incoming) return
      calls.pop()
      size -= sizeOf(incoming)
    },
    sending: () => {
      const index = responses.push(undefined) - 1
      inProgress = [...inProgress, index]
      latest = { index, now: clock.now() }
      return {
        index,
        finish: (response) => {
          revision++
          responses[index] = response
          inProgress = inProgress.filter((other) => other !== index)
        }
      }
    },
    read: () =>
      size > limit
        ? undefined
        : {
            calls: calls.map(toCall),
            responses: responses.map((response) => response ?? 200)
          }
  }
}
