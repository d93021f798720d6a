/**
 * Defines the items of a callback: valid ones, and invalid ones among them.
 */
import type { StreamName } from "./streamOf.ts"

/** A problem of an item. */
export interface Issue {
  /** The JSON pointer within the item; empty for the item itself. */
  readonly path: string
  /** A message that contains nothing of the item, so that it can be logged. */
  readonly message: string
}

/** An item of a callback that conforms to the spec. */
export interface GoodItem<T, Stream extends StreamName | undefined = StreamName | undefined> {
  readonly _tag: "GoodItem"
  /** The position in the callback, starting at 0. */
  readonly index: number
  /** The stream that the item belongs to, determined by its fields. */
  readonly stream: Stream
  /** The item, without any null that the spec does not allow. */
  readonly value: T
  /** The item as it was sent, as a view of the body. */
  readonly bytes: Uint8Array
}

/**
 * An item of a callback that does not conform to the spec, or the point at which a callback is broken. Store it, because it is not resent.
 */
export interface BadItem {
  readonly _tag: "BadItem"
  /** The position in the callback, starting at 0. */
  readonly index: number
  /** The stream that the item resembles, if there is one. */
  readonly stream: StreamName | undefined
  /** The JSON pointer to the first problem, within the callback. */
  readonly path: string
  /** A description of the problem that contains nothing of the item, so that it can be logged. */
  readonly reason: string
  /** All problems that were found; empty if the item could not be parsed. */
  readonly issues: ReadonlyArray<Issue>
  /** The item as it was sent. Empty if the array itself is broken here; this is then the last item. */
  readonly bytes: Uint8Array
}

/** An item of a callback, discriminated by `_tag`. */
export type Item<T> = GoodItem<T> | BadItem
