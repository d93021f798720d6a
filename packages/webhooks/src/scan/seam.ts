/**
 * What separates two items, as bytes to search for: `},{"survey_id":` for instance.
 *
 * Items of one array usually begin alike. Where the runtime can search bytes in native code (Node, Bun), looking for the
 * last seam of a stretch finds the end of an item without a scan. It is only ever a guess.
 */
import { colon } from "./bytes.ts"
import { canSearch, indexOf, lastIndexOf } from "./native-search.ts"

/** Longer than this, a first field's name is not worth searching for. */
const maxLength = 64

/** So many wrong guesses end the guessing: each costs the parsing of a stretch in vain. */
const maxMisses = 2

export class Seam {
  #pattern: Uint8Array | undefined
  #misses = 0

  get isGuessing(): boolean {
    return this.#pattern !== undefined && this.#misses < maxMisses
  }

  /**
   * Called behind scanned items of one piece: `start` is where the first begins, `ends` the offsets of the byte after each.
   * What separates the first two is the pattern, if no item contains it.
   */
  learn(chunk: Uint8Array, start: number, ends: ReadonlyArray<number>): void {
    const [first = start] = ends
    if (this.#misses >= maxMisses || !canSearch || ends.length < 2) return
    const length = chunk.subarray(first, first + maxLength).indexOf(colon) + 1
    const pattern = length > 0 ? chunk.subarray(first - 1, first + length) : undefined
    this.#pattern = pattern !== undefined && isAt(chunk, pattern, start, ends) ? pattern : undefined
  }

  /** The last place in `[from, to)` where an item is likely to end. */
  findLast(chunk: Uint8Array, from: number, to: number): number | undefined {
    if (this.#pattern === undefined) return undefined
    // Within bounds on either side, so that what is not there is not looked for in the whole body.
    const found = lastIndexOf(chunk.subarray(from, to), this.#pattern)
    return found > 0 ? from + found + 1 : undefined
  }

  miss(): void {
    this.#misses++
  }
}

/** Whether the pattern is found where items end and nowhere else before the end of the last. */
const isAt = (chunk: Uint8Array, pattern: Uint8Array, start: number, ends: ReadonlyArray<number>): boolean => {
  let from = start
  for (const end of ends.slice(0, -1)) {
    const found = indexOf(chunk.subarray(0, end + pattern.length), pattern, from)
    if (found !== end - 1) return false
    from = end
  }
  const last = ends.at(-1) ?? start
  return indexOf(chunk.subarray(0, last), pattern, from) === -1
}
