/**
 * A position in a body that was received in pieces, and the step over one JSON value from there.
 *
 * It follows strings, escapes and depth and nothing else: whether what it stepped over is JSON, `JSON.parse` says.
 */
import { backslash, closeBrace, closeBracket, comma, isBlank, openBrace, openBracket, quote } from "./bytes.ts"
import { indexOfByte } from "./native-search.ts"

/** What a byte outside a string does to the depth. */
const plain = 0
const opens = 1
const closes = 2
const startsString = 3
const kindOf = new Uint8Array(256)
kindOf[openBrace] = kindOf[openBracket] = opens
kindOf[closeBrace] = kindOf[closeBracket] = closes
kindOf[quote] = startsString

export class Cursor {
  readonly #chunks: ReadonlyArray<Uint8Array>
  #chunkIndex = 0
  /** Offset of the current chunk in the whole body. */
  #base = 0
  /** The piece of the body that the cursor is in. */
  chunk: Uint8Array
  /** Where it is in that piece. */
  at = 0
  /** 1 when the first byte of the chunk is escaped by the last of the one before, else 0. */
  #escaped = 0

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#chunks = chunks
    this.chunk = chunks[0] ?? new Uint8Array(0)
  }

  /** Offset in the whole body. */
  get offset(): number {
    return this.#base + this.at
  }

  /** Whether no piece follows the current one. */
  get isInLastChunk(): boolean {
    return this.#chunkIndex >= this.#chunks.length - 1
  }

  /** Returns what goes back to this position. */
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

  /** Steps over these bytes if they are next; otherwise stays. */
  skip(bytes: ReadonlyArray<number>): void {
    const back = this.mark()
    for (const byte of bytes) {
      while (this.at === this.chunk.length && this.#nextChunk());
      if (this.chunk[this.at] !== byte) return back()
      this.at++
    }
  }

  /** The next byte that is not whitespace, or undefined at the end of the body. */
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

  /** Steps over the value that begins here; undefined when the body ends within it. */
  takeValue(): Uint8Array | undefined {
    const pieces: Array<Uint8Array> = []
    const isScalar = kindOf[this.chunk[this.at] ?? 0] === plain
    const isWhole = isScalar ? this.#takeScalar(pieces) : this.#takeNested(pieces)
    return isWhole ? join(pieces) : undefined
  }

  /** A number or a word: it ends before whatever cannot belong to one, or with the body. */
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

  /** A string, an array or an object: it ends where depth is back to none, outside a string. */
  #takeNested(pieces: Array<Uint8Array>): boolean {
    let depth = 0
    let inString = false
    for (;;) {
      const chunk = this.chunk
      const end = chunk.length
      const start = this.at
      // An escape may reach one byte past the chunk.
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

// These two loops are what the speed of the scan hangs on.

/** Strings are short for the most part; a long one is searched natively, which is ten times as fast. */
const longString = 64

const toStringMark = (chunk: Uint8Array, from: number, end: number): number => {
  const soon = Math.min(end, from + longString)
  let at = from
  while (at < soon && chunk[at] !== quote && chunk[at] !== backslash) at++
  if (at < soon || at === end) return at
  const closing = indexOfByte(chunk, quote, at)
  const last = closing === -1 ? end : closing
  const escape = indexOfByte(chunk.subarray(at, last), backslash, 0)
  return escape === -1 ? last : at + escape
}

const toStructure = (chunk: Uint8Array, from: number, end: number): number => {
  let at = from
  while (at < end && kindOf[chunk[at] ?? 0] === plain) at++
  return at
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
