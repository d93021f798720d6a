/**
 * Encodes bodies for storage: one zstd frame of level 1, compressed and decompressed off the event loop's thread.
 *
 * It must be one frame. Node decompresses the first of several and stops without an error, unless the frames happen to end
 * where its output buffers do.
 */
import { createHash } from "node:crypto"
import { once } from "node:events"
import { setImmediate as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { constants, createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from "node:zlib"
import type { Entry, StreamName } from "./Message.ts"

const compressAll = promisify(zstdCompress)
const decompressAll = promisify(zstdDecompress)
/** With a checksum of the content: a body that was erased has no digest any more. */
const level1 = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** How much is hashed and compressed at a time: under a millisecond of the event loop. */
const stepBytes = 1024 * 1024

/** What a body is found again by, and what it is stored as. */
export interface EncodedBody {
  /** Base64url SHA-256 of stream, signature time and body. */
  readonly digest: string
  readonly body: Uint8Array
}

/** The digest alone, a step at a time. */
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

/** Rejects with {@link DamagedBodyError} when the bytes are not what `pack` wrote. */
export const decodeBody = async (body: Uint8Array): Promise<Uint8Array> =>
  body.length === 0 ? body : undamaged(() => decompressAll(body))

/** Decodes into chunks: joining tens of megabytes would block the event loop. */
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

/** The stored body of an entry in chunks; undefined when it is damaged so that its length or its compression shows it. */
export const decodeEntry = async (
  { bytes, evidence }: Pick<Entry, "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  try {
    const chunks = await decodeChunks(stored, bytes)
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    // A body that is cut short would be taken for a shorter one.
    return evidence === "kept" && size !== bytes ? undefined : chunks
  } catch (cause) {
    if (cause instanceof DamagedBodyError) return undefined
    throw cause
  }
}

/** The same; undefined also when only its digest tells that it is damaged. */
export const decodeIntact = async (
  entry: Pick<Entry, "stream" | "signedAt" | "digest" | "bytes" | "evidence">,
  stored: Uint8Array
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  const chunks = await decodeEntry(entry, stored)
  if (chunks === undefined || entry.evidence !== "kept") return chunks
  return (await digestOf(entry.stream, entry.signedAt, chunks)) === entry.digest ? chunks : undefined
}

/** The stored bytes cannot be decompressed, now or later. */
export class DamagedBodyError extends Error {
  override readonly name = "DamagedBodyError"
}

/** Tells damage from what may pass, such as a lack of memory. */
const undamaged = async <A>(read: () => Promise<A>): Promise<A> => {
  try {
    return await read()
  } catch (cause) {
    const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
    const isDamage = /^(ZSTD_error_|Z_)/.test(code) && !/memory|MEM_ERROR/.test(code)
    throw isDamage ? new DamagedBodyError(code, { cause }) : cause
  }
}
