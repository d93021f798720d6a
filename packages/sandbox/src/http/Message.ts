/**
 * One request and one reply, as every part of the sandbox sees them.
 *
 * Independent of the server: node:http and the in-process `fetch` are thin adapters over these two shapes.
 */

export interface Incoming {
  /** Upper case. */
  readonly method: string
  /** Without the query, as received. */
  readonly path: string
  readonly query: URLSearchParams
  /** The query as received, without its `?`. */
  readonly search: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** `http://host[:port]`, for links that lead back here. */
  readonly origin: string
}

/** Text that is made while it is sent, so that a large reply is never whole in memory. */
export type Chunks = Iterable<string>

/** What happens to a reply on its way, when a fault says so. */
export interface Transit {
  readonly connection: "reset" | "stall" | undefined
  /** Real time. */
  readonly milliseconds: number
  /** Virtual time. */
  readonly seconds: number
}

/** `body` is JSON unless `type` says otherwise, when it is text, bytes or chunks of text; `undefined` is an empty body. */
export interface Outgoing {
  readonly status: number
  readonly body: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly transit?: Transit
}

/** The bytes of a reply, with its headers. */
export interface Encoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | Chunks
  /** `reset` has no reply at all; `stall` ends in the middle and stays open. */
  readonly connection?: Transit["connection"] | undefined
}

const isChunks = (body: unknown): body is Chunks =>
  typeof body === "object" && body !== null && Symbol.iterator in body && !Array.isArray(body)

const texts = new WeakMap<object, string>()

/** A body that never changes, so that it is written once and not for every reply. */
export const fixed = <A extends object>(body: A): A => {
  texts.set(body, JSON.stringify(body))
  return body
}

/** Shows values that are replaced and never changed: each is shown and written once, however often it is read. */
export const once = <A extends object, B extends object>(show: (value: A) => B): ((value: A) => B) => {
  const shown = new WeakMap<A, B>()
  return (value) => {
    const known = shown.get(value)
    if (known !== undefined) return known
    const body = fixed(show(value))
    shown.set(value, body)
    return body
  }
}

/** A body as JSON. */
export const write = (body: unknown): string =>
  (typeof body === "object" && body !== null ? texts.get(body) : undefined) ?? JSON.stringify(body)

export const encode = (reply: Outgoing): Encoded => {
  const type = reply.type ?? "application/json"
  if (reply.body === undefined) return { status: reply.status, headers: reply.headers ?? {}, body: "" }
  const isWritten = type !== "application/json" && (typeof reply.body === "string" || isChunks(reply.body))
  const body = reply.body instanceof Uint8Array || isWritten ? (reply.body as Encoded["body"]) : write(reply.body)
  const { headers, status } = reply
  return {
    status,
    headers: headers === undefined ? { "content-type": type } : { "content-type": type, ...headers },
    body
  }
}
