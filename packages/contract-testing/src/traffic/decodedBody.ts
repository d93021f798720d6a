/**
 * Decodes a compressed body.
 */
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib"

const decoders = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  zstd: zstdDecompressSync
}

const isKnown = (encoding: string): encoding is keyof typeof decoders => Object.hasOwn(decoders, encoding)

/**
 * Decodes a body with the given `Content-Encoding`. Returns undefined if the encoding is not known, the body cannot be decoded, or the decoded body
 * would be longer than `maxBytes`.
 */
export const decodedBody = (
  body: Buffer | undefined,
  contentEncoding: string | undefined,
  maxBytes: number
): Buffer | undefined => {
  const encoding = contentEncoding?.trim().toLowerCase() ?? "identity"
  if (body === undefined || body.length === 0 || encoding === "identity") return body
  if (!isKnown(encoding)) return undefined
  try {
    return decoders[encoding](body, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}
