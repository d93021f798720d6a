/**
 * The request and reply types of the sandbox.
 *
 * The types do not depend on the server. The adapters for node:http and the in-process `fetch` are thin.
 */
import { memoizeByObject } from "./memoize.ts"

/** A request whose body has been read. */
export interface Incoming {
  /** The method in upper case. */
  readonly method: string
  /** The path as received, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The query as received, without the leading `?`. */
  readonly search: string
  /** The headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** The origin for links in the response, in the form `http://host[:port]`. */
  readonly origin: string
}

/** A string that is generated in chunks while it is sent, so that a large reply is never in memory in full. */
export type Chunks = Iterable<string>

/** The effect of a fault on the transmission of a reply. */
export interface TransmissionFault {
  readonly connection: "reset" | "stall" | undefined
  /** The delay in real time, in milliseconds. */
  readonly milliseconds: number
  /** The delay in virtual time, in seconds. */
  readonly seconds: number
}

/**
 * A reply before it is encoded. `body` is serialized as JSON unless `type` is another media type. In that case `body` is a string, bytes, or chunks
 * of a string. If `body` is undefined, the reply has an empty body.
 */
export interface Outgoing {
  readonly status: number
  readonly body: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly transmission?: TransmissionFault
}

const json = "application/json"

/** An encoded reply with its headers. */
export interface Encoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | Chunks
  /** The connection fault. `reset` closes the connection without a reply. `stall` sends the first half of the body and keeps the connection open. */
  readonly connection?: TransmissionFault["connection"] | undefined
}

/** Returns whether a response with this status code cannot have a body. */
export const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304

/** Returns whether the body of a reply is serialized as JSON. */
export const isJson = ({ type = json }: Outgoing): boolean => type === json

const isChunks = (body: unknown): body is Chunks =>
  typeof body === "object" && body !== null && Symbol.iterator in body && !Array.isArray(body)

const texts = new WeakMap<object, string>()

/** Serializes an immutable body once. Later calls to `serialize` reuse the result. */
export const serializeOnce = <A extends object>(body: A): A => {
  texts.set(body, JSON.stringify(body))
  return body
}

/** Caches the converted and serialized form of each value. The values must not be modified, only replaced. */
export const memoizeSerialized = <A extends object, B extends object>(show: (value: A) => B): ((value: A) => B) =>
  memoizeByObject((value) => serializeOnce(show(value)))

/** Serializes a body as JSON. */
export const serialize = (body: unknown): string => texts.get(body as object) ?? JSON.stringify(body)

export const encode = (reply: Outgoing): Encoded => {
  const type = reply.type ?? json
  if (reply.body === undefined) return { status: reply.status, headers: reply.headers ?? {}, body: "" }
  const isWritten = !isJson(reply) && (typeof reply.body === "string" || isChunks(reply.body))
  const body = reply.body instanceof Uint8Array || isWritten ? (reply.body as Encoded["body"]) : serialize(reply.body)
  const { headers, status } = reply
  return {
    status,
    headers: headers === undefined ? { "content-type": type } : { "content-type": type, ...headers },
    body
  }
}
