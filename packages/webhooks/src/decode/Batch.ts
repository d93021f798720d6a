/**
 * Parses consecutive items of a callback in one batch.
 *
 * `JSON.parse` takes the same time per item for a few dozen kilobytes as for the entire body. For small items, one call per item would take several
 * times as long. The bytes of an item are located only when they are requested.
 */
import { ArrayScanner, type ItemSlice } from "../scan/ArrayScanner.ts"
import { closeBracket, openBracket } from "../scan/bytes.ts"

export interface Batch {
  /** The index within the callback of the first item in the batch. */
  readonly firstIndex: number
  readonly count: number
  /** The parsed items. The value of an item that could not be parsed is `undefined`, and `unparsed` contains the reason. */
  readonly values: ReadonlyArray<unknown>
  /** The reasons why items could not be parsed, keyed by the position of the item in the batch. Undefined if the items were parsed together. */
  readonly unparsed?: ReadonlyMap<number, string> | undefined
  /** Returns the bytes of the item at a position in the batch. */
  bytesOf(position: number): Uint8Array
  /** Returns the JSON pointer, within the callback, to the item at a position in the batch. */
  pointerOf(position: number): string
}

/** A batch of items that were parsed in one call. `bytes` contains the items, separated by commas. */
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

/**
 * Returns a view of the bytes of each item. The scanner expects an array, so it also receives the opening and closing brackets. They are separate
 * chunks, which avoids copying `bytes`.
 */
const slicesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const scanner = new ArrayScanner([opening, bytes, closing])
  const slices: Array<Uint8Array> = []
  for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) slices.push(slice.bytes)
  return slices
}

/** A batch of items that were located by a scan and parsed one by one. */
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

/** The buffer in which several items are enclosed in brackets. The contents are used only within one turn of the event loop. */
const scratch = new Uint8Array(128 * 1024)
scratch[0] = openBracket

/** Parses items that are separated by commas. Returns undefined if the bytes cannot be parsed in this way. */
export const parseRun = (bytes: Uint8Array): ReadonlyArray<unknown> | undefined => {
  try {
    const values: ReadonlyArray<unknown> = JSON.parse(runText(bytes))
    return values
  } catch {
    return undefined
  }
}

/**
 * Returns the items as a string that contains a JSON array. The brackets are added to the bytes, because `JSON.parse` would copy a concatenated
 * string again.
 */
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
