/**
 * Content codings of reply bodies.
 */
import type { Transform } from "node:stream"
import * as zlib from "node:zlib"

/** Of two makers the first chunk tells: deflate means zlib's format, and some servers send it bare. */
type Make = (first: Uint8Array) => Transform

const isWrapped = ([first = 0]: Uint8Array): boolean => (first & 0x0f) === 8

const gunzip: Make = () => zlib.createGunzip()

const makers = new Map<string, Make>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", (first) => (isWrapped(first) ? zlib.createInflate() : zlib.createInflateRaw())],
  ["br", () => zlib.createBrotliDecompress()],
  // Since Node 22.15.
  ...("createZstdDecompress" in zlib ? [["zstd", () => zlib.createZstdDecompress()] as const] : [])
])

/** The codings to ask for. */
export const accepted = [...makers.keys()].filter((name) => name !== "x-gzip").join(", ")

/** A body in a coding that was not asked for, or in two: it would be taken for garbage. */
export class UnknownCodingError extends Error {
  override readonly name = "UnknownCodingError"
  readonly code = "UNKNOWN_CONTENT_CODING"

  constructor(coding: string) {
    super(`the content coding "${coding}" cannot be read`)
  }
}

/** What makes the decoder of a body from its first chunk; undefined for a body that is not coded. */
export const decoderOf = (coding: string | null): Make | undefined => {
  if (coding === null) return undefined
  const name = coding.trim().toLowerCase()
  if (name === "" || name === "identity") return undefined
  const make = makers.get(name)
  if (make === undefined) throw new UnknownCodingError(name)
  return make
}
