/**
 * One attempt on the wire: openapi-fetch builds the request, and the hook it calls instead of `fetch` keeps a record of how far it came.
 *
 * openapi-fetch would parse the body too, and then a body that broke, one that is not JSON and no answer at all look alike. So the hook
 * reads the body itself and hands back an empty reply; what was received stands in the {@link Exchange}.
 */
import type { ClientOptions } from "openapi-fetch"
import { type Exchange, isHtml } from "./Exchange.ts"
import * as Redirect from "./Redirect.ts"

export interface ReplyHeaders {
  get(name: string): string | null
}

/** The part of a body's stream that is used. */
export interface ReplyBody {
  cancel(): Promise<void>
  getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> }
}

/** The part of `Response` that is used: a transport of one's own need not make a whole one. */
export interface FetchReply {
  readonly status: number
  readonly headers: ReplyHeaders
  readonly type?: string
  readonly body?: ReplyBody | null
  text(): Promise<string>
}

export interface FetchInit {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | FormData
  readonly signal: AbortSignal
  readonly redirect: "manual"
}

/** The global `fetch`, or anything that acts like it for these arguments. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchReply>

/** One request as it goes out. */
export interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | FormData | undefined
  readonly exchange: Exchange
}

/** What core sends by. The exchange is told how the request is torn down. */
export type Transport = (request: Request) => Promise<FetchReply>

export const overFetch =
  (fetch: Fetch): Transport =>
  ({ body, exchange, headers, method, url }) =>
    fetch(url, {
      method,
      headers,
      signal: exchange.signal,
      redirect: "manual",
      ...(body !== undefined && { body })
    })

/** Looked up for each request, so that one replaced later is used. */
export const overGlobalFetch: Transport = overFetch((url, init) => globalThis.fetch(url, init))

/** What openapi-fetch makes where it would make a `Request`: nothing is copied. */
class Outgoing implements Request {
  url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | FormData | undefined
  readonly exchange: Exchange

  constructor(url: string, init: { method: string; headers: Headers; body?: string | FormData; exchange: Exchange }) {
    this.url = url
    this.method = init.method
    this.headers = init.headers
    this.body = init.body
    this.exchange = init.exchange
  }
}

/** Tells openapi-fetch that there is nothing to read. */
const received = { status: 204, ok: true, headers: { get: () => null } } as unknown as Response

const deliver = async (transport: Transport, outgoing: Outgoing): Promise<Response> => {
  const { exchange, headers, method } = outgoing
  for (let followed = 0; ; followed++) {
    exchange.url = outgoing.url
    exchange.stage = "waiting"
    const reply = await transport(outgoing)
    exchange.status = reply.status
    exchange.headers = reply.headers
    if (!Redirect.isRedirect(reply.status, reply.type)) {
      exchange.stage = "reading"
      const isData = reply.status >= 200 && reply.status < 300 && !isHtml(reply.headers.get("content-type"))
      const isLeft = exchange.streams && isData
      if (isLeft && reply.body) exchange.body = reply.body
      else exchange.text = await reply.text()
      exchange.stage = "done"
      return received
    }
    // The body of a redirect is of no use, and a connection is not free again while it is unread.
    await reply.body?.cancel()
    const { secret, status } = exchange
    const step = Redirect.next({
      url: outgoing.url,
      method,
      status,
      location: reply.headers.get("location"),
      followed,
      secret
    })
    if (step._tag === "Refuse") {
      exchange.refusal = step
      return received
    }
    outgoing.url = step.url
    if (!step.keepsCredentials) {
      exchange.strayed = true
      headers.delete("authorization")
    }
  }
}

/** The two options that make an openapi-fetch client send by `transport` in this way. */
export const hooks = (transport: Transport): Pick<ClientOptions, "fetch" | "Request"> => ({
  Request: Outgoing as unknown as typeof globalThis.Request,
  fetch: (request) => deliver(transport, request as unknown as Outgoing)
})

/** What is left of a client once its types are known: core sends every operation through this. */
export interface Client {
  request(method: string, path: string, init: Sending): Promise<unknown>
}

interface Sending {
  readonly params: {
    readonly path: Readonly<Record<string, unknown>>
    readonly query: Readonly<Record<string, unknown>>
  }
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly exchange: Exchange
}
