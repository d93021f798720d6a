/**
 * A reader's position in a feed of changes or of messages, as an opaque string.
 *
 * For example, `7.42.3.Zm9vYmFy` is a position in a feed of changes. In a feed of messages, `m.42.3.Zm9vYmFy` is a position within a callback, and
 * `e.42.3.Zm9vYmFy` is the end of a callback.
 */
import { Schema } from "effect"
import type { LogPosition } from "../Message.ts"

interface Place {
  readonly position: LogPosition
  /**
   * The first characters of the digest of the log entry at this position. If they do not match the digest in the store, the store was restored to an
   * earlier state, and the reader starts from the beginning.
   */
  readonly digest: string
}

/** A position in the feed of changes. */
export interface StateCursor extends Place {
  readonly mode: "state"
  /**
   * The feed number, which the store increments when a rebuild changes the projections. If the number in the store differs from the number in the
   * cursor, the reader starts from the beginning.
   */
  readonly feed: number
}

/** A position in the feed of messages. */
export interface MessageCursor extends Place {
  readonly mode: "messages"
  /** Whether the position is the end of a callback, so that reading continues with the next entry. */
  readonly isEnd: boolean
}

export type Cursor = StateCursor | MessageCursor
export type FeedMode = Cursor["mode"]

/**
 * The error that is reported when a string is not a valid cursor for the feed.
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
    return `${JSON.stringify(this.cursor)} is not a cursor of this feed: pass the cursor of a change to \`changes\`, the cursor of a message to \`messages\`, or none to start from the beginning`
  }
}

/** The number of characters of a digest that a cursor contains. They are sufficient to distinguish two log entries with the same sequence number. */
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
