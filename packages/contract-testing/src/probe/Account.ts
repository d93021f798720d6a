/**
 * An account of a real service, read politely: no method but GET, OPTIONS and the request of a token, one request at a time, so many in a second
 * and in all.
 */

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/** One response, read whole. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined where it is something else. */
  readonly json: unknown
}

export interface AccountOptions {
  readonly url: string
  readonly fetch: Fetch
  readonly perSecond: number
  readonly mostRequests: number
}

/** A probe that cannot begin or go on: no token, no network, or as many requests as are allowed. */
export class ProbeError extends Error {
  override readonly name = "ProbeError"
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Seconds that a 429 asks to wait; a minute where it does not say, or says more. */
const waitOf = (headers: Headers): number => {
  const text = headers.get("retry-after") ?? ""
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Math.min(Math.max(Number.isNaN(seconds) ? 60 : seconds, 1), 60)
}

export interface Account {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly options: (path: string) => Promise<Reply>
  /** Asks for a token, and sends it from now on. */
  readonly authorize: (path: string, body: object) => Promise<Reply>
  readonly useKey: (authorization: string) => void
  readonly requests: () => number
  /** Responses with 429, which say how the service asks to wait. */
  readonly limited: ReadonlyArray<Reply>
}

export const openAccount = ({ fetch, mostRequests, perSecond, url }: AccountOptions): Account => {
  const limited: Array<Reply> = []
  let authorization: string | undefined
  let requests = 0
  const send = async (method: "GET" | "OPTIONS" | "POST", path: string, init: RequestInit): Promise<Reply> => {
    for (let attempt = 0; ; attempt++) {
      if (requests >= mostRequests)
        throw new ProbeError(`${mostRequests} requests were sent; allow more with --max-requests`)
      if (requests > 0 && Number.isFinite(perSecond)) await pause(1000 / perSecond)
      requests++
      const headers = new Headers(init.headers)
      if (authorization !== undefined && !headers.has("authorization")) headers.set("authorization", authorization)
      const response = await fetch(`${url}${path}`, { ...init, method, headers, redirect: "manual" }).catch(
        (cause: unknown) => {
          throw new ProbeError(`${url} could not be reached: ${cause instanceof Error ? cause.message : String(cause)}`)
        }
      )
      const text = await response.text()
      const reply = { status: response.status, headers: response.headers, text, json: parsed(text) }
      if (response.status !== 429 || attempt > 2) return reply
      limited.push(reply)
      await pause(waitOf(response.headers) * 1000)
    }
  }
  return {
    get: (path, headers = {}) => send("GET", path, { headers }),
    options: (path) => send("OPTIONS", path, {}),
    authorize: async (path, body) => {
      const headers = { "content-type": "application/json" }
      const reply = await send("POST", path, { headers, body: JSON.stringify(body) })
      const token: unknown = Reflect.get(Object(reply.json), "access_token")
      if (typeof token === "string") authorization = `Bearer ${token}`
      return reply
    },
    useKey: (key) => void (authorization = key),
    requests: () => requests,
    limited
  }
}
