/**
 * `Content-Encoding` of a callback: one coding at most, decoded under the same cap as the body.
 */
import { type SignatureHeaders, findHeader } from "../headers.ts"
import { WebhookError } from "../webhook-error.ts"

export type Coding = "gzip" | "deflate" | "br"

/** How a platform decompresses. */
export interface Inflate {
  supports(coding: Coding): boolean
  /**
   * Passes the decoded bytes to `take` piece by piece. Rejects with what `take` throws, which ends the work, with
   * {@link OverLimit} once there are more than `limitBytes`, and with anything else when the bytes are not what `coding` says.
   */
  decode(encoded: Encoded, take: (chunk: Uint8Array) => void): Promise<void>
}

export interface Encoded {
  readonly coding: Coding
  readonly chunks: ReadonlyArray<Uint8Array>
  /** Of the decoded form. */
  readonly limitBytes: number
}

/** The decoded form is longer than it may be. */
export class OverLimit extends Error {}

const codings: ReadonlyMap<string, Coding | undefined> = new Map([
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"]
])

/** @throws WebhookError `UnreadableBodyError` for a coding that is not read here; a list of codings is one of those. */
export const contentCoding = (headers: SignatureHeaders, inflate: Inflate): Coding | undefined => {
  const text = (findHeader(headers, "content-encoding") ?? "").trim().toLowerCase()
  const coding = codings.get(text)
  if (!codings.has(text) || (coding !== undefined && !inflate.supports(coding))) {
    const problem = "in a content encoding that is not read here"
    throw new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes: 0 })
  }
  return coding
}

/**
 * "deflate" is zlib's format (RFC 9110, 8.4.1.2), and some send it without its two header bytes: told apart by those
 * bytes, which are a checked multiple of 31.
 */
export const isZlib = (chunks: ReadonlyArray<Uint8Array>): boolean => {
  const [first = 0, second = 0] = [...(chunks[0]?.subarray(0, 2) ?? []), ...(chunks[1]?.subarray(0, 1) ?? [])]
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
}
