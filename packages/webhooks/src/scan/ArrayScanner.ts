/**
 * Finds where the items of a callback begin and end in its bytes, without parsing them.
 *
 * The items are those of a top-level array, or of the arrays under `opportunities` and `outcomes` of a top-level object; any other object is the only
 * item. It tracks strings, escapes and depth, and checks the text between the items and after the last one. The content of an item is left to
 * `JSON.parse`: the whole text is valid JSON exactly when the scanner finds no error and every item parses. Bytes are never copied, except for an
 * item that spans two chunks of the body.
 */
import { byteOrderMark, closeBrace, closeBracket, colon, comma, openBrace, openBracket } from "./bytes.ts"
import { Cursor } from "./Cursor.ts"
import { Wrapper } from "./Wrapper.ts"

/** One item of the callback. */
export interface ItemSlice {
  /** The position in the callback, starting at 0. */
  readonly index: number
  /** The offset of the first byte in the whole body. */
  readonly offset: number
  /** The JSON pointer within the callback: `/3`, `/opportunities/3`, or empty for an item that is the whole callback. */
  readonly pointer: string
  /** The bytes of the item, as a view of the body if possible. */
  readonly bytes: Uint8Array
}

/** Why the rest of the callback cannot be read. */
export interface ArrayFault {
  /** The index of the item at which the callback is broken, starting at 0. */
  readonly index: number
  /** The offset in bytes at which it is broken. */
  readonly offset: number
  /** The JSON pointer to the item. */
  readonly pointer: string
  readonly expected: ExpectedToken
}

/** The token that was expected at the point where the callback is broken. */
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

/** Whether a value may begin with this byte. Parsing determines whether it is valid. */
const startsValue = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== comma && byte !== colon && byte !== closeBracket && byte !== closeBrace

/** The start of the next item of an array. */
export interface ItemStart {
  readonly chunk: Uint8Array
  readonly at: number
  /** Whether the array is the whole callback and the chunk is the last one. */
  readonly isPlainTail: boolean
}

/**
 * Finds the items of a callback in its bytes, without parsing or copying them: the items of a top-level array, or of the arrays under `opportunities`
 * and `outcomes` of a top-level object; any other object is the only item. Call `next` until it returns undefined, then check `fault`.
 *
 * @example
 * ```ts
 * import { ArrayScanner } from "@fieldwork/webhooks/events"
 * const scanner = new ArrayScanner([new TextEncoder().encode('[{"survey_id":1},{"survey_id":2}')])
 * scanner.next()?.pointer // => "/0"
 * scanner.next()?.offset // => 17
 * scanner.next() // => undefined
 * scanner.fault?.expected // => ", or ]"
 * ```
 */
export class ArrayScanner {
  /** Set if `next` has returned `undefined` before the callback was complete. */
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

  /** Returns the next item, or undefined at the end or where the callback is broken. */
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

  /** The index of the next item. */
  get index(): number {
    return this.#index
  }

  /** Returns the JSON pointer to an item of the current array. */
  pointerOf(index: number): string {
    if (this.#state === "alone") return ""
    return `${this.#wrapper?.pointer ?? ""}/${index - this.#firstIndex}`
  }

  /** Moves to the next item. Returns undefined if there is none, or if it is the whole callback. */
  toItemOfArray(): ItemStart | undefined {
    if (!this.#toItem() || this.#state === "alone") return undefined
    const { at, chunk, isInLastChunk } = this.#cursor
    return { chunk, at, isPlainTail: this.#wrapper === undefined && isInLastChunk }
  }

  /** Whether the scanner's position is in this chunk of the body. */
  isIn(chunk: Uint8Array): boolean {
    return this.#cursor.chunk === chunk
  }

  /** Skips `count` items, which begin at the position that `toItemOfArray` returned and end at `end` in the same chunk. */
  accept(count: number, end: number): void {
    this.#cursor.at = end
    this.#index += count
    this.#state = "between"
  }

  /** Moves to the first byte of the next item. Returns false if there is none. */
  #toItem(): boolean {
    while (this.#state !== "item" && this.#state !== "alone" && this.#state !== "done") this.#step()
    return this.#state !== "done"
  }

  /** Consumes the text before, between and after the items. */
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

  /** Enters the first array of the object at the cursor if the object is a wrapper; otherwise the object is the only item. */
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
