/**
 * Splits a callback into batches of items. Each batch is small enough to be parsed without blocking the event loop.
 *
 * The end of a batch is either guessed from the bytes that separated earlier items, or found by a scan. A guess needs no separate check: if the bytes
 * begin with an item and parse as a list of values, they also end with an item, because a prefix of a JSON item is never valid JSON.
 */
import { closeBracket, isBlank } from "../scan/bytes.ts"
import { ArrayScanner, type ItemSlice, type ItemStart } from "../scan/ArrayScanner.ts"
import { Separator } from "../scan/Separator.ts"
import { type Batch, ParsedRun, parseRun, ScannedItems } from "./Batch.ts"

/**
 * The initial, minimum and maximum size of a batch in bytes. V8 treats a string of 128 KB or more as a large object, which takes 50% longer to parse.
 * The maximum stays below that size even if V8 stores each character in two bytes.
 */
const [firstBytes, minBytes, maxBytes] = [32 * 1024, 4 * 1024, 48 * 1024]

/** The maximum size in bytes of a callback for which parsing all items in a single call is tried first. */
const wholeBytes = 120 * 1024

/** The target time for parsing a batch, in milliseconds. */
const batchMillis = 2

export class Batches {
  readonly #scanner: ArrayScanner
  readonly #separator = new Separator()
  readonly #now: () => number
  #bytes = firstBytes
  #isTailTried = false
  /** An item that has been located by a scan but not returned yet. */
  #pending: ItemSlice | undefined

  constructor(chunks: ReadonlyArray<Uint8Array>, now: () => number) {
    this.#scanner = new ArrayScanner(chunks)
    this.#now = now
  }

  get fault(): ArrayScanner["fault"] {
    return this.#scanner.fault
  }

  /** Returns the next batch, or undefined at the end of the callback or at the point where it is malformed. */
  next(): Batch | undefined {
    const begun = this.#now()
    const found = this.#next()
    if (found === undefined) return undefined
    this.#adapt(found.size, this.#now() - begun)
    return found.batch
  }

  #next(): Found | undefined {
    if (this.#pending !== undefined) {
      const slice = this.#pending
      this.#pending = undefined
      return single(slice)
    }
    const start = this.#scanner.toItemOfArray()
    return start === undefined ? this.#alone() : (this.#tail(start) ?? this.#guess(start) ?? this.#scan(start))
  }

  /** Returns the only item of a callback that is not an array, or undefined if there are no more items. */
  #alone(): Found | undefined {
    const slice = this.#scanner.next()
    return slice === undefined ? undefined : single(slice)
  }

  /** Parses all remaining items of a callback that consists of one array. Returns undefined if they are too large or cannot be parsed together. */
  #tail({ at, chunk, isPlainTail }: ItemStart): Found | undefined {
    const mayBeWhole = this.#scanner.index === 0 && chunk.length <= wholeBytes
    if (!isPlainTail || this.#isTailTried || (!mayBeWhole && chunk.length - at > maxBytes)) return undefined
    this.#isTailTried = true
    let end = chunk.length
    while (end > at && isBlank(chunk[end - 1] ?? 0)) end--
    return chunk[end - 1] === closeBracket ? this.#parse(chunk, at, end - 1) : undefined
  }

  /**
   * Parses a batch up to the last position within the batch size that is likely to be the end of an item. Returns undefined if the guess is wrong.
   */
  #guess({ at, chunk }: ItemStart): Found | undefined {
    if (!this.#separator.isGuessing) return undefined
    const end = this.#separator.findLast(chunk, at, Math.min(chunk.length, at + this.#bytes))
    if (end === undefined) return undefined
    const found = this.#parse(chunk, at, end)
    if (found === undefined) this.#separator.miss()
    return found
  }

  #parse(chunk: Uint8Array, at: number, end: number): Found | undefined {
    const bytes = chunk.subarray(at, end)
    const values = parseRun(bytes)
    if (values === undefined) return undefined
    const batch = new ParsedRun(this.#scanner.index, values, bytes, this.#pointers())
    this.#scanner.accept(values.length, end)
    return { batch, size: bytes.length }
  }

  /** Returns a function that computes JSON pointers into the scanner's current array. */
  #pointers(): (index: number) => string {
    const [index, pointer] = [this.#scanner.index, this.#scanner.pointerOf(this.#scanner.index)]
    const base = pointer.lastIndexOf("/") + 1
    const first = index - Number(pointer.slice(base))
    return (at) => `${pointer.slice(0, base)}${at - first}`
  }

  /** Scans the items of one chunk, one at a time, until they fill a batch. An item that spans two chunks forms a separate batch. */
  #scan({ at, chunk }: ItemStart): Found | undefined {
    const pointers = this.#pointers()
    const slices: Array<ItemSlice> = []
    let size = 0
    while (size < this.#bytes) {
      const slice = this.#scanner.next()
      if (slice === undefined) break
      if (!this.#scanner.isIn(chunk)) {
        if (slices.length === 0) return single(slice)
        this.#pending = slice
        break
      }
      slices.push(slice)
      size += slice.bytes.length
      if (this.#scanner.toItemOfArray()?.chunk !== chunk) break
    }
    const [first] = slices
    const last = slices.at(-1)
    if (first === undefined || last === undefined) return undefined
    if (first === last) return single(first)
    const ends = slices.map(({ bytes, offset }) => at + offset - first.offset + bytes.length)
    this.#separator.learn(chunk, at, ends)
    const run = chunk.subarray(at, ends.at(-1))
    const values = parseRun(run)
    const isRun = values !== undefined && values.length === slices.length
    return { batch: isRun ? new ParsedRun(first.index, values, run, pointers) : new ScannedItems(slices), size }
  }

  /** Adapts the size of the next batch to the time that parsing took, because some bodies take fifty times as long to parse as others. */
  #adapt(size: number, millis: number): void {
    const fits = millis > 0 ? (size * batchMillis) / millis : maxBytes
    this.#bytes = Math.floor(Math.min(maxBytes, Math.max(minBytes, Math.min(fits, 2 * this.#bytes))))
  }
}

const single = (slice: ItemSlice): Found => ({ batch: new ScannedItems([slice]), size: slice.bytes.length })

interface Found {
  readonly batch: Batch
  /** The size of the batch in bytes. */
  readonly size: number
}
