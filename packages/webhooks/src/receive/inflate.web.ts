/**
 * Decompresses bodies with `DecompressionStream`, which all supported runtimes provide. Brotli is available only if the runtime supports it.
 */
import { announcedBytes, narrowWindow } from "./brotliWindow.ts"
import { type Coding, type Inflate, isZlib, OverLimit } from "./encoding.ts"

const format = (coding: Coding, chunks: ReadonlyArray<Uint8Array>): string => {
  if (coding === "br") return "brotli"
  return coding === "deflate" && !isZlib(chunks) ? "deflate-raw" : coding
}

/** Creates a `DecompressionStream`. The cast is required because TypeScript's type declarations do not include Brotli yet. */
const decompression = (name: string): DecompressionStream => new DecompressionStream(name as CompressionFormat)

export const webInflate: Inflate = {
  supports: (coding) => {
    try {
      return decompression(format(coding, [])) !== undefined
    } catch {
      return false
    }
  },

  decode: async ({ chunks: received, coding, limitBytes }, take) => {
    if (coding === "br" && announcedBytes(received) > limitBytes) throw new OverLimit()
    const chunks = coding === "br" ? narrowWindow(received, limitBytes) : received
    const { readable, writable } = decompression(format(coding, chunks))
    const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader()
    // Writer errors also reach the reader, so they are ignored here.
    const written = write(writable.getWriter(), chunks).catch(() => {})
    try {
      let size = 0
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        size += piece.value.length
        if (size > limitBytes) throw new OverLimit()
        take(piece.value)
      }
    } catch (cause) {
      await reader.cancel().catch(() => {})
      throw cause
    } finally {
      await written
    }
  }
}

const write = async (
  writer: WritableStreamDefaultWriter<BufferSource>,
  chunks: ReadonlyArray<Uint8Array>
): Promise<void> => {
  for (const chunk of chunks) await writer.write(Uint8Array.from(chunk))
  await writer.close()
}
