/**
 * All external input since the start: requests that may have changed something, and the responses of receivers.
 *
 * The sandbox is a function of its seed, its start and this input, so they are its whole state. A snapshot contains
 * them, and restoring replays them.
 */
import { fromBase64, toBase64, utf8 as encode } from "../bytes.ts"
import type { Incoming } from "../http/Message.ts"
import type { RecordedCall, Snapshot } from "./schema.gen.ts"

export interface Journal {
  /** Records a request. `now` is virtual time. */
  readonly call: (incoming: Incoming, now: number) => void
  /** Reserves the position of the response to a request that is being sent; the returned function fills it. */
  readonly sending: () => (response: number | string) => void
  /** Changes with every request and every response. */
  readonly revision: () => number
  /** Returns undefined if there was too much input to store. */
  readonly read: () => Pick<Snapshot, "calls" | "responses"> | undefined
}

/** The maximum size of the stored requests in bytes. */
const limit = 16 * 1024 * 1024

/** The headers that operations read. */
const kept = ["authorization", "content-type", "x-forwarded-for", "user-agent"]

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const bodyOf = (body: Uint8Array): Pick<RecordedCall, "body" | "body_base64"> => {
  if (body.length === 0) return {}
  try {
    return { body: utf8.decode(body) }
  } catch {
    return { body_base64: toBase64(body) }
  }
}

const toCall = ({ body, headers, method, origin, path, search }: Incoming, now: number): RecordedCall => ({
  at: new Date(now).toISOString(),
  method,
  target: search === "" ? path : `${path}?${search}`,
  origin,
  headers: Object.fromEntries(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
  ...bodyOf(body)
})

/** Returns the request as it was received. `origin` is used if none was recorded. */
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

export const make = (): Journal => {
  const calls: Array<{ readonly incoming: Incoming; readonly now: number }> = []
  const responses: Array<number | string | undefined> = []
  let [size, revision] = [0, 0]
  return {
    revision: () => revision,
    call: (incoming, now) => {
      revision++
      if (size > limit) return
      size += 200 + incoming.path.length + incoming.body.length
      if (size > limit) calls.length = 0
      else calls.push({ incoming, now })
    },
    sending: () => {
      const place = responses.push(undefined) - 1
      return (response) => {
        revision++
        responses[place] = response
      }
    },
    read: () =>
      size > limit
        ? undefined
        : {
            calls: calls.map(({ incoming, now }) => toCall(incoming, now)),
            responses: responses.map((response) => response ?? 200)
          }
  }
}
