/**
 * Decompresses bodies with `node:zlib`. Small bodies are decompressed synchronously, because creating a stream takes longer than decompressing them.
 * Larger bodies are decompressed by streams on other threads, and only a few at the same time.
 */
import { Readable, type Transform } from "node:stream"
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync
} from "node:zlib"
import { announcedBytes, narrowWindow } from "./brotliWindow.ts"
import { type Encoded, headOf, type Inflate, isZlib, OverLimit } from "./encoding.ts"
import { withConcurrencyLimit } from "./withConcurrencyLimit.ts"

/** The maximum number of decoded bytes for synchronous decompression, which blocks the event loop for one or two milliseconds. */
const atOnce = 512 * 1024

export const nodeInflate: Inflate = {
  supports: () => true,

  decode: async (encoded, take) => {
    const { coding, limitBytes } = encoded
    if (coding === "br" && announcedBytes(encoded.chunks) > limitBytes) throw new OverLimit()
    const chunks = coding === "br" ? narrowWindow(encoded.chunks, limitBytes) : encoded.chunks
    if (limitBytes <= atOnce) take(decodeAtOnce({ ...encoded, chunks }))
    else {
      checkHead({ ...encoded, chunks })
      await withConcurrencyLimit(() => decodeByStream({ ...encoded, chunks }, take))
    }
  }
}

const decodeAtOnce = (encoded: Encoded): Uint8Array => {
  const bytes = Buffer.concat(encoded.chunks)
  try {
    return decoderOf(encoded)(bytes, { maxOutputLength: encoded.limitBytes })
  } catch (cause) {
    throw cause instanceof RangeError ? new OverLimit() : cause
  }
}

/**
 * The number of bytes to check before a stream is created. If a body is not in the expected format, the error is almost always within these bytes.
 */
const headBytes = 64

/**
 * Throws if the first bytes are not in the format of `coding`. The check takes 12 µs, or up to 100 µs if it throws, whereas a stream that fails takes
 * milliseconds, including garbage collection.
 */
const checkHead = (encoded: Encoded): void => {
  const finishFlush = encoded.coding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  try {
    decoderOf(encoded)(headOf(encoded.chunks, headBytes), { finishFlush, chunkSize: 1024, maxOutputLength: 16 * 1024 })
  } catch (cause) {
    // A RangeError means that the output limit was reached. The data is valid up to that point.
    if (!(cause instanceof RangeError)) throw cause
  }
}

const decoderOf = ({ chunks, coding }: Encoded) => {
  if (coding === "gzip") return gunzipSync
  if (coding === "br") return brotliDecompressSync
  return isZlib(chunks) ? inflateSync : inflateRawSync
}

const decodeByStream = async (encoded: Encoded, take: (chunk: Uint8Array) => void): Promise<void> => {
  const stream = streamOf(encoded)
  Readable.from(encoded.chunks, { objectMode: false }).pipe(stream)
  let size = 0
  // The stream is destroyed when the loop ends, even if `take` throws. This stops decompression.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > encoded.limitBytes) throw new OverLimit()
    take(chunk)
  }
}

/** The chunk size is four times the default, because each output chunk costs a turn of the event loop. */
const options = { chunkSize: 64 * 1024 }

const streamOf = ({ chunks, coding }: Encoded): Transform => {
  if (coding === "gzip") return createGunzip(options)
  if (coding === "br") return createBrotliDecompress(options)
  return isZlib(chunks) ? createInflate(options) : createInflateRaw(options)
}
