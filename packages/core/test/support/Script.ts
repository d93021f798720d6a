/**
 * A `fetch` that answers from a script, without a port or a clock of its own.
 *
 * Each request takes the next step; the last step answers all that follow.
 */
import type { Fetch, FetchInit, FetchResponse } from "../../src/transport/Transport.ts"

export interface Sent {
  readonly url: string
  readonly method: string
  readonly authorization: string | null
  readonly body: unknown
  /** What `now` gave when the request came. */
  readonly at: number
  readonly init: FetchInit
}

export type Step = (sent: Sent) => FetchResponse | Promise<FetchResponse>

export interface Script {
  readonly fetch: Fetch
  readonly sent: Array<Sent>
  /** The time that requests are noted with; tests with a clock set it. */
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

/** An answer of this status; a body that is not text is written as JSON. */
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

/** No answer, until the request is aborted. */
export const silence: Step = ({ init }) => never(init.signal)

/** Headers, then a body that does not come. */
export const stalled =
  (status: number): Step =>
  ({ init }) => ({ status, headers: new Headers(), text: () => never(init.signal) })

/** Headers, then a body that breaks. */
export const cut =
  (status: number): Step =>
  () => ({
    status,
    headers: new Headers(),
    text: () => Promise.reject(failed("ECONNRESET", "read ECONNRESET"))
  })

const failed = (code: string, message: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) })

/** The connection fails with this code of the runtime. */
export const broken =
  (code: string): Step =>
  () =>
    Promise.reject(failed(code, `connect ${code} 127.0.0.1:1`))

export const steps = (count: number, step: Step): ReadonlyArray<Step> => Array.from({ length: count }, () => step)
