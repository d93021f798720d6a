/**
 * Narrows the window of a Brotli stream.
 *
 * A decoder outputs nothing until it has filled its window, whose size the sender chooses. 67 bytes can fill 16 MB and cost 40 ms of CPU time. A
 * stream that decodes to less than its window decodes to the same bytes with a smaller window, so the first four bits, which contain the window size
 * (RFC 7932, 9.1), are replaced if the limit is smaller than the window.
 */

import { headOf } from "./encoding.ts"

/**
 * The sizes of windows with a code of four bits. Windows of 2^18 to 2^24 bytes have the code `1` followed by three bits that are not all zero; all
 * others are smaller.
 */
const [narrowest, base] = [18, 17]

/** Returns a stream with a smaller window. It has the same content as `chunks` if that decodes to at most `limitBytes`. */
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
  // Only the first byte is replaced and the rest is not copied, because a forged body may be one chunk of 32 MB.
  return chunks.toSpliced(at, 1, narrowed, first.subarray(1))
}

/**
 * Returns the decoded size that the first part of a stream announces (RFC 7932, 9.2), or 0 if it announces none. If it exceeds the limit, nothing
 * needs to be decoded.
 */
export const announcedBytes = (chunks: ReadonlyArray<Uint8Array>): number => {
  const head = headOf(chunks, headBytes)
  let at = 0
  const bits = (count: number): number => {
    let value = 0
    for (let index = 0; index < count; index++, at++) value += (((head[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** index
    return value
  }
  // The code of the window has one, four or seven bits.
  if (bits(1) === 1 && bits(3) === 0) bits(3)
  const isLast = bits(1) === 1
  if (isLast && bits(1) === 1) return 0
  const nibbles = bits(2) + 4
  return nibbles === 7 ? 0 : bits(4 * nibbles) + 1
}

/** At most 7 bits for the window, 4 for the kind and 24 for the length. */
const headBytes = 5
