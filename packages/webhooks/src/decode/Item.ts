/**
 * Defines the valid and invalid items of a callback.
 */
import type { StreamName } from "./streamOf.ts"

/** A problem with an item. */
export interface Issue {
  /** The JSON pointer within the item. Empty if the problem concerns the entire item. */
  readonly path: string
  /** A message that contains no data from the item, so it can be logged. */
  readonly message: string
}

/** An item of a callback that conforms to the spec. */
export interface GoodItem<T, Stream extends StreamName | undefined = StreamName | undefined> {
  readonly _tag: "GoodItem"
  /** The index of the item in the callback, starting at 0. */
  readonly index: number
  /** The stream to which the item belongs (opportunities or outcomes), determined by the item's fields. */
  readonly stream: Stream
  /** The parsed item. Null fields that the spec does not allow have been removed. */
  readonly value: T
  /** The bytes of the item as sent. They are a view of the body. */
  readonly bytes: Uint8Array
}

/**
 * An item of a callback that does not conform to the spec, or the point at which the JSON of a callback is invalid. Store the item, because the
 * exchange does not resend it.
 */
export interface BadItem {
  readonly _tag: "BadItem"
  /** The index of the item in the callback, starting at 0. */
  readonly index: number
  /** The stream (opportunities or outcomes) to which the item seems to belong, or undefined if its fields do not indicate a stream. */
  readonly stream: StreamName | undefined
  /** The JSON pointer to the first problem, within the callback. */
  readonly path: string
  /** A description of the problem that contains no data from the item, so it can be logged. */
  readonly reason: string
  /** All problems that were found. Empty if the item could not be parsed. */
  readonly issues: ReadonlyArray<Issue>
  /** The bytes of the item as sent. Empty if the JSON is invalid at this point. In that case, this item is the last one. */
  readonly bytes: Uint8Array
}

/** An item of a callback, discriminated by `_tag`. */
export type Item<T> = GoodItem<T> | BadItem
