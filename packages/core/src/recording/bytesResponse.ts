/**
 * Reads the bytes of a response, and creates a response from bytes.
 */
import type { FetchResponse, ResponseHeaders } from "../transport/Fetch.ts"

/** Reads the body of a response. */
export const bytesOf = async (response: FetchResponse): Promise<Uint8Array> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return new TextEncoder().encode(await response.text())
  const chunks: Array<Uint8Array> = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return joined(chunks)
    chunks.push(value)
  }
}

const joined = (chunks: ReadonlyArray<Uint8Array>): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Returns the text that the bytes encode in UTF-8, or undefined if the bytes are not text. Without `strict`, invalid bytes are replaced. */
export const textOf = (bytes: Uint8Array, strict: boolean): string | undefined => {
  try {
    const text = new TextDecoder("utf-8", { fatal: strict }).decode(bytes)
    return strict && text.includes("\0") ? undefined : text
  } catch {
    return undefined
  }
}

/** The maximum number of bytes to convert per call, because a call accepts only a limited number of arguments. */
const step = 8192

export const toBase64 = (bytes: Uint8Array): string => {
  let characters = ""
  for (let at = 0; at < bytes.length; at += step) characters += String.fromCodePoint(...bytes.subarray(at, at + step))
  return btoa(characters)
}

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)

/** Returns a response with the given bytes, which can be read as text or as a stream. */
export const bytesResponse = (status: number, headers: ResponseHeaders, bytes: Uint8Array): FetchResponse => ({
  status,
  headers,
  text: async () => new TextDecoder().decode(bytes),
  body: new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    }
  })
})
