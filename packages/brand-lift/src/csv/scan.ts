/**
 * Finds the ends of CSV cells in bytes. The scanner examines 32 bytes at a time, without a branch per byte.
 *
 * Offsets are counted in UTF-16 code units of the decoded string, so the surplus bytes of multi-byte characters are subtracted. The result is correct
 * only for valid UTF-8, which the decoder verifies. The loop in `scan` is the hottest in the package. Its numbers stay small integers, and its output
 * buffers are allocated in advance.
 */

const newline = 10
const carriageReturn = 13
const quote = 34
const comma = 44

/** The number of bytes that are examined at a time. */
export const block = 32

/**
 * Returns one bit for each of four bytes. The bit is set if the byte's value is not greater than that of a comma (0x2C) or is not ASCII, and in rare
 * cases for other bytes. The subtraction sets the top bit of each such byte, and the multiplication combines the four top bits.
 */
const marks = (words: DataView, at: number): number => {
  const word = words.getInt32(at, true)
  return Math.imul((((word - 0x2d2d2d2d) | word) & 0x80808080) >>> 7, 0x10204080) >>> 28
}

const marksOf16 = (words: DataView, at: number): number =>
  marks(words, at) | (marks(words, at + 4) << 4) | (marks(words, at + 8) << 8) | (marks(words, at + 12) << 12)

/**
 * Returns the amount that a non-ASCII byte adds to the difference between the number of bytes and the number of UTF-16 code units. A 4-byte sequence
 * is two UTF-16 code units.
 */
const surplus = (byte: number): number => (byte < 0xc0 ? 1 : byte < 0xf0 ? 0 : -1)

export interface Found {
  /** The end offsets of all cells, in order. */
  readonly ends: Int32Array
  /** The index in `ends` of the first cell of each row. */
  readonly firsts: ReadonlyArray<number>
  /** The start offset of each row. */
  readonly starts: ReadonlyArray<number>
  /** The number of bytes in complete rows. The remaining bytes belong to an incomplete row. */
  readonly bytes: number
  /** Whether the scan stopped because the next row has text after a closing quote. */
  readonly isBroken: boolean
}

/** A reusable buffer for cell offsets, which is large enough for chunks of the usual size. */
const offsets = new Int32Array(128 * 1024)

/** Determines what follows a closing quote: the end of the cell, invalid text, or nothing because the received data ends there. */
const after = (bytes: Uint8Array, at: number, size: number): "end" | "text" | "nothing" => {
  const isReturn = bytes[at] === carriageReturn
  const last = isReturn ? at + 1 : at
  if (last >= size) return "nothing"
  return bytes[last] === newline || (bytes[last] === comma && !isReturn) ? "end" : "text"
}

/**
 * Finds the complete rows in the first `size` bytes. The scan starts at byte offset `start`, which corresponds to character offset `character`.
 * Overwrites the `block` bytes after `size`.
 */
export const scan = (bytes: Uint8Array<ArrayBuffer>, size: number, start = 0, character = 0): Found => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  bytes.fill(0x61, size, size + block)
  const ends = size <= offsets.length ? offsets : new Int32Array(size)
  const firsts: Array<number> = []
  const starts: Array<number> = []
  let [count, first, doubled, isOpen] = [0, 0, -1, false]
  let [row, cell, shift, rowShift] = [start, start, start - character, start - character]
  for (let base = 0; base < size; base += block) {
    let bits = marksOf16(words, base) | (marksOf16(words, base + 16) << 16)
    for (; bits !== 0; bits &= bits - 1) {
      const at = base + 31 - Math.clz32(bits & -bits)
      const byte = bytes[at] ?? 0
      if (byte === comma) {
        if (isOpen) continue
        ends[count++] = at - shift
        cell = at + 1
      } else if (byte === newline) {
        if (isOpen) continue
        ends[count++] = (at > cell && bytes[at - 1] === carriageReturn ? at - 1 : at) - shift
        firsts.push(first)
        starts.push(row - rowShift)
        first = count
        row = cell = at + 1
        rowShift = shift
      } else if (byte === quote) {
        if (!isOpen) isOpen = at === cell
        else if (at !== doubled) {
          if (at + 1 < size && bytes[at + 1] === quote) doubled = at + 1
          else {
            const what = after(bytes, at + 1, size)
            if (what !== "end") {
              return { ends: ends.slice(0, first), firsts, starts, bytes: row, isBroken: what === "text" }
            }
            isOpen = false
          }
        }
      } else if (byte >= 0x80 && at >= start) shift += surplus(byte)
    }
  }
  return { ends: ends.slice(0, first), firsts, starts, bytes: row, isBroken: false }
}
