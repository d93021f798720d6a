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
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** `http://host[:port]`, for links that lead back here. */
  readonly origin: string
}

/** `body` is JSON unless `type` says otherwise; `undefined` is an empty body. */
export interface Outgoing {
  readonly status: number
  readonly body: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The bytes of a reply, with its headers. */
export interface Encoded {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array
}

export const encode = (reply: Outgoing): Encoded => {
  const type = reply.type ?? "application/json"
  if (reply.body === undefined) return { status: reply.status, headers: { ...reply.headers }, body: "" }
  const body =
    reply.body instanceof Uint8Array
      ? reply.body
      : type === "application/json" || typeof reply.body !== "string"
        ? JSON.stringify(reply.body)
        : reply.body
  return { status: reply.status, headers: { "content-type": type, ...reply.headers }, body }
}
