/** Supports conditional requests. Replies have an `ETag`, and a request with the same tag in `If-None-Match` gets status 304 without a body. */
import { serializeOnce, type Incoming, type Outgoing, serialize } from "./Message.ts"
import { textHash } from "./textHash.ts"

/** Returns the body as a string, or undefined if the body consists of bytes or chunks. */
const textOf = ({ body, type }: Outgoing): string | undefined => {
  if (type === undefined) return typeof body === "object" && body !== null ? serialize(serializeOnce(body)) : undefined
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
