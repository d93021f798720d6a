/**
 * Decodes the items of a verified callback one by one, and never holds the event loop for long.
 *
 * A bad item is handed on with its path and reason among the good ones: it never costs those behind it. Only a
 * {@link Verified} body is taken, so nothing is decoded that was not signed.
 */
import { isVerified, type Verified } from "../verified.ts"
import { ArrayScanner, type ItemSlice } from "./array-scanner.ts"
import { eventLoop, type Scheduler } from "./scheduler.ts"

/** What a validator finds wrong. */
export interface Issue {
  /** JSON pointer within the item; empty for the item itself. */
  readonly path: string
  readonly message: string
}

/** `null` when the value has the shape. */
export type Validate = (value: unknown) => ReadonlyArray<Issue> | null

export interface GoodItem<T> {
  readonly _tag: "GoodItem"
  /** Position in the callback, from 0. */
  readonly index: number
  readonly value: T
  /** The item as it was sent, a view of the body. */
  readonly bytes: Uint8Array
}

export interface BadItem {
  readonly _tag: "BadItem"
  readonly index: number
  /** JSON pointer within the callback, to the first thing that is wrong. */
  readonly path: string
  /** What is wrong there. It repeats nothing of the item, so that it can be logged. */
  readonly reason: string
  /** All that the validator found; empty when the item could not be parsed. */
  readonly issues: ReadonlyArray<Issue>
  /** The item as it was sent. Empty when the array itself is broken here, and then this is the last item. */
  readonly bytes: Uint8Array
}

export type Item<T> = GoodItem<T> | BadItem

export interface DecodeOptions {
  readonly validate: Validate
  /** How long the event loop may be held at a time. Default 5 ms. */
  readonly sliceMillis?: number | undefined
  readonly scheduler?: Scheduler | undefined
}

/** Throws TypeError when `verified` was not made by verification. */
export async function* decodeItems<T>(verified: Verified, options: DecodeOptions): AsyncGenerator<Item<T>, void> {
  if (!isVerified(verified)) throw new TypeError("Only a verified callback can be decoded")
  const { scheduler = eventLoop, sliceMillis = 5, validate } = options
  const scanner = new ArrayScanner(verified.payload.chunks)
  let resumed = scheduler.now()
  for (let item = nextItem<T>(scanner, validate); item !== undefined; item = nextItem<T>(scanner, validate)) {
    yield item
    if (scheduler.now() - resumed >= sliceMillis) {
      await scheduler.pause()
      resumed = scheduler.now()
    }
  }
  if (scanner.fault !== undefined) {
    const { expected, index, offset } = scanner.fault
    yield bad(index, `the callback is no JSON array from byte ${offset} on: expected ${expected}`, new Uint8Array(0))
  }
}

const nextItem = <T>(scanner: ArrayScanner, validate: Validate): Item<T> | undefined => {
  const guessed = scanner.guess()
  if (guessed !== undefined) {
    const parsed = parse(guessed.bytes)
    if ("value" in parsed) {
      scanner.accept(guessed)
      return judge(guessed, parsed.value, validate)
    }
  }
  const slice = scanner.next()
  if (slice === undefined) return undefined
  const parsed = parse(slice.bytes)
  return "value" in parsed ? judge(slice, parsed.value, validate) : bad(slice.index, parsed.reason, slice.bytes)
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** What `JSON.parse` says of a fault would repeat part of the item, which may name a respondent. */
const parse = (bytes: Uint8Array): { readonly value: unknown } | { readonly reason: string } => {
  let text
  try {
    text = decoder.decode(bytes)
  } catch {
    return { reason: "it is not UTF-8" }
  }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { reason: "it is not JSON" }
  }
}

/** The one place where a value is taken for a `T`: on the validator's word. */
const judge = <T>({ bytes, index }: ItemSlice, value: unknown, validate: Validate): Item<T> => {
  const issues = validate(value)
  if (issues === null) return { _tag: "GoodItem", index, value: value as T, bytes }
  return { ...bad(index, issues[0]?.message ?? "it has another shape", bytes, issues[0]?.path), issues }
}

const bad = (index: number, reason: string, bytes: Uint8Array, path = ""): BadItem => ({
  _tag: "BadItem",
  index,
  path: `/${index}${path}`,
  reason,
  issues: [],
  bytes
})
