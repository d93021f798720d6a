/**
 * Tracks a position in a body that was received in chunks, and can skip one JSON value at a time.
 *
 * The cursor tracks only strings, escapes and depth. `JSON.parse` determines whether a value is valid JSON.
 */
import { backslash, comma, isBlank } from "./bytes.ts"
import { kindOf, opens, plain, startsString, toStringMark, toStructure } from "./structure.ts"

export class Cursor {
  readonly #chunks: ReadonlyArray<Uint8Array>
  #chunkIndex = 0
  /** The offset of the current chunk in the body. */
  #base = 0
  /** The current chunk of the body. */
  chunk: Uint8Array
  /** The position in the current chunk. */
  at = 0
  /**
   * The number of bytes at the start of the next chunk that are escaped by the current one: 1 if the current chunk ends with a backslash that escapes
   * the next byte, otherwise 0.
   */
  #escaped = 0

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#chunks = chunks
    this.chunk = chunks[0] ?? new Uint8Array(0)
  }

  /** Returns the offset of the current position in the body. */
  get offset(): number {
    return this.#base + this.at
  }

  /** Returns whether the current chunk is the last one. */
  get isInLastChunk(): boolean {
    return this.#chunkIndex >= this.#chunks.length - 1
  }

  /** Returns a function that moves the cursor back to the current position. */
  mark(): () => void {
    const { at, chunk } = this
    const [chunkIndex, base] = [this.#chunkIndex, this.#base]
    return () => {
      this.at = at
      this.chunk = chunk
      this.#chunkIndex = chunkIndex
      this.#base = base
      this.#escaped = 0
    }
  }

  /** Skips `bytes` if the body contains them at the current position. Otherwise, the cursor does not move. */
  skip(bytes: ReadonlyArray<number>): void {
    const back = this.mark()
    for (const byte of bytes) {
      while (this.at === this.chunk.length && this.#nextChunk());
      if (this.chunk[this.at] !== byte) return back()
      this.at++
    }
  }

  /** Skips whitespace. Returns the next byte, or undefined at the end of the body. */
  skipBlanks(): number | undefined {
    for (;;) {
      const chunk = this.chunk
      while (this.at < chunk.length) {
        const byte = chunk[this.at] ?? 0
        if (!isBlank(byte)) return byte
        this.at++
      }
      if (!this.#nextChunk()) return undefined
    }
  }

  #nextChunk(): boolean {
    const following = this.#chunks[this.#chunkIndex + 1]
    if (following === undefined) return false
    this.#base += this.chunk.length
    this.chunk = following
    this.#chunkIndex++
    this.at = 0
    return true
  }

  /** Skips the value that starts at the current position. Returns its bytes, or undefined if the body ends within the value. */
  takeValue(): Uint8Array | undefined {
    const pieces: Array<Uint8Array> = []
    const isScalar = kindOf[this.chunk[this.at] ?? 0] === plain
    const isWhole = isScalar ? this.#takeScalar(pieces) : this.#takeNested(pieces)
    return isWhole ? join(pieces) : undefined
  }

  /** Skips a number or a literal. The value ends at the end of the body, or before the first character that cannot be part of it. */
  #takeScalar(pieces: Array<Uint8Array>): boolean {
    for (;;) {
      const chunk = this.chunk
      const start = this.at
      let at = start
      while (at < chunk.length) {
        const byte = chunk[at] ?? 0
        if (byte === comma || kindOf[byte] !== plain || isBlank(byte)) break
        at++
      }
      pieces.push(chunk.subarray(start, at))
      this.at = at
      if (at < chunk.length || !this.#nextChunk()) return true
    }
  }

  /** Skips a string, an array or an object. The value ends when the depth returns to zero outside a string. */
  #takeNested(pieces: Array<Uint8Array>): boolean {
    let depth = 0
    let inString = false
    for (;;) {
      const chunk = this.chunk
      const end = chunk.length
      const start = this.at
      // If the previous chunk ends with an escaping backslash, the first byte of this chunk is escaped and must be skipped.
      let at = start + this.#escaped
      while (at < end) {
        if (inString) {
          at = toStringMark(chunk, at, end)
          if (at === end) break
          if (chunk[at] === backslash) {
            at += 2
            continue
          }
          inString = false
        } else {
          at = toStructure(chunk, at, end)
          if (at === end) break
          const kind = kindOf[chunk[at] ?? 0]
          if (kind === startsString) {
            at++
            inString = true
            continue
          }
          depth += kind === opens ? 1 : -1
        }
        at++
        if (depth === 0) {
          pieces.push(chunk.subarray(start, at))
          this.at = at
          this.#escaped = 0
          return true
        }
      }
      this.#escaped = at - end
      pieces.push(chunk.subarray(start))
      this.at = end
      if (!this.#nextChunk()) return false
    }
  }
}

const join = (pieces: ReadonlyArray<Uint8Array>): Uint8Array => {
  const [only, ...more] = pieces
  if (only !== undefined && more.length === 0) return only
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
