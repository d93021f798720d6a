/**
 * Decompresses with node:zlib, whose streams work off the main thread.
 */
import { Readable, type Transform } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib"
import { type Coding, type Inflate, isZlib } from "./encoding.ts"

export const nodeInflate: Inflate = {
  supports: () => true,

  decode: async (coding, chunks, take) => {
    const stream = decompressor(coding, chunks)
    Readable.from(chunks, { objectMode: false }).pipe(stream)
    // Leaving the loop, by an error of `take` as well, destroys the stream and so stops the work.
    for await (const chunk of stream as AsyncIterable<Uint8Array>) take(chunk)
  }
}

const decompressor = (coding: Coding, chunks: ReadonlyArray<Uint8Array>): Transform => {
  if (coding === "gzip") return createGunzip()
  if (coding === "br") return createBrotliDecompress()
  return isZlib(chunks) ? createInflate() : createInflateRaw()
}
