/**
 * What separates two items, as bytes to search for: `},{"survey_id":` for instance.
 *
 * Items of one array usually begin alike, or at least end alike. Where the runtime can search bytes in native code (Node, Bun), looking for the
 * last seam of a stretch finds the end of an item without a scan. It is only ever a guess.
 */
import { colon } from "./bytes.ts"
import { canSearch, indexOf, lastIndexOf } from "./native-search.ts"

/** Longer than this on either side, it is not worth searching for. */
const maxLength = 64

/** So many wrong guesses end the guessing: each costs the parsing of a stretch in vain. */
const maxMisses = 2

export class Seam {
  #pattern: Uint8Array | undefined
  /** How much of the pattern belongs to the item before the comma. */
  #before = 0
  #misses = 0

  get isGuessing(): boolean {
    return this.#pattern !== undefined && this.#misses < maxMisses
  }

  /**
   * Called behind scanned items of one piece: `start` is where the first begins, `ends` the offsets of the byte after each.
   * What all seams have in common is the pattern, if no item contains it: the shortest part of it, from the item's last byte on.
   */
  learn(chunk: Uint8Array, start: number, ends: ReadonlyArray<number>): void {
    if (this.#misses >= maxMisses || !canSearch || ends.length < 2) return
    const seams = ends.slice(0, -1)
    const [first = start] = seams
    // What follows the name of the first field is a value, which may be alike here and another later on.
    const name = chunk.subarray(first, first + maxLength).indexOf(colon) + 1
    const common = commonLength(seams, (at, seam) => chunk[first + at] === chunk[seam + at])
    const after = name > 0 ? Math.min(name, common) : common
    if (name === 0 && seams.length === 1) return
    const before = commonLength(seams, (at, seam) => chunk[first - 1 - at] === chunk[seam - 1 - at])
    this.#pattern = undefined
    for (const part of new Set([1, Math.min(4, before), before])) {
      const pattern = chunk.subarray(first - part, first + after)
      if (part === 0 || !isAt(chunk, pattern, part, start, ends)) continue
      this.#pattern = pattern
      this.#before = part
      return
    }
  }

  /** The last place in `[from, to)` where an item is likely to end. */
  findLast(chunk: Uint8Array, from: number, to: number): number | undefined {
    if (this.#pattern === undefined) return undefined
    // Within bounds on either side, so that what is not there is not looked for in the whole body.
    const found = lastIndexOf(chunk.subarray(from, to), this.#pattern)
    return found > 0 ? from + found + this.#before : undefined
  }

  miss(): void {
    this.#misses++
  }
}

/** How many bytes all seams have in common, counted from the first. */
const commonLength = (seams: ReadonlyArray<number>, isCommon: (at: number, seam: number) => boolean): number => {
  let length = maxLength
  for (const seam of seams) {
    let at = 0
    while (at < length && isCommon(at, seam)) at++
    length = at
  }
  return length
}

/** Whether the pattern is found where items end and nowhere else before the end of the last. */
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
