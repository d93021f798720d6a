/**
 * Parses consecutive items together.
 *
 * `JSON.parse` over a few dozen kilobytes costs no more per item than over the whole body, while a call for each item would cost several times as
 * much for small ones. The bytes of an item are determined only when they are needed.
 */
import { ArrayScanner, type ItemSlice } from "../scan/ArrayScanner.ts"
import { closeBracket, openBracket } from "../scan/bytes.ts"

export interface Batch {
  /** The index of the first item in the callback. */
  readonly firstIndex: number
  readonly count: number
  /** The parsed items. For an item that could not be parsed, `unparsed` contains the reason. */
  readonly values: ReadonlyArray<unknown>
  /** The reason for each item that could not be parsed, by its position; absent if all were parsed. */
  readonly unparsed?: ReadonlyMap<number, string> | undefined
  /** Returns the bytes of an item by its position in the batch. */
  bytesOf(position: number): Uint8Array
  /** Returns the JSON pointer to an item within the callback by the item's position in the batch. */
  pointerOf(position: number): string
}

/** Items that were parsed in one go from `bytes`, which contains them separated by commas. */
export class ParsedRun implements Batch {
  readonly firstIndex: number
  readonly values: ReadonlyArray<unknown>
  readonly #bytes: Uint8Array
  readonly #pointer: (index: number) => string
  #slices: ReadonlyArray<Uint8Array> | undefined

  constructor(
    firstIndex: number,
    values: ReadonlyArray<unknown>,
    bytes: Uint8Array,
    pointer: (index: number) => string
  ) {
    this.firstIndex = firstIndex
    this.values = values
    this.#bytes = bytes
    this.#pointer = pointer
  }

  get count(): number {
    return this.values.length
  }

  bytesOf(position: number): Uint8Array {
    this.#slices ??= slicesOf(this.#bytes)
    return this.#slices[position] ?? new Uint8Array(0)
  }

  pointerOf(position: number): string {
    return this.#pointer(this.firstIndex + position)
  }
}

const opening = Uint8Array.of(openBracket)
const closing = Uint8Array.of(closeBracket)

/** Returns a view of each item. Only the scanner copies bytes, where it must join chunks, because the brackets are separate chunks. */
const slicesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const scanner = new ArrayScanner([opening, bytes, closing])
  const slices: Array<Uint8Array> = []
  for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) slices.push(slice.bytes)
  return slices
}

/** Items that were scanned one by one, each parsed separately. */
export class ScannedItems implements Batch {
  readonly firstIndex: number
  readonly values: ReadonlyArray<unknown>
  readonly unparsed: ReadonlyMap<number, string>
  readonly #slices: ReadonlyArray<ItemSlice>

  constructor(slices: ReadonlyArray<ItemSlice>) {
    this.firstIndex = slices[0]?.index ?? 0
    this.#slices = slices
    const unparsed = new Map<number, string>()
    this.values = slices.map(({ bytes }, position) => {
      const parsed = parseItem(bytes)
      if ("value" in parsed) return parsed.value
      unparsed.set(position, parsed.reason)
      return undefined
    })
    this.unparsed = unparsed
  }

  get count(): number {
    return this.#slices.length
  }

  bytesOf(position: number): Uint8Array {
    return this.#slices[position]?.bytes ?? new Uint8Array(0)
  }

  pointerOf(position: number): string {
    return this.#slices[position]?.pointer ?? ""
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** A buffer for several items between their own brackets. It is used only within one turn of the event loop. */
const scratch = new Uint8Array(128 * 1024)
scratch[0] = openBracket

/** Returns undefined if the bytes are not items separated by commas. */
export const parseRun = (bytes: Uint8Array): ReadonlyArray<unknown> | undefined => {
  try {
    const values: ReadonlyArray<unknown> = JSON.parse(runText(bytes))
    return values
  } catch {
    return undefined
  }
}

/** Returns the items as text. A concatenated string would be copied again to be parsed. */
const runText = (bytes: Uint8Array): string => {
  const size = bytes.length + 2
  if (size > scratch.length) return `[${decoder.decode(bytes)}]`
  scratch.set(bytes, 1)
  scratch[size - 1] = closeBracket
  return decoder.decode(scratch.subarray(0, size))
}

/**
 * Parses one item of a callback, or returns the reason why it cannot be parsed. The reason contains no part of the item, which may identify a
 * respondent.
 *
 * @example
 * ```ts
 * import { parseItem } from "@fieldwork/webhooks/events"
 * parseItem(new TextEncoder().encode('{"survey_id":7}')) // => { "value": { "survey_id": 7 } }
 * parseItem(new TextEncoder().encode('{"survey_id":')) // => { "reason": "it is not JSON" }
 * ```
 */
export const parseItem = (bytes: Uint8Array): { readonly value: unknown } | { readonly reason: string } => {
  let text
  try {
    text = decoder.decode(bytes)
  } catch {
    return { reason: "it is not UTF-8" }
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { reason: "it is not JSON" }
  }
}
