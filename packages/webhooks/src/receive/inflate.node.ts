/**
 * Decompresses with node:zlib: small bodies at once, as a stream costs more than they do, and others by streams, which work off the
 * main thread, a few bodies at a time.
 */
import { Readable, type Transform } from "node:stream"
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync
} from "node:zlib"
import { announcedBytes, narrowWindow } from "./brotli-window.ts"
import { type Encoded, type Inflate, isZlib, OverLimit } from "./encoding.ts"
import { inTurn } from "./in-turn.ts"

/** Bytes of the decoded form: a millisecond or two of the event loop. */
const atOnce = 512 * 1024

export const nodeInflate: Inflate = {
  supports: () => true,

  decode: async (encoded, take) => {
    const { coding, limitBytes } = encoded
    if (coding === "br" && announcedBytes(encoded.chunks) > limitBytes) throw new OverLimit()
    const chunks = coding === "br" ? narrowWindow(encoded.chunks, limitBytes) : encoded.chunks
    if (limitBytes <= atOnce) take(decodeAtOnce({ ...encoded, chunks }))
    else await inTurn(() => decodeByStream({ ...encoded, chunks }, take))
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

const decoderOf = ({ chunks, coding }: Encoded) => {
  if (coding === "gzip") return gunzipSync
  if (coding === "br") return brotliDecompressSync
  return isZlib(chunks) ? inflateSync : inflateRawSync
}

const decodeByStream = async (encoded: Encoded, take: (chunk: Uint8Array) => void): Promise<void> => {
  const stream = streamOf(encoded)
  Readable.from(encoded.chunks, { objectMode: false }).pipe(stream)
  let size = 0
  // Leaving the loop, by an error of `take` as well, destroys the stream and so stops the work.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > encoded.limitBytes) throw new OverLimit()
    take(chunk)
  }
}

/** Four times the default: each piece that comes out is a turn of the event loop. */
const options = { chunkSize: 64 * 1024 }

const streamOf = ({ chunks, coding }: Encoded): Transform => {
  if (coding === "gzip") return createGunzip(options)
  if (coding === "br") return createBrotliDecompress(options)
  return isZlib(chunks) ? createInflate(options) : createInflateRaw(options)
}
