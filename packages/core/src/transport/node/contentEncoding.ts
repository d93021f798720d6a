/**
 * Decodes the content codings of response bodies (`Content-Encoding`).
 */
import type { Transform } from "node:stream"
import * as zlib from "node:zlib"

/** Creates a decoder for a body that starts with `first`. `deflate` means the zlib format, but some servers send raw deflate data. */
type Make = (first: Uint8Array) => Transform

const isWrapped = ([first = 0]: Uint8Array): boolean => (first & 0x0f) === 8

const gunzip: Make = () => zlib.createGunzip()

const makers = new Map<string, Make>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", (first) => (isWrapped(first) ? zlib.createInflate() : zlib.createInflateRaw())],
  ["br", () => zlib.createBrotliDecompress()],
  // Support for zstd was added in Node 22.15.
  ...("createZstdDecompress" in zlib ? [["zstd", () => zlib.createZstdDecompress()] as const] : [])
])

/** The value of the `Accept-Encoding` header. */
export const acceptEncoding = [...makers.keys()].filter((name) => name !== "x-gzip").join(", ")

/** The error for a body in a coding that was not requested, or in two codings. */
export class UnknownCodingError extends Error {
  override readonly name = "UnknownCodingError"
  readonly code = "UNKNOWN_CONTENT_CODING"

  constructor(coding: string) {
    super(`the content coding "${coding}" cannot be read`)
  }
}

/** Returns the function that creates the decoder, or undefined if no coding was applied. Throws {@link UnknownCodingError} for an unknown coding. */
export const decoderFor = (coding: string): Make | undefined => {
  const name = coding.trim().toLowerCase()
  if (name === "" || name === "identity") return undefined
  const make = makers.get(name)
  if (make === undefined) throw new UnknownCodingError(name)
  return make
}
