/**
 * The place of a reader of changes, as text to keep. Its parts are of no interest to whoever keeps it.
 */
import { Schema } from "effect"
import type { Place } from "../Message.ts"

export interface Cursor {
  /** Another number than the store's means that the projections were rebuilt with another result: begin anew. */
  readonly feed: number
  readonly place: Place
  /** How the digest of the entry at that place begins. Another one there means that the store was put back to an earlier state: begin anew. */
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

export const writeCursor = ({ digest, feed, place }: Cursor): string =>
  `${feed}.${place.sequence}.${place.item}.${digest.slice(0, markLength)}`

export const readCursor = (text: string): Cursor | undefined => {
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,9})(?:\.([\w-]{8})?)?$/.exec(text)
  if (match === null) return undefined
  const [, feed, sequence, item, digest = ""] = match
  return { feed: Number(feed), place: { sequence: Number(sequence), item: Number(item) }, digest }
}
