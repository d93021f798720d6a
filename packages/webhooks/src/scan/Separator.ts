/**
 * Learns which bytes separate two items, such as `},{"survey_id":`, and searches for them.
 *
 * The items of an array usually start with the same bytes, or at least end with the same bytes. If the runtime can search bytes with native code
 * (Node, Bun), searching for the last separator in a range finds the end of an item without a scan. If the separator also occurs within items, only
 * the last part of the range is scanned. The position found is always a guess.
 */
import { colon } from "./bytes.ts"
import { type Edge, lastItemEnd } from "./lastItemEnd.ts"
import { canSearch, indexOf, lastIndexOf } from "./nativeSearch.ts"

/** The maximum length of a separator on either side of the comma, in bytes. Searching for longer separators is not worthwhile. */
const maxLength = 64

/** The number of wrong guesses after which the search is disabled, because each wrong guess causes a range to be parsed unnecessarily. */
const maxMisses = 2

export class Separator {
  #pattern: Uint8Array | undefined
  /** The number of bytes before the comma in `#pattern`, the separator to search for. */
  #before = 0
  /**
   * The bytes around the comma between two items, which may also occur within items. Used instead of `#pattern` if all possible separators also occur
   * within items.
   */
  #edge: Edge | undefined
  #misses = 0

  get isGuessing(): boolean {
    return (this.#pattern !== undefined || this.#edge !== undefined) && this.#misses < maxMisses
  }

  /**
   * Learns the separator from scanned items. `start` is the start of the first item in `chunk`, and `ends` contains the end of each item. The
   * separator consists of the comma between two items and the bytes around it, as far as they are the same between all scanned items. Of up to three
   * candidates, the shortest one that does not occur within an item is used. Each candidate includes at least the last byte of an item.
   */
  learn(chunk: Uint8Array, start: number, ends: ReadonlyArray<number>): void {
    if (this.#misses >= maxMisses || !canSearch || ends.length < 2) return
    const separators = ends.slice(0, -1)
    const [first = start] = separators
    // The separator ends after the name of the next item's first field at the latest, because the value of this field may be the same in all scanned
    // items but differ in later ones.
    const name = chunk.subarray(first, first + maxLength).indexOf(colon) + 1
    const common = commonLength(separators, (at, separator) => chunk[first + at] === chunk[separator + at])
    const after = name > 0 ? Math.min(name, common) : common
    if (name === 0 && separators.length === 1) return
    const before = commonLength(separators, (at, separator) => chunk[first - 1 - at] === chunk[separator - 1 - at])
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
    // The search is limited to `[from, to)`, so the rest of the body is never searched.
    const found = lastIndexOf(chunk.subarray(from, to), this.#pattern)
    return found > 0 ? from + found + this.#before : undefined
  }

  miss(): void {
    this.#misses++
  }
}

/** Returns a number of bytes that very likely contain at least one complete item: twice the length of the longest item. */
const spanOf = (start: number, ends: ReadonlyArray<number>): number =>
  2 * ends.reduce((longest, end, index) => Math.max(longest, end - (ends[index - 1] ?? start)), 0)

/**
 * Returns the number of consecutive bytes that all separators have in common, counted from the comma. `isCommon` compares the bytes at a given
 * distance from the comma.
 */
const commonLength = (
  separators: ReadonlyArray<number>,
  isCommon: (at: number, separator: number) => boolean
): number => {
  let length = maxLength
  for (const separator of separators) {
    let at = 0
    while (at < length && isCommon(at, separator)) at++
    length = at
  }
  return length
}

/** Checks whether the pattern occurs between all items, and nowhere else between the start of the first item and the end of the last one. */
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
