/**
 * The request and reply types of the sandbox.
 *
 * They are independent of the server: node:http and the in-process `fetch` are thin adapters.
 */
import { rememberedBy } from "./remembered.ts"

/** A request whose body has been read. */
export interface Incoming {
  /** The method in upper case. */
  readonly method: string
  /** The path as received, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The query as received, without its `?`. */
  readonly search: string
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** The origin `http://host[:port]` of links in the response. */
  readonly origin: string
}

/** Text that is generated while it is sent, so that a large reply is never completely in memory. */
export type Chunks = Iterable<string>

/** The effect of a fault on the transmission of a reply. */
export interface Transit {
  readonly connection: "reset" | "stall" | undefined
  /** A delay in real time. */
  readonly milliseconds: number
  /** A delay in virtual time. */
  readonly seconds: number
}

/**
 * `body` is JSON unless `type` specifies otherwise. In that case it is text, bytes or chunks of text. `undefined` is an
 * empty body.
 */
export interface Outgoing {
  readonly status: number
  readonly body: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly transit?: Transit
}

/** An encoded reply with its headers. */
export interface Encoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | Chunks
  /** `reset` sends no reply. `stall` stops in the middle and keeps the connection open. */
  readonly connection?: Transit["connection"] | undefined
}

const isChunks = (body: unknown): body is Chunks =>
  typeof body === "object" && body !== null && Symbol.iterator in body && !Array.isArray(body)

const texts = new WeakMap<object, string>()

/** Marks a body that never changes, so that it is serialized only once. */
export const fixed = <A extends object>(body: A): A => {
  texts.set(body, JSON.stringify(body))
  return body
}

/** Caches the converted and serialized form of values that are replaced but never changed. */
export const once = <A extends object, B extends object>(show: (value: A) => B): ((value: A) => B) =>
  rememberedBy((value) => fixed(show(value)))

/** Serializes a body as JSON. */
export const write = (body: unknown): string => texts.get(body as object) ?? JSON.stringify(body)

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
