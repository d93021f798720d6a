/**
 * Finds where the items of a callback begin and end, over the bytes and without parsing them.
 *
 * The items are those of a top-level array, or of the arrays under `opportunities` and `outcomes` of a top-level object; any
 * other object is the only item. It follows strings, escapes and depth, and checks what is between the items and after the
 * last one. What is inside an item is left to `JSON.parse`: the whole text is valid JSON exactly when the scanner finds no
 * fault and every slice parses. Bytes are never copied, except for an item that lies across two pieces of the body.
 */
import { byteOrderMark, closeBrace, closeBracket, colon, comma, openBrace, openBracket } from "./bytes.ts"
import { Cursor } from "./cursor.ts"
import { Wrapper } from "./wrapper.ts"

/** One item of the callback. */
export interface ItemSlice {
  /** Position in the callback, from 0. */
  readonly index: number
  /** Offset of the first byte in the whole body. */
  readonly offset: number
  /** JSON pointer within the callback: `/3`, `/opportunities/3`, or empty for an item that is the whole callback. */
  readonly pointer: string
  /** The item's own bytes, a view of the body wherever possible. */
  readonly bytes: Uint8Array
}

/** Why the rest of the callback cannot be read. */
export interface ArrayFault {
  readonly index: number
  readonly offset: number
  readonly pointer: string
  readonly expected: ExpectedToken
}

export type ExpectedToken =
  | "[ or {"
  | "a value"
  | "a value or ]"
  | ", or ]"
  | ", or }"
  | "a field"
  | "the end of the value"
  | "the end of the body"

type State = "start" | "first" | "value" | "item" | "alone" | "between" | "wrapper" | "end" | "done"

/** Whether a value may begin so; what it really is shows when it is parsed. */
const startsValue = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== comma && byte !== colon && byte !== closeBracket && byte !== closeBrace

/** Where the next item of an array begins. */
export interface ItemStart {
  readonly chunk: Uint8Array
  readonly at: number
  /** Whether the array is the whole callback and nothing follows the chunk. */
  readonly isPlainTail: boolean
}

/** Pull the items one after the other with `next`; at `undefined` look at `fault`. */
export class ArrayScanner {
  /** Set when `next` has returned `undefined` before the callback was complete. */
  fault: ArrayFault | undefined
  readonly #cursor: Cursor
  #wrapper: Wrapper | undefined
  #index = 0
  /** The index of the first item of the current array. */
  #firstIndex = 0
  #state: State = "start"

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#cursor = new Cursor(chunks)
  }

  next(): ItemSlice | undefined {
    if (!this.#toItem()) return undefined
    const { offset } = this.#cursor
    const isAlone = this.#state === "alone"
    const bytes = this.#cursor.takeValue()
    if (bytes === undefined) {
      this.#stop("the end of the value")
      return undefined
    }
    const pointer = this.pointerOf(this.#index)
    this.#state = isAlone ? "end" : "between"
    return { index: this.#index++, offset, pointer, bytes }
  }

  /** Index of the next item. */
  get index(): number {
    return this.#index
  }

  /** JSON pointer to an item of the current array. */
  pointerOf(index: number): string {
    if (this.#state === "alone") return ""
    return `${this.#wrapper?.pointer ?? ""}/${index - this.#firstIndex}`
  }

  /** Moves to the next item; undefined when there is none, or when it is the whole callback. */
  toItemOfArray(): ItemStart | undefined {
    if (!this.#toItem() || this.#state === "alone") return undefined
    const { at, chunk, isInLastChunk } = this.#cursor
    return { chunk, at, isPlainTail: this.#wrapper === undefined && isInLastChunk }
  }

  /** Whether the scanner is in this piece of the body. */
  isIn(chunk: Uint8Array): boolean {
    return this.#cursor.chunk === chunk
  }

  /** Goes on behind `count` items that begin where `toItemOfArray` said, and end before `end` in the same chunk. */
  accept(count: number, end: number): void {
    this.#cursor.at = end
    this.#index += count
    this.#state = "between"
  }

  /** Moves to the first byte of the next item; false when there is none. */
  #toItem(): boolean {
    while (this.#state !== "item" && this.#state !== "alone" && this.#state !== "done") this.#step()
    return this.#state !== "done"
  }

  /** Takes what is before, between and behind the items. */
  #step(): void {
    if (this.#state === "start") this.#cursor.skip(byteOrderMark)
    const byte = this.#cursor.skipBlanks()
    switch (this.#state) {
      case "start":
        if (byte === openBrace) this.#openObject()
        else if (byte === openBracket) this.#pass("first")
        else this.#stop("[ or {")
        break
      case "first":
        if (byte === closeBracket) this.#pass(this.#wrapper === undefined ? "end" : "wrapper")
        else if (startsValue(byte)) this.#state = "item"
        else this.#stop("a value or ]")
        break
      case "value":
        if (startsValue(byte)) this.#state = "item"
        else this.#stop("a value")
        break
      case "between":
        if (byte === comma) this.#pass("value")
        else if (byte === closeBracket) this.#pass(this.#wrapper === undefined ? "end" : "wrapper")
        else this.#stop(", or ]")
        break
      case "wrapper":
        if (byte === closeBrace) this.#pass("end")
        else if (byte === comma) this.#nextMember()
        else this.#stop(", or }")
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

  /** The object at the cursor is a wrapper, whose first array is entered, or it is the only item. */
  #openObject(): void {
    const back = this.#cursor.mark()
    const wrapper = new Wrapper(this.#cursor)
    this.#cursor.at++
    const found = wrapper.toArray("first")
    if (found === "array") {
      this.#wrapper = wrapper
      this.#pass("first")
    } else {
      back()
      this.#state = "alone"
    }
  }

  #nextMember(): void {
    this.#cursor.at++
    this.#firstIndex = this.#index
    const found = this.#wrapper?.toArray("next")
    if (found === "array") this.#pass("first")
    else if (found === "end") this.#pass("end")
    else this.#stop("a field")
  }

  #pass(state: State): void {
    this.#cursor.at++
    this.#state = state
  }

  #stop(expected: ExpectedToken): void {
    const pointer = this.pointerOf(this.#index)
    this.fault = { index: this.#index, offset: this.#cursor.offset, pointer, expected }
    this.#state = "done"
  }
}
