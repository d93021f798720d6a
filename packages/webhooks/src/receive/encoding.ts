/**
 * Reads the `Content-Encoding` of a callback. At most one coding is supported. The limit for the body also applies to the decoded bytes.
 */
import { type SignatureHeaders, findHeader } from "../findHeader.ts"
import { WebhookError } from "../WebhookError.ts"

export type Coding = "gzip" | "deflate" | "br"

/** The decompression functions of a runtime. */
export interface Inflate {
  supports(coding: Coding): boolean
  /**
   * Passes the decoded bytes to `take` chunk by chunk. If `take` throws, decoding stops and the promise rejects with the same error. Rejects with
   * {@link OverLimit} if there are more than `limitBytes` decoded bytes, and with any other error if the bytes are not in the format of `coding`.
   */
  decode(encoded: Encoded, take: (chunk: Uint8Array) => void): Promise<void>
}

export interface Encoded {
  readonly coding: Coding
  readonly chunks: ReadonlyArray<Uint8Array>
  /** The maximum number of decoded bytes. */
  readonly limitBytes: number
}

/** The error that is thrown if the decoded body exceeds its limit. */
export class OverLimit extends Error {}

const codings: ReadonlyMap<string, Coding | undefined> = new Map([
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"]
])

/** @throws {WebhookError} `UnreadableBodyError` if the coding is not supported. A list of several codings is never supported. */
export const contentCoding = (headers: SignatureHeaders, inflate: Inflate): Coding | undefined => {
  const text = (findHeader(headers, "content-encoding") ?? "").trim().toLowerCase()
  const coding = codings.get(text)
  if (!codings.has(text) || (coding !== undefined && !inflate.supports(coding))) {
    const problem = "in an unsupported content encoding"
    throw new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes: 0 })
  }
  return coding
}

/**
 * Checks whether the bytes are in the zlib format, which the coding `deflate` requires (RFC 9110, 8.4.1.2). Some senders omit the two header bytes of
 * zlib. The header can be recognised because its two bytes form a multiple of 31.
 */
export const isZlib = (chunks: ReadonlyArray<Uint8Array>): boolean => {
  const [first = 0, second = 0] = headOf(chunks, 2)
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
}

/** Returns the first `count` bytes, or all bytes if there are fewer. */
export const headOf = (chunks: ReadonlyArray<Uint8Array>, count: number): Uint8Array => {
  const head = new Uint8Array(count)
  let size = 0
  for (const chunk of chunks) {
    const part = chunk.subarray(0, count - size)
    head.set(part, size)
    size += part.length
    if (size === count) break
  }
  return head.subarray(0, size)
}
