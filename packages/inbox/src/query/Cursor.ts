/**
 * A reader's position in a feed, as opaque text.
 *
 * `7.42.3.Zm9vYmFy` is of a feed of changes, `m.42.3.Zm9vYmFy` and `e.42.3.Zm9vYmFy` of one of messages: within a callback, and at its end.
 */
import { Schema } from "effect"
import type { LogPosition } from "../Message.ts"

interface Place {
  readonly position: LogPosition
  /** The first characters of the digest of the entry at that position. Another digest there means that the store was restored to an earlier state: start from the beginning. */
  readonly digest: string
}

/** In the feed of changes. */
export interface StateCursor extends Place {
  readonly mode: "state"
  /** Another number than the store's means that the projections were rebuilt with another result: start from the beginning. */
  readonly feed: number
}

/** In the feed of messages. */
export interface MessageCursor extends Place {
  readonly mode: "messages"
  /** Whether the callback has no further item. */
  readonly isEnd: boolean
}

export type Cursor = StateCursor | MessageCursor
export type FeedMode = Cursor["mode"]

/**
 * The text is not a cursor of this feed.
 *
 * @example
 * ```ts
 * import { CursorError } from "@fieldwork/inbox"
 *
 * new CursorError({ cursor: "yesterday" }).message.split(":")[0] // => "\"yesterday\" is not a cursor of this feed"
 * ```
 */
export class CursorError extends Schema.TaggedError<CursorError>("@fieldwork/inbox/CursorError")("CursorError", {
  cursor: Schema.String
}) {
  override get message(): string {
    return `${JSON.stringify(this.cursor)} is not a cursor of this feed: pass one that came with a change for \`changes\`, one that came with a message for \`messages\`, or none to begin at the start`
  }
}

/** Of a digest: so many characters that two entries of the same number differ. */
const markLength = 8

export const writeCursor = (cursor: Cursor): string => {
  const { digest, position } = cursor
  const kind = cursor.mode === "state" ? String(cursor.feed) : cursor.isEnd ? "e" : "m"
  return `${kind}.${position.sequence}.${position.item}.${digest.slice(0, markLength)}`
}

export const readCursor = <Mode extends FeedMode>(
  text: string,
  mode: Mode
): Extract<Cursor, { readonly mode: Mode }> | undefined => {
  const match = /^(\d{1,15}|[me])\.(\d{1,15})\.(\d{1,9})(?:\.([\w-]{8})?)?$/.exec(text)
  if (match === null) return undefined
  const [, kind = "", sequence, item, digest = ""] = match
  const place: Place = { position: { sequence: Number(sequence), item: Number(item) }, digest }
  const cursor: Cursor = /\d/.test(kind)
    ? { mode: "state", feed: Number(kind), ...place }
    : { mode: "messages", isEnd: kind === "e", ...place }
  return cursor.mode === mode ? (cursor as Extract<Cursor, { readonly mode: Mode }>) : undefined
}
