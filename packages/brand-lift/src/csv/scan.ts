/**
 * Finds the ends of CSV cells in bytes, 32 at a time and without a branch per byte.
 *
 * Offsets are counted in characters of the decoded text, so the continuation bytes of a character are subtracted. That is valid only for UTF-8, which
 * the decoder verifies. This is the hottest loop of the package: its numbers stay small integers, and all its output is allocated in advance.
 */

const newline = 10
const carriageReturn = 13
const quote = 34
const comma = 44

/** The number of bytes that are examined together. */
export const block = 32

/**
 * Returns one bit for each of four bytes, which is set if the byte may be a separator or is not ASCII: it is at most a comma, or rarely another byte.
 * The top bit of each byte indicates this, and the multiplication combines the four bits.
 */
const marks = (words: DataView, at: number): number => {
  const word = words.getInt32(at, true)
  return Math.imul((((word - 0x2d2d2d2d) | word) & 0x80808080) >>> 7, 0x10204080) >>> 28
}

const marksOf16 = (words: DataView, at: number): number =>
  marks(words, at) | (marks(words, at + 4) << 4) | (marks(words, at + 8) << 8) | (marks(words, at + 12) << 12)

/** Returns how much a byte reduces the number of characters compared with the number of bytes. A 4-byte sequence is two UTF-16 code units. */
const surplus = (byte: number): number => (byte < 0xc0 ? 1 : byte < 0xf0 ? 0 : -1)

export interface Found {
  /** The end offsets of the cells of all rows, in order. */
  readonly ends: Int32Array
  /** For each row, the index in `ends` of its first cell. */
  readonly firsts: ReadonlyArray<number>
  /** For each row, the offset at which it begins. */
  readonly starts: ReadonlyArray<number>
  /** The number of bytes of the complete rows; the rest is an incomplete row. */
  readonly bytes: number
  /** Whether the rows end here because the next one has text after a closing quote. */
  readonly isBroken: boolean
}

/** A buffer for the offsets of cells, large enough for the usual chunks. */
const places = new Int32Array(128 * 1024)

/** Returns what follows a closing quote: the end of a cell, invalid text, or the end of the received data. */
const after = (bytes: Uint8Array, at: number, size: number): "end" | "text" | "nothing" => {
  const isReturn = bytes[at] === carriageReturn
  const last = isReturn ? at + 1 : at
  if (last >= size) return "nothing"
  return bytes[last] === newline || (bytes[last] === comma && !isReturn) ? "end" : "text"
}

/**
 * Finds the complete rows in the first `size` bytes, starting at byte offset `start`, which is character offset `character`. Overwrites the `block`
 * bytes after `size`.
 */
export const scan = (bytes: Uint8Array<ArrayBuffer>, size: number, start = 0, character = 0): Found => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  bytes.fill(0x61, size, size + block)
  const ends = size <= places.length ? places : new Int32Array(size)
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
