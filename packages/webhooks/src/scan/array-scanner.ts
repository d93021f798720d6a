/**
 * Finds where the items of a top-level JSON array begin and end, over the bytes and without parsing them.
 *
 * It follows strings, escapes and depth, and checks what stands between the items and after the last one. What is inside
 * an item is left to `JSON.parse`: the whole text is valid JSON exactly when the scanner finds no fault and every slice
 * parses. Bytes are never copied, but for an item that lies across two pieces of the body.
 */
import { closeBrace, closeBracket, colon, comma, openBrace, openBracket } from "./bytes.ts"
import { Cursor } from "./cursor.ts"
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

type State = "start" | "first" | "value" | "item" | "alone" | "between" | "end" | "done"

/** Whether a value may begin so; what it really is shows when it is parsed. */
const startsValue = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== comma && byte !== colon && byte !== closeBracket && byte !== closeBrace

/**
 * Pull the items one after the other with `next`; at `undefined` look at `fault`. A body that is one object instead of an
 * array is its only item, as outcomes may come alone.
 */
export class ArrayScanner {
  /** Set when `next` has answered `undefined` before the array was complete. */
  fault: ArrayFault | undefined
  readonly #cursor: Cursor
  readonly #seam = new Seam()
  #index = 0
  #state: State = "start"

  constructor(chunks: ReadonlyArray<Uint8Array>) {
    this.#cursor = new Cursor(chunks)
  }

  next(): ItemSlice | undefined {
    if (!this.#toItem()) return undefined
    const { offset } = this.#cursor
    const bytes = this.#cursor.takeValue()
    if (bytes === undefined) {
      this.#stop("the end of the value")
      return undefined
    }
    this.#state = this.#state === "alone" ? "end" : "between"
    this.#seam.learn(this.#cursor.chunk, this.#cursor.at)
    return { index: this.#index++, offset, bytes }
  }

  /**
   * A likely next item, found by searching for what stood between earlier ones, which is far quicker than a scan. When it
   * parses as JSON it is the item, as an object ends where it ends: `accept` it. Otherwise forget it and call `next`.
   */
  guess(): ItemSlice | undefined {
    if (!this.#toItem()) return undefined
    const { at, chunk, offset } = this.#cursor
    const end = chunk[at] === openBrace ? this.#seam.find(chunk, at) : undefined
    return end === undefined ? undefined : { index: this.#index, offset, bytes: chunk.subarray(at, end) }
  }

  accept(guessed: ItemSlice): void {
    this.#seam.confirm()
    this.#cursor.at += guessed.bytes.length
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
    const byte = this.#cursor.skipBlanks()
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
    this.#cursor.at++
    this.#state = state
  }

  #stop(expected: ExpectedToken): void {
    this.fault = { index: this.#index, offset: this.#cursor.offset, expected }
    this.#state = "done"
  }
}
