/**
 * One attempt on the wire: openapi-fetch builds the request, and the hook it calls instead of `fetch` keeps a record of how far it came.
 *
 * openapi-fetch would parse the body too, and then a body that broke, one that is not JSON and no answer at all look alike. So the hook
 * reads the body itself and hands back an empty reply; what was received stands in the {@link Exchange}.
 */
import type { ClientOptions } from "openapi-fetch"
import * as Redirect from "./Redirect.ts"

export interface ReplyHeaders {
  get(name: string): string | null
}

/** The part of `Response` that is used: a transport of one's own need not make a whole one. */
export interface FetchReply {
  readonly status: number
  readonly headers: ReplyHeaders
  readonly type?: string
  readonly body?: { cancel(): Promise<void> } | null
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

/** How far one attempt has come. */
export class Exchange {
  stage: "building" | "waiting" | "reading" | "done" = "building"
  url = ""
  status = 0
  headers: ReplyHeaders | undefined = undefined
  text = ""
  refusal: Extract<Redirect.Redirection, { _tag: "Refuse" }> | undefined = undefined
  /** A redirect has led to another origin, where the credential was not shown. */
  strayed = false
  readonly signal: AbortSignal
  /** The request body is a credential itself. */
  readonly secret: boolean

  constructor(signal: AbortSignal, secret: boolean) {
    this.signal = signal
    this.secret = secret
  }
}

/** What openapi-fetch makes where it would make a `Request`: nothing is copied, as `fetch` makes its own. */
class Outgoing {
  readonly url: string
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

const deliver = async (fetch: Fetch, { body, exchange, headers, method, url }: Outgoing): Promise<Response> => {
  const init: FetchInit = {
    method,
    headers,
    signal: exchange.signal,
    redirect: "manual",
    ...(body !== undefined && { body })
  }
  exchange.url = url
  for (let followed = 0; ; followed++) {
    exchange.stage = "waiting"
    const reply = await fetch(exchange.url, init)
    exchange.status = reply.status
    exchange.headers = reply.headers
    if (!Redirect.isRedirect(reply.status, reply.type)) {
      exchange.stage = "reading"
      exchange.text = await reply.text()
      exchange.stage = "done"
      return received
    }
    // The body of a redirect is of no use, and a connection is not free again while it is unread.
    await reply.body?.cancel()
    const { secret, status } = exchange
    const step = Redirect.next({
      url: exchange.url,
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
    exchange.url = step.url
    if (!step.keepsCredentials) {
      exchange.strayed = true
      headers.delete("authorization")
    }
  }
}

/** The two options that make an openapi-fetch client send through `fetch` in this way. */
export const hooks = (fetch: Fetch): Pick<ClientOptions, "fetch" | "Request"> => ({
  Request: Outgoing as unknown as typeof Request,
  fetch: (request) => deliver(fetch, request as unknown as Outgoing)
})

/** What is left of a client once its types are known: core sends every operation through this. */
export interface Client {
  request(method: string, path: string, init: RequestInit): Promise<unknown>
}

interface RequestInit {
  readonly params: {
    readonly path: Readonly<Record<string, unknown>>
    readonly query: Readonly<Record<string, unknown>>
  }
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly exchange: Exchange
}
