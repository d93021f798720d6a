/**
 * Learns the bytes that separate two items, such as `},{"survey_id":`, and searches for them.
 *
 * Items of one array usually begin in the same way, or at least end in the same way. If the runtime can search bytes with native code (Node, Bun),
 * the last separator in a range shows the end of an item without a scan. If the items themselves contain the bytes around each comma, only the end of
 * a range is scanned. The result is always a guess.
 */
import { colon } from "./bytes.ts"
import { type Edge, lastItemEnd } from "./lastItemEnd.ts"
import { canSearch, indexOf, lastIndexOf } from "./nativeSearch.ts"

/** The maximum length of a separator on either side of the comma. Longer ones are not worth searching for. */
const maxLength = 64

/** The search is disabled after this many wrong guesses, because each costs parsing a range in vain. */
const maxMisses = 2

export class Seam {
  #pattern: Uint8Array | undefined
  /** The length of the pattern before the comma. */
  #before = 0
  /** Used instead of the pattern if items contain every candidate for it. */
  #edge: Edge | undefined
  #misses = 0

  get isGuessing(): boolean {
    return (this.#pattern !== undefined || this.#edge !== undefined) && this.#misses < maxMisses
  }

  /**
   * Called after the items of a chunk have been scanned. `start` is the beginning of the first item, and `ends` contains the offset after the last
   * byte of each. The pattern is the common part of all separators, shortened as far as possible, if it does not occur within an item. It includes
   * the last byte of the item.
   */
  learn(chunk: Uint8Array, start: number, ends: ReadonlyArray<number>): void {
    if (this.#misses >= maxMisses || !canSearch || ends.length < 2) return
    const seams = ends.slice(0, -1)
    const [first = start] = seams
    // The name of the first field is followed by a value, which may be equal in these items but differ in later ones.
    const name = chunk.subarray(first, first + maxLength).indexOf(colon) + 1
    const common = commonLength(seams, (at, seam) => chunk[first + at] === chunk[seam + at])
    const after = name > 0 ? Math.min(name, common) : common
    if (name === 0 && seams.length === 1) return
    const before = commonLength(seams, (at, seam) => chunk[first - 1 - at] === chunk[seam - 1 - at])
    this.#pattern = undefined
    this.#edge = undefined
    for (const part of new Set([1, Math.min(4, before), before])) {
      const pattern = chunk.subarray(first - part, first + after)
      if (part === 0 || !isAt(chunk, pattern, part, start, ends)) continue
      this.#pattern = pattern
      this.#before = part
      return
    }
    if (before === 0) return
    const edge = { pattern: chunk.slice(first - 1, first + after), before: 1, span: spanOf(start, ends) }
    const last = ends.at(-1) ?? start
    if (lastItemEnd(chunk, edge, start, last) === ends.at(-2)) this.#edge = edge
  }

  /** Returns the last position in `[from, to)` at which an item is likely to end. */
  findLast(chunk: Uint8Array, from: number, to: number): number | undefined {
    if (this.#edge !== undefined) return lastItemEnd(chunk, this.#edge, from, to)
    if (this.#pattern === undefined) return undefined
    // Limited on both sides, so that the whole body is not searched in vain.
    const found = lastIndexOf(chunk.subarray(from, to), this.#pattern)
    return found > 0 ? from + found + this.#before : undefined
  }

  miss(): void {
    this.#misses++
  }
}

/** Returns twice the length of the longest item. */
const spanOf = (start: number, ends: ReadonlyArray<number>): number =>
  2 * ends.reduce((longest, end, index) => Math.max(longest, end - (ends[index - 1] ?? start)), 0)

/** Returns the number of bytes that all separators have in common, counted from the first. */
const commonLength = (seams: ReadonlyArray<number>, isCommon: (at: number, seam: number) => boolean): number => {
  let length = maxLength
  for (const seam of seams) {
    let at = 0
    while (at < length && isCommon(at, seam)) at++
    length = at
  }
  return length
}

/** Whether the pattern occurs only at the ends of items, up to the end of the last item. */
const isAt = (
  chunk: Uint8Array,
  pattern: Uint8Array,
  before: number,
  start: number,
  ends: ReadonlyArray<number>
): boolean => {
  let from = start
  for (const end of ends.slice(0, -1)) {
    const found = indexOf(chunk.subarray(0, end - before + pattern.length), pattern, from)
    if (found !== end - before) return false
    from = found + 1
  }
  const last = ends.at(-1) ?? start
  return indexOf(chunk.subarray(0, last), pattern, from) === -1
}
