/**
 * Encodes bodies for storage as one zstd frame of level 1. Compression and decompression run outside the event loop's thread.
 *
 * The body must be one frame. Node decompresses only the first of several frames and stops without an error, unless the frames happen to end at the
 * boundaries of its output buffers.
 */
import { createHash } from "node:crypto"
import { once } from "node:events"
import { setImmediate as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { constants, createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from "node:zlib"
import type { Entry, StreamName } from "./Message.ts"

const compressAll = promisify(zstdCompress)
const decompressAll = promisify(zstdDecompress)
/** The frame contains a checksum of the content, because an erased body no longer matches its digest. */
const level1 = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** The number of bytes that are hashed and compressed at a time. Each step blocks the event loop for less than a millisecond. */
const stepBytes = 1024 * 1024

/** A body as it is stored, with the digest that identifies it. */
export interface EncodedBody {
  /** The SHA-256 of the stream, the signature time and the body, in Base64url. */
  readonly digest: string
  readonly body: Uint8Array
}

/** Computes the digest in steps, without compressing the body. */
export const digestOf = async (stream: StreamName, signedAt: number, chunks: Iterable<Uint8Array>): Promise<string> => {
  const digest = beginDigest(stream, signedAt)
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += stepBytes) {
      digest.update(chunk.subarray(at, at + stepBytes))
      await pause()
    }
  }
  return digest.digest("base64url")
}

const beginDigest = (stream: StreamName, signedAt: number) => createHash("sha256").update(`${stream}\n${signedAt}\n`)

/** Hashes and compresses chunk by chunk; the body is never joined in memory. */
export const encodeBody = async (
  stream: StreamName,
  signedAt: number,
  chunks: Iterable<Uint8Array>
): Promise<EncodedBody> => {
  const digest = beginDigest(stream, signedAt)
  const items = [...chunks]
  if (items.reduce((sum, { length }) => sum + length, 0) <= stepBytes) {
    const whole = Buffer.concat(items)
    return { digest: digest.update(whole).digest("base64url"), body: await compressAll(whole, level1) }
  }
  const compress = createZstdCompress({ ...level1, chunkSize: stepBytes / 4 })
  const encoded: Array<Uint8Array> = []
  compress.on("data", (piece: Uint8Array) => encoded.push(piece))
  const ended = once(compress, "end")
  for (const chunk of items) {
    for (let at = 0; at < chunk.length; at += stepBytes) {
      const step = chunk.subarray(at, at + stepBytes)
      digest.update(step)
      if (!compress.write(step)) await once(compress, "drain")
    }
  }
  compress.end()
  await ended
  return { digest: digest.digest("base64url"), body: Buffer.concat(encoded) }
}

export const encodeText = (stream: StreamName, signedAt: number, text: string): Promise<EncodedBody> =>
  encodeBody(stream, signedAt, [Buffer.from(text)])

/** Decodes a stored body. Rejects with {@link DamagedBodyError} if the bytes are not the output of `pack`. */
export const decodeBody = async (body: Uint8Array): Promise<Uint8Array> =>
  body.length === 0 ? body : undamaged(() => decompressAll(body))

/** Decodes a stored body into chunks, because joining tens of megabytes would block the event loop. */
export const decodeChunks = (body: Uint8Array, bytes: number): Promise<ReadonlyArray<Uint8Array>> =>
  undamaged(async () => {
    if (body.length === 0) return []
    if (bytes <= stepBytes) return [await decompressAll(body)]
    const chunks: Array<Uint8Array> = []
    const decompress = createZstdDecompress({ chunkSize: stepBytes })
    decompress.end(body)
    for await (const chunk of decompress) chunks.push(chunk as Uint8Array)
    return chunks
  })

/** Returns the stored body of an entry in chunks, or undefined if its length or its compression shows that it is damaged. */
export const decodeEntry = async (
  { bytes, evidence }: Pick<Entry, "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  try {
    const chunks = await decodeChunks(stored, bytes)
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    // Truncated data would decode to a shorter body without an error.
    return evidence === "kept" && size !== bytes ? undefined : chunks
  } catch (cause) {
    if (cause instanceof DamagedBodyError) return undefined
    throw cause
  }
}

/** Like `decodeEntry`, but also returns undefined if only the digest shows that the body is damaged. */
export const decodeIntact = async (
  entry: Pick<Entry, "stream" | "signedAt" | "digest" | "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  const chunks = await decodeEntry(entry, stored)
  if (chunks === undefined || entry.evidence !== "kept") return chunks
  return (await digestOf(entry.stream, entry.signedAt, chunks)) === entry.digest ? chunks : undefined
}

/** Thrown when the stored bytes are damaged and can never be decompressed. */
export class DamagedBodyError extends Error {
  override readonly name = "DamagedBodyError"
}

/** Distinguishes damage from temporary failures, such as a lack of memory. */
const undamaged = async <A>(read: () => Promise<A>): Promise<A> => {
  try {
    return await read()
  } catch (cause) {
    const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
    const isDamage = /^(ZSTD_error_|Z_)/.test(code) && !/memory|MEM_ERROR/.test(code)
    throw isDamage ? new DamagedBodyError(code, { cause }) : cause
  }
}
