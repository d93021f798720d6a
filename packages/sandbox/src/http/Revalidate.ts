/**
 * Conditional reads: a reply has an `ETag`, and a caller that names it in `If-None-Match` is spared the body while it has not changed.
 */
import { fixed, type Incoming, type Outgoing, write } from "./Message.ts"
import { textHash } from "./TextHash.ts"

/** The body as text; undefined for one that is bytes, or is made while it is sent. */
const textOf = ({ body, type }: Outgoing): string | undefined => {
  if (type === undefined) return typeof body === "object" && body !== null ? write(fixed(body)) : undefined
  return typeof body === "string" ? body : undefined
}

export const revalidate = ({ headers, method }: Incoming, reply: Outgoing): Outgoing => {
  const text = method === "GET" && reply.status === 200 ? textOf(reply) : undefined
  if (text === undefined) return reply
  const etag = `"${textHash(text).toString(36)}"`
  return headers["if-none-match"] === etag
    ? { status: 304, body: undefined, headers: { etag } }
    : { ...reply, headers: { ...reply.headers, etag } }
}
