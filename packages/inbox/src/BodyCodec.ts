/**
 * Compresses the bodies of callbacks for storage, each as a single zstd frame at compression level 1. Bodies are compressed and decompressed outside
 * the main thread, so the event loop is not blocked.
 *
 * A body must be a single frame. If there are several frames, Node decompresses only the first and stops without an error, unless the frames happen
 * to end at the boundaries of its output buffers.
 */
import { createHash } from "node:crypto"
import { once } from "node:events"
import { setImmediate as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { constants, createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from "node:zlib"
import type { Entry, StreamName } from "./Message.ts"

const compressAll = promisify(zstdCompress)
const decompressAll = promisify(zstdDecompress)
/**
 * The frame contains a checksum of the body, because the digest of its log entry no longer matches after identifiers have been erased from the body.
 */
const level1 = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** The number of bytes that are hashed and compressed in one step. A step blocks the event loop for less than a millisecond. */
const stepBytes = 1024 * 1024

/** A body as it is stored, with the digest that identifies it. */
export interface EncodedBody {
  /** The SHA-256 hash of the stream name, the signature time and the body, in Base64url. */
  readonly digest: string
  readonly body: Uint8Array
}

/** Computes the digest of a body in steps, without compressing the body. */
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

/** Hashes and compresses a body. A body of more than 1 MiB is processed in steps, and its chunks are never joined in memory. */
export const encodeBody = async (
  stream: StreamName,
  signedAt: number,
  chunks: Iterable<Uint8Array>
): Promise<EncodedBody> => {
  const digest = beginDigest(stream, signedAt)
  const items = [...chunks]
  if (items.reduce((sum, { length }) => sum + length, 0) <= stepBytes) {
    const uncompressed = Buffer.concat(items)
    return { digest: digest.update(uncompressed).digest("base64url"), body: await compressAll(uncompressed, level1) }
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

/** Decodes a stored body. Rejects with {@link DamagedBodyError} if the bytes are not a valid zstd frame. */
export const decodeBody = async (body: Uint8Array): Promise<Uint8Array> =>
  body.length === 0 ? body : undamaged(() => decompressAll(body))

/** Decodes a stored body into chunks. The chunks are not joined, because joining tens of megabytes would block the event loop. */
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

/** Decodes the stored body of a log entry into chunks. Returns undefined if the body cannot be decompressed or has the wrong length. */
export const decodeEntry = async (
  { bytes, evidence }: Pick<Entry, "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  try {
    const chunks = await decodeChunks(stored, bytes)
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    // The decoded length is compared with the recorded length, because truncated data can decode to a shorter body without an error.
    return evidence === "kept" && size !== bytes ? undefined : chunks
  } catch (cause) {
    if (cause instanceof DamagedBodyError) return undefined
    throw cause
  }
}

/** Like `decodeEntry`, but also returns undefined if the decoded body does not match the digest of the entry. */
export const decodeIntact = async (
  entry: Pick<Entry, "stream" | "signedAt" | "digest" | "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  const chunks = await decodeEntry(entry, stored)
  if (chunks === undefined || entry.evidence !== "kept") return chunks
  return (await digestOf(entry.stream, entry.signedAt, chunks)) === entry.digest ? chunks : undefined
}

/** The error that is thrown when stored bytes are damaged and can therefore never be decompressed. */
export class DamagedBodyError extends Error {
  override readonly name = "DamagedBodyError"
}

/**
 * Runs `read`. Rejects with {@link DamagedBodyError} if the data is damaged. Rejects with the original error for a temporary failure, such as a lack
 * of memory.
 */
const undamaged = async <A>(read: () => Promise<A>): Promise<A> => {
  try {
    return await read()
  } catch (cause) {
    const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
    const isDamage = /^(ZSTD_error_|Z_)/.test(code) && !/memory|MEM_ERROR/.test(code)
    throw isDamage ? new DamagedBodyError(code, { cause }) : cause
  }
}
