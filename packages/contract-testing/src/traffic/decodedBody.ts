/**
 * Decodes compressed bodies.
 */
import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
  zstdDecompressSync
} from "node:zlib"

type Decoder = (bytes: Uint8Array, options?: Pick<ZlibOptions, "maxOutputLength">) => Buffer

/** Decompresses `deflate` data. The low bits of the first byte indicate whether the data has a zlib header. */
const inflate: Decoder = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync(bytes, options) : inflateRawSync(bytes, options)

const decoders: ReadonlyMap<string, Decoder> = new Map([
  ["br", brotliDecompressSync],
  ["deflate", inflate],
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["zstd", zstdDecompressSync]
])

/** Returns the function that decodes a body with the given `Content-Encoding`, or undefined if the encoding is absent or not known. */
export const decoderOf = (contentEncoding = ""): Decoder | undefined =>
  decoders.get(contentEncoding.trim().toLowerCase())

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
  try {
    return decoderOf(encoding)?.(body, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}
