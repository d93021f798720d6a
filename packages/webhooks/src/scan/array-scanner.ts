/**
 * Finds where the items of a top-level JSON array begin and end, over the bytes and without parsing them.
 *
 * It follows strings, escapes and depth, and checks what stands between the items and after the last one. What is inside
 * an item is left to `JSON.parse`: the whole text is valid JSON exactly when the scanner finds no fault and every slice
 * parses. Bytes are never copied, but for an item that lies across two pieces of the body.
 */
import { Seam } from "./seam.ts"

/** One item of the array. */
export interface ItemSlice {
  /** Position in the array, from 0. */
  readonly index: number
  /** Offset of the first byte in the whole body. */
  readonly offset: number
  /** The item's own bytes, a view of the body wherever possible. */
  readonly bytes: Uint8Array
}

/** Why the rest of the array cannot be read. */
export interface ArrayFault {
  readonly index: number
  readonly offset: number
  readonly expected: ExpectedToken
}

export type ExpectedToken =
  | "[ or {"
  | "a value"
  | "a value or ]"
  | ", or ]"
  | "the end of the value"
  | "the end of the body"

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
const colon = 0x3a

/** What a byte outside a string does to the depth of the scan. */
const plain = 0
const opens = 1
const closes = 2
const startsString = 3
const kindOf = new Uint8Array(256)
kindOf[openBrace] = kindOf[openBracket] = opens
kindOf[closeBrace] = kindOf[closeBracket] = closes
kindOf[quote] = startsString

type State = "start" | "first" | "value" | "item" | "alone" | "between" | "end" | "done"

/** Whether a value may begin so; what it really is shows when it is parsed. */
const startsValue = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== comma && byte !== colon && kindOf[byte] !== closes

/** Space, tab, line feed, carriage return. */
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/**
 * Pull the items one after the other with `next`; at `undefined` look at `fault`. A body that is one object instead of an
 * array is its only item, as outcomes may come alone.
 */
export class ArrayScanner {
  /** Set when `next` has answered `undefined` before the array was complete. */
  fault: ArrayFault | undefined
  readonly #chunks: ReadonlyArray<Uint8Array>
  #chunk: Uint8Array
  #chunkIndex = 0
  /** Offset of the current chunk in the whole body. */
  #base = 0
  #at = 0
  /** 1 when the first byte of the chunk is escaped by the last of the one before, else 0. */
  #escaped = 0
  #index = 0
  #state: State = "start"
  readonly #seam = new Seam()

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#chunks = chunks
    this.#chunk = chunks[0] ?? new Uint8Array(0)
  }

  next(): ItemSlice | undefined {
    if (!this.#toItem()) return undefined
    const item = this.#item()
    if (item !== undefined) this.#seam.learn(this.#chunk, this.#at)
    return item
  }

  /**
   * A likely next item, found by searching for what stood between earlier ones, which is far quicker than a scan. When it
   * parses as JSON it is the item, as an object ends where it ends: `accept` it. Otherwise forget it and call `next`.
   */
  guess(): ItemSlice | undefined {
    if (!this.#toItem() || this.#chunk[this.#at] !== openBrace) return undefined
    const end = this.#seam.find(this.#chunk, this.#at)
    if (end === undefined) return undefined
    return { index: this.#index, offset: this.#base + this.#at, bytes: this.#chunk.subarray(this.#at, end) }
  }

  accept(guessed: ItemSlice): void {
    this.#seam.confirm()
    this.#at += guessed.bytes.length
    this.#index++
    this.#state = "between"
  }

  /** Moves to the first byte of the next item; false when there is none. */
  #toItem(): boolean {
    while (this.#state !== "item" && this.#state !== "alone" && this.#state !== "done") this.#step()
    return this.#state !== "done"
  }

  /** Takes what stands before, between and behind the items. */
  #step(): void {
    const byte = this.#skipBlanks()
    switch (this.#state) {
      case "start":
        if (byte === openBrace) this.#state = "alone"
        else if (byte === openBracket) this.#pass("first")
        else this.#stop("[ or {")
        break
      case "first":
        if (byte === closeBracket) this.#pass("end")
        else if (startsValue(byte)) this.#state = "item"
        else this.#stop("a value or ]")
        break
      case "value":
        if (startsValue(byte)) this.#state = "item"
        else this.#stop("a value")
        break
      case "between":
        if (byte === comma) this.#pass("value")
        else if (byte === closeBracket) this.#pass("end")
        else this.#stop(", or ]")
        break
      case "end":
        if (byte === undefined) this.#state = "done"
        else this.#stop("the end of the body")
        break
      case "item":
      case "alone":
      case "done":
    }
  }

  #pass(state: State): void {
    this.#at++
    this.#state = state
  }

  #stop(expected: ExpectedToken): void {
    this.fault = { index: this.#index, offset: this.#base + this.#at, expected }
    this.#state = "done"
  }

  /** The next byte that is not whitespace, or undefined at the end of the body. */
  #skipBlanks(): number | undefined {
    for (;;) {
      const chunk = this.#chunk
      while (this.#at < chunk.length) {
        const byte = chunk[this.#at] ?? 0
        if (!isBlank(byte)) return byte
        this.#at++
      }
      if (!this.#nextChunk()) return undefined
    }
  }

  #nextChunk(): boolean {
    const following = this.#chunks[this.#chunkIndex + 1]
    if (following === undefined) return false
    this.#base += this.#chunk.length
    this.#chunk = following
    this.#chunkIndex++
    this.#at = 0
    return true
  }

  /** Takes the item that begins here, whatever it is. */
  #item(): ItemSlice | undefined {
    const offset = this.#base + this.#at
    const pieces: Array<Uint8Array> = []
    const isScalar = kindOf[this.#chunk[this.#at] ?? 0] === plain
    if (!(isScalar ? this.#scanScalar(pieces) : this.#scanNested(pieces))) {
      this.#stop("the end of the value")
      return undefined
    }
    this.#state = this.#state === "alone" ? "end" : "between"
    return { index: this.#index++, offset, bytes: join(pieces) }
  }

  /** A number or a word: it ends before whatever cannot belong to one, or with the body. */
  #scanScalar(pieces: Array<Uint8Array>): boolean {
    for (;;) {
      const chunk = this.#chunk
      const start = this.#at
      let at = start
      while (at < chunk.length) {
        const byte = chunk[at] ?? 0
        if (byte === comma || kindOf[byte] !== plain || isBlank(byte)) break
        at++
      }
      pieces.push(chunk.subarray(start, at))
      this.#at = at
      if (at < chunk.length || !this.#nextChunk()) return true
    }
  }

  /** A string, an array or an object: it ends where depth is back to none, outside a string. */
  #scanNested(pieces: Array<Uint8Array>): boolean {
    let depth = 0
    let inString = false
    for (;;) {
      const chunk = this.#chunk
      const end = chunk.length
      const start = this.#at
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
          this.#at = at
          this.#escaped = 0
          return true
        }
      }
      this.#escaped = at - end
      pieces.push(chunk.subarray(start))
      this.#at = end
      if (!this.#nextChunk()) return false
    }
  }
}

// These two loops are what the speed of the scan hangs on.

const toStringMark = (chunk: Uint8Array, from: number, end: number): number => {
  let at = from
  while (at < end && chunk[at] !== quote && chunk[at] !== backslash) at++
  return at
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
