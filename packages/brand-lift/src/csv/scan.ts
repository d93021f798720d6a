/**
 * Where the cells of a CSV end, found in its bytes, 32 at a time, without a branch for each.
 *
 * Places are counted in characters of the text that the bytes will be, so the bytes of a character after its first are taken off. That holds
 * for UTF-8 alone; who decodes the text finds out whether it was. The loop is the hottest of the package: its numbers stay small integers,
 * and whatever it writes is made before it.
 */

const newline = 10
const carriageReturn = 13
const quote = 34
const comma = 44

/** Bytes that are looked at together. */
export const block = 32

/**
 * One bit for each of four bytes: it is no greater than a comma, or no ASCII; now and then it is neither. The top bit of each byte says so, and
 * the multiplication puts the four together.
 */
const marks = (words: DataView, at: number): number => {
  const word = words.getInt32(at, true)
  return Math.imul((((word - 0x2d2d2d2d) | word) & 0x80808080) >>> 7, 0x10204080) >>> 28
}

const marksOf16 = (words: DataView, at: number): number =>
  marks(words, at) | (marks(words, at + 4) << 4) | (marks(words, at + 8) << 8) | (marks(words, at + 12) << 12)

/** How many characters fewer than bytes there are for this byte: one of four bytes is two characters of a text. */
const surplus = (byte: number): number => (byte < 0xc0 ? 1 : byte < 0xf0 ? 0 : -1)

export interface Found {
  /** Where the cells of all rows end, one after the other. */
  readonly ends: Int32Array
  /** Of each row: which of the ends is its first. */
  readonly firsts: ReadonlyArray<number>
  /** Of each row: where it begins. */
  readonly starts: ReadonlyArray<number>
  /** How many bytes the rows take; what follows is a row that has only begun. */
  readonly bytes: number
  /** The rows end here because the next one has text after a closing quote. */
  readonly isBroken: boolean
}

/** The places of cells; enough for the pieces that come. */
const places = new Int32Array(128 * 1024)

/** What stands after a closing quote: the end of a cell, text that may not stand there, or nothing that has come yet. */
const after = (bytes: Uint8Array, at: number, size: number): "end" | "text" | "nothing" => {
  const isReturn = bytes[at] === carriageReturn
  const last = isReturn ? at + 1 : at
  if (last >= size) return "nothing"
  return bytes[last] === newline || (bytes[last] === comma && !isReturn) ? "end" : "text"
}

/**
 * The rows that are whole in the first `size` bytes, from the byte `start` on, which is the character `character`. The `block` after
 * these is written over.
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
