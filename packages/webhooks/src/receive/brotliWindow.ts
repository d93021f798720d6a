/**
 * Reduces the window size of a Brotli stream.
 *
 * A decoder outputs nothing until it has filled its window, and the sender chooses the size of the window. A stream of 67 bytes can fill 16 MB and
 * cost 40 ms of CPU time. A stream whose decoded size is smaller than its window decodes to the same bytes with a smaller window. If the maximum
 * decoded size is smaller than the window, the first four bits, which contain the window size (RFC 7932, 9.1), are therefore replaced.
 */

import { headOf } from "./encoding.ts"

/**
 * Windows of 2^18 to 2^24 bytes are encoded as `1` followed by a three-bit code from 1 to 7. `narrowest` is the exponent of the smallest of these
 * windows, and `base` plus the code is the exponent of the encoded window. All other windows are smaller.
 */
const [narrowest, base] = [18, 17]

/** Returns the stream with a smaller window. The result decodes to the same bytes as `chunks` if the decoded size is at most `limitBytes`. */
export const narrowWindow = (chunks: ReadonlyArray<Uint8Array>, limitBytes: number): ReadonlyArray<Uint8Array> => {
  const at = chunks.findIndex(({ length }) => length > 0)
  const first = chunks[at]
  const byte = first?.[0] ?? 0
  const code = (byte >> 1) & 7
  if (first === undefined || (byte & 1) === 0 || code === 0) return chunks
  let bits = narrowest
  while (bits < base + code && 2 ** bits - 16 <= limitBytes) bits++
  if (bits === base + code) return chunks
  const narrowed = Uint8Array.of((byte & 0xf0) | 1 | ((bits - base) << 1))
  // Only the first byte is copied and changed, because a forged body may be a single chunk of 32 MB.
  return chunks.toSpliced(at, 1, narrowed, first.subarray(1))
}

/**
 * Returns the decoded size, in bytes, that the first meta-block of a stream declares (RFC 7932, 9.2), or 0 if it does not declare a size. If the size
 * exceeds the limit, the stream need not be decoded.
 */
export const announcedBytes = (chunks: ReadonlyArray<Uint8Array>): number => {
  const head = headOf(chunks, headBytes)
  let at = 0
  const bits = (count: number): number => {
    let value = 0
    for (let index = 0; index < count; index++, at++) value += (((head[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** index
    return value
  }
  // The window size is encoded in one, four or seven bits.
  if (bits(1) === 1 && bits(3) === 0) bits(3)
  const isLast = bits(1) === 1
  if (isLast && bits(1) === 1) return 0
  const nibbles = bits(2) + 4
  return nibbles === 7 ? 0 : bits(4 * nibbles) + 1
}

/** The number of bytes to read: at most 7 bits for the window size, 4 for the kind of meta-block and 24 for the length. */
const headBytes = 5
