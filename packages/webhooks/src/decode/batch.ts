/**
 * Some items that follow one another, parsed together.
 *
 * `JSON.parse` over a few dozen kilobytes costs no more an item than over the whole body, where a call for each item would
 * cost several times as much for small ones. Which bytes belong to which item is found out when somebody asks.
 */
import { ArrayScanner, type ItemSlice } from "../scan/array-scanner.ts"
import { closeBracket, openBracket } from "../scan/bytes.ts"

export interface Batch {
  /** Index of the first item in the callback. */
  readonly firstIndex: number
  readonly count: number
  /** The parsed items; a string says why an item could not be parsed. */
  readonly values: ReadonlyArray<unknown>
  /** Set where some items could not be parsed: by position, why. */
  readonly unparsed?: ReadonlyMap<number, string> | undefined
  /** The item's own bytes, by its position in the batch. */
  bytesOf(position: number): Uint8Array
  /** JSON pointer to an item within the callback, by its position in the batch. */
  pointerOf(position: number): string
}

/** Items that were parsed in one go from `bytes`, where they follow one another separated by commas. */
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

/** Views, except where the scanner has to join: the brackets are pieces of their own. */
const slicesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const scanner = new ArrayScanner([opening, bytes, closing])
  const slices: Array<Uint8Array> = []
  for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) slices.push(slice.bytes)
  return slices
}

/** Items that were scanned one by one, each parsed by itself. */
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

/** Room for a run between brackets of its own. Used within one turn only. */
const scratch = new Uint8Array(128 * 1024)
scratch[0] = openBracket

/** Undefined when the bytes are not items separated by commas. */
export const parseRun = (bytes: Uint8Array): ReadonlyArray<unknown> | undefined => {
  try {
    const values: ReadonlyArray<unknown> = JSON.parse(runText(bytes))
    return values
  } catch {
    return undefined
  }
}

/** A string that is put together would be copied once more to be parsed. */
const runText = (bytes: Uint8Array): string => {
  const size = bytes.length + 2
  if (size > scratch.length) return `[${decoder.decode(bytes)}]`
  scratch.set(bytes, 1)
  scratch[size - 1] = closeBracket
  return decoder.decode(scratch.subarray(0, size))
}

/** The message of `JSON.parse` would repeat part of the item, which may name a respondent. */
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
