/**
 * Narrows the window of a Brotli stream.
 *
 * A decoder hands nothing on before it has filled its window, which the sender chooses: 16 MB out of 67 bytes, for 40 ms of CPU. A stream
 * that decodes to less than its window decodes to the same bytes in a narrower one, so the first four bits, which hold the window
 * (RFC 7932, 9.1), are replaced when the limit is below it.
 */

/** Windows of 2^18 to 2^24 bytes have codes of four bits, `1` and three bits that are not all zero; all others are narrower. */
const [narrowest, base] = [18, 17]

/** What decodes to `limitBytes` at most decodes to the same as `chunks`. */
export const narrowWindow = (chunks: ReadonlyArray<Uint8Array>, limitBytes: number): ReadonlyArray<Uint8Array> => {
  const at = chunks.findIndex(({ length }) => length > 0)
  const first = chunks[at]
  const byte = first?.[0] ?? 0
  const code = (byte >> 1) & 7
  if (first === undefined || (byte & 1) === 0 || code === 0) return chunks
  let bits = narrowest
  while (bits < base + code && 2 ** bits - 16 <= limitBytes) bits++
  if (bits === base + code) return chunks
  const narrowed = new Uint8Array(first)
  narrowed[0] = (byte & 0xf0) | 1 | ((bits - base) << 1)
  return chunks.with(at, narrowed)
}

/**
 * How many bytes the first part of a stream says that it decodes to (RFC 7932, 9.2), 0 when it does not say: more than the limit need not be
 * decoded at all.
 */
export const announcedBytes = (chunks: ReadonlyArray<Uint8Array>): number => {
  const head: Array<number> = []
  for (const chunk of chunks) if (head.length < headBytes) head.push(...chunk.subarray(0, headBytes - head.length))
  let at = 0
  const bits = (count: number): number => {
    let value = 0
    for (let index = 0; index < count; index++, at++) value += (((head[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** index
    return value
  }
  // The window has a code of one bit, of four, or of seven.
  if (bits(1) === 1 && bits(3) === 0) bits(3)
  const isLast = bits(1) === 1
  if (isLast && bits(1) === 1) return 0
  const nibbles = bits(2) + 4
  return nibbles === 7 ? 0 : bits(4 * nibbles) + 1
}

/** 7 bits of the window, 4 of the kind and 24 of the length at most. */
const headBytes = 5
