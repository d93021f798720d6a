/**
 * Decompresses with node:zlib, whose streams work off the main thread, a few bodies at a time.
 */
import { Readable, type Transform } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib"
import { type Coding, type Inflate, isZlib } from "./encoding.ts"
import { inTurn } from "./in-turn.ts"

export const nodeInflate: Inflate = {
  supports: () => true,

  decode: (coding, chunks, take) =>
    inTurn(async () => {
      const stream = decompressor(coding, chunks)
      Readable.from(chunks, { objectMode: false }).pipe(stream)
      // Leaving the loop, by an error of `take` as well, destroys the stream and so stops the work.
      for await (const chunk of stream as AsyncIterable<Uint8Array>) take(chunk)
    })
}

/** Four times the default: each piece that comes out is a turn of the event loop. */
const options = { chunkSize: 64 * 1024 }

const decompressor = (coding: Coding, chunks: ReadonlyArray<Uint8Array>): Transform => {
  if (coding === "gzip") return createGunzip(options)
  if (coding === "br") return createBrotliDecompress(options)
  return isZlib(chunks) ? createInflate(options) : createInflateRaw(options)
}
