/**
 * Locates the items of a callback in its bytes without parsing them.
 *
 * The items are the elements of a top-level array, or of the arrays under `opportunities` and `outcomes` in a top-level object. Any other object is
 * the only item. The scanner tracks strings, escapes and depth, and checks the bytes between the items and after the last item. It leaves the bytes
 * within an item to `JSON.parse`. If the scanner finds no error and all items parse, the entire callback is valid JSON, and vice versa. Bytes are not
 * copied, except for an item that spans two chunks of the body.
 */
import { byteOrderMark, closeBrace, closeBracket, colon, comma, openBrace, openBracket } from "./bytes.ts"
import { Cursor } from "./Cursor.ts"
import { Wrapper } from "./Wrapper.ts"

/** An item of the callback. */
export interface ItemSlice {
  /** The index of the item in the callback, starting at 0. */
  readonly index: number
  /** The offset of the item's first byte in the body. */
  readonly offset: number
  /** The JSON pointer to the item: `/3`, `/opportunities/3`, or empty if the item is the entire callback. */
  readonly pointer: string
  /** The bytes of the item. They are a view of the body, or a copy if the item spans two chunks. */
  readonly bytes: Uint8Array
}

/** The point at which a callback is malformed. The items after this point cannot be located. */
export interface ArrayFault {
  /** The index of the item at which the callback is malformed, starting at 0. */
  readonly index: number
  /** The offset, in bytes, of the point at which the callback is malformed. */
  readonly offset: number
  /** The JSON pointer to the item at which the callback is malformed. */
  readonly pointer: string
  readonly expected: ExpectedToken
}

/** The token that was expected at the point where the callback is malformed. */
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

/** Checks whether a value may begin with this byte. Parsing determines whether the value is valid. */
const startsValue = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== comma && byte !== colon && byte !== closeBracket && byte !== closeBrace

/** The position at which the next item of an array starts. */
export interface ItemStart {
  readonly chunk: Uint8Array
  readonly at: number
  /** Whether the top-level value of the callback is an array and `chunk` is the last chunk of the body. */
  readonly isPlainTail: boolean
}

/**
 * Locates the items of a callback in its bytes without parsing them. The items are the elements of a top-level array, or of the arrays under
 * `opportunities` and `outcomes` in a top-level object. Any other object is the only item. Call `next` until it returns undefined, then check
 * `fault`.
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
  /** The point at which the callback is malformed. Undefined if no such point has been found. */
  fault: ArrayFault | undefined
  readonly #cursor: Cursor
  #wrapper: Wrapper | undefined
  #index = 0
  /** The index, within the callback, of the first item in the current array. */
  #firstIndex = 0
  #state: State = "start"

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#cursor = new Cursor(chunks)
  }

  /** Returns the next item, or undefined at the end of the callback or at the point where it is malformed. */
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

  /** The index, within the callback, of the next item to be returned. */
  get index(): number {
    return this.#index
  }

  /** Returns the JSON pointer to an item in the current array. */
  pointerOf(index: number): string {
    if (this.#state === "alone") return ""
    return `${this.#wrapper?.pointer ?? ""}/${index - this.#firstIndex}`
  }

  /** Moves to the next item. Returns undefined if all items have been read, or if the item is the entire callback. */
  toItemOfArray(): ItemStart | undefined {
    if (!this.#toItem() || this.#state === "alone") return undefined
    const { at, chunk, isInLastChunk } = this.#cursor
    return { chunk, at, isPlainTail: this.#wrapper === undefined && isInLastChunk }
  }

  /** Checks whether the current position of the scanner is in this chunk. */
  isIn(chunk: Uint8Array): boolean {
    return this.#cursor.chunk === chunk
  }

  /** Skips `count` items. The items start at the position that `toItemOfArray` returned and end at `end`, which is in the same chunk. */
  accept(count: number, end: number): void {
    this.#cursor.at = end
    this.#index += count
    this.#state = "between"
  }

  /** Moves to the first byte of the next item. Returns false if all items have been read or the callback is malformed. */
  #toItem(): boolean {
    while (this.#state !== "item" && this.#state !== "alone" && this.#state !== "done") this.#step()
    return this.#state !== "done"
  }

  /** Reads the next token before, between or after the items. */
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

  /** Moves into the first array of items in the object at the cursor. If the object does not contain such an array, the object is the only item. */
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
