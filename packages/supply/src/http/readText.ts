/**
 * Bodies of requests as text, up to a length.
 */
import type { IncomingMessage } from "node:http"

/** The longest body, in bytes. */
export const mostBytes = 1_048_576

/** Reads a request body as text; undefined when it is longer than `mostBytes`. Rejects when the request is aborted. */
export const readText = async (
  body: AsyncIterable<Uint8Array> | IncomingMessage | null
): Promise<string | undefined> => {
  const parts: Array<Uint8Array> = []
  let length = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}
