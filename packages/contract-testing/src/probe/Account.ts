/**
 * Reads the data of an account on a real service without changing it. Only GET, OPTIONS and token requests are sent, one at a time. The number of
 * requests per second and the total number of requests are limited.
 */
import { hasUserInfo, userInfoProblem } from "../userInfo.ts"

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/** A response whose body has been read in full. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body parsed as JSON. Undefined if the body is not JSON. */
  readonly json: unknown
}

export interface AccountOptions {
  readonly url: string
  readonly fetch: Fetch
  readonly perSecond: number
  readonly maxRequests: number
}

/**
 * Thrown when a probe cannot start or continue because credentials are missing, the service cannot be reached, or the request limit is reached.
 *
 * @example
 * ```ts
 * import { probe, ProbeError } from "@fieldwork/contract-testing"
 *
 * const options = { spec: "exchange", url: "https://exchange.example", inputs: {} } as const
 * const error = await probe(options).catch((cause: unknown) => cause)
 * error instanceof ProbeError && error.message // => "credentials are missing: give --input api_key=…"
 * ```
 */
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

/**
 * Returns the number of seconds to wait after a 429 response: the value of `Retry-After`, clamped to the range from 1 to 60, or 60 if the header is
 * missing or invalid.
 */
const waitOf = (headers: Headers): number => {
  const text = headers.get("retry-after") ?? ""
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Math.min(Math.max(Number.isNaN(seconds) ? 60 : seconds, 1), 60)
}

export interface Account {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly options: (path: string) => Promise<Reply>
  /** Requests a token, and sends the token with every later request. */
  readonly authorize: (path: string, body: object) => Promise<Reply>
  readonly useKey: (authorization: string) => void
  readonly requests: () => number
  /** The responses with status code 429, which show how the service specifies the time to wait. */
  readonly rateLimited: ReadonlyArray<Reply>
}

export const openAccount = ({ fetch, maxRequests, perSecond, url }: AccountOptions): Account => {
  if (hasUserInfo(url)) throw new ProbeError(`The base URL ${userInfoProblem}. Pass credentials as inputs.`)
  const rateLimited: Array<Reply> = []
  let authorization: string | undefined
  let requests = 0
  const send = async (method: "GET" | "OPTIONS" | "POST", path: string, init: RequestInit): Promise<Reply> => {
    for (let attempt = 0; ; attempt++) {
      if (requests >= maxRequests)
        throw new ProbeError(`${maxRequests} requests were sent; allow more with --max-requests`)
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
      rateLimited.push(reply)
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
    rateLimited
  }
}
