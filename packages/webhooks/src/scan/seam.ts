/**
 * What stands between two items, as a text to search for: `},{"survey_id":` for instance.
 *
 * Items of one array usually begin alike. Where the runtime can search bytes in native code (Node, Bun), looking for the
 * seam finds the end of an item twenty times as fast as a scan. It is only ever a guess.
 */

/** Longer than this, a first field's name is not worth searching for. */
const maxLength = 64

/** So many wrong guesses in a row end the guessing. */
const maxMisses = 3

const colon = 0x3a

type Search = (this: Uint8Array, pattern: Uint8Array, from: number) => number

/** `Buffer.prototype.indexOf`, found without importing anything, so that this runs where there is no Buffer. */
const search: Search | undefined = Reflect.get(globalThis, "Buffer")?.prototype?.indexOf

export class Seam {
  #pattern: Uint8Array | undefined
  #misses = 0

  /** Called behind a scanned item: `end` is the offset of the byte after its last one. */
  learn(chunk: Uint8Array, end: number): void {
    if (search === undefined || this.#misses >= maxMisses) return
    const length = chunk.subarray(end, end + maxLength).indexOf(colon) + 1
    this.#pattern = length > 0 && end > 0 ? chunk.slice(end - 1, end + length) : undefined
  }

  /** The likely end of the item that begins at `from`. */
  find(chunk: Uint8Array, from: number): number | undefined {
    if (this.#pattern === undefined || this.#misses >= maxMisses) return undefined
    const found = search?.call(chunk, this.#pattern, from) ?? -1
    if (found === -1) return undefined
    this.#misses++
    return found + 1
  }

  confirm(): void {
    this.#misses = 0
  }
}
