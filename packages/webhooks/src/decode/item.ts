/**
 * What a callback decodes to: good items, and bad ones among them.
 */
import type { StreamName } from "./stream-of.ts"

/** Something wrong with an item. */
export interface Issue {
  /** JSON pointer within the item; empty for the item itself. */
  readonly path: string
  /** It repeats nothing of the item, so that it can be logged. */
  readonly message: string
}

export interface GoodItem<T, Stream extends StreamName | undefined = StreamName | undefined> {
  readonly _tag: "GoodItem"
  /** Position in the callback, from 0. */
  readonly index: number
  /** Which of the two streams the item is of, by its fields. */
  readonly stream: Stream
  /** A null that the spec does not allow is absent here. */
  readonly value: T
  /** The item as it was sent, a view of the body. */
  readonly bytes: Uint8Array
}

export interface BadItem {
  readonly _tag: "BadItem"
  readonly index: number
  /** Which stream the item looks like, if any. */
  readonly stream: StreamName | undefined
  /** JSON pointer within the callback, to the first thing that is wrong. */
  readonly path: string
  /** What is wrong there. It repeats nothing of the item, so that it can be logged. */
  readonly reason: string
  /** All that was found; empty when the item could not be parsed. */
  readonly issues: ReadonlyArray<Issue>
  /** The item as it was sent. Empty when the array itself is broken here, and then this is the last item. */
  readonly bytes: Uint8Array
}

export type Item<T> = GoodItem<T> | BadItem
