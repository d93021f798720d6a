/**
 * A reader's position in the feed of changes, as opaque text.
 */
import { Schema } from "effect"
import type { LogPosition } from "../Message.ts"

export interface Cursor {
  /** Another number than the store's means that the projections were rebuilt with another result: start from the beginning. */
  readonly feed: number
  readonly position: LogPosition
  /** The first characters of the digest of the entry at that position. Another digest there means that the store was restored to an earlier state: start from the beginning. */
  readonly digest: string
}

/** The text is no cursor of ours. */
export class CursorError extends Schema.TaggedError<CursorError>("@fieldwork/inbox/CursorError")("CursorError", {
  cursor: Schema.String
}) {
  override get message(): string {
    return `${JSON.stringify(this.cursor)} is no cursor: pass one that came with a change, or none to begin at the start`
  }
}

/** Of a digest: so many characters that two entries of the same number differ. */
const markLength = 8

export const writeCursor = ({ digest, feed, position }: Cursor): string =>
  `${feed}.${position.sequence}.${position.item}.${digest.slice(0, markLength)}`

export const readCursor = (text: string): Cursor | undefined => {
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,9})(?:\.([\w-]{8})?)?$/.exec(text)
  if (match === null) return undefined
  const [, feed, sequence, item, digest = ""] = match
  return { feed: Number(feed), position: { sequence: Number(sequence), item: Number(item) }, digest }
}
