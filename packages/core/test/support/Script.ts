/**
 * A scripted `fetch` that uses no port and no clock of its own.
 *
 * Each request receives the next step. The last step repeats for all further requests.
 */
import type { Fetch, FetchInit, FetchResponse } from "../../src/transport/Fetch.ts"

export interface Sent {
  readonly url: string
  readonly method: string
  readonly authorization: string | null
  readonly body: unknown
  /** The time at which the request arrived, as returned by `now`. */
  readonly at: number
  readonly init: FetchInit
}

export type Step = (sent: Sent) => FetchResponse | Promise<FetchResponse>

export interface Script {
  readonly fetch: Fetch
  readonly sent: Array<Sent>
  /** The clock for recorded requests. Tests with virtual time replace this function. */
  now: () => number
}

export const script = (...steps: ReadonlyArray<Step>): Script => {
  const self: Script = {
    sent: [],
    now: () => 0,
    fetch: async (url, init) => {
      const sent: Sent = {
        url,
        method: init.method,
        authorization: init.headers.get("authorization"),
        body: init.body,
        at: self.now(),
        init
      }
      self.sent.push(sent)
      const step = steps[Math.min(self.sent.length, steps.length) - 1]
      if (step === undefined) throw new Error("the script is empty")
      return step(sent)
    }
  }
  return self
}

type HeadersIn = Readonly<Record<string, string>>

/** Returns a response with the given status code. A body that is not a string is serialized as JSON. */
export const reply =
  (status: number, body?: unknown, headers: HeadersIn = {}): Step =>
  () => {
    const isText = typeof body === "string"
    const text = body === undefined ? "" : isText ? body : JSON.stringify(body)
    const type = body === undefined ? {} : { "content-type": isText ? "text/plain" : "application/json" }
    return { status, headers: new Headers({ ...type, ...headers }), text: async () => text }
  }

export const ok = (body?: unknown, headers?: HeadersIn): Step => reply(200, body, headers)

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }))

/** Never responds. The request fails when it is aborted. */
export const noResponse: Step = ({ init }) => never(init.signal)

/** Returns the headers of a response whose body never arrives. */
export const stalledBody =
  (status: number): Step =>
  ({ init }) => ({ status, headers: new Headers(), text: () => never(init.signal) })

/** Returns the headers of a response whose connection breaks while the body is read. */
export const brokenBody =
  (status: number): Step =>
  () => ({
    status,
    headers: new Headers(),
    text: () => Promise.reject(failed("ECONNRESET", "read ECONNRESET"))
  })

const failed = (code: string, message: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) })

/** Fails the connection with the given error code of the runtime. */
export const connectionError =
  (code: string): Step =>
  () =>
    Promise.reject(failed(code, `connect ${code} 127.0.0.1:1`))

export const steps = (count: number, step: Step): ReadonlyArray<Step> => Array.from({ length: count }, () => step)
