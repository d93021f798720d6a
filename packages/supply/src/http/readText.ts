/**
 * Reads request bodies as strings, up to a maximum size.
 */
import type { IncomingMessage } from "node:http"

/** The maximum size of a request body in bytes. */
export const maxBodyBytes = 1_048_576

/** Reads a request body as a string. Returns undefined if the body is larger than `maxBodyBytes`. Rejects if the request is aborted. */
export const readText = async (
  body: AsyncIterable<Uint8Array> | IncomingMessage | null
): Promise<string | undefined> => {
  const parts: Array<Uint8Array> = []
  let length = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > maxBodyBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}
