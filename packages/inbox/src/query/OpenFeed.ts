/**
 * One stream of the log as a feed that is read page by page: of changes, or of every message.
 *
 * The streams of both faces, the read API and the relay read it. A reader is for one consumer at a time.
 */
import type { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { FeedReader } from "./Feed.ts"
import { openMessages } from "./MessageFeed.ts"
import { openChanges } from "./StateFeed.ts"

export interface FeedOptions {
  readonly mode: FeedMode
  /** The cursor of the last item that was handled; absent for everything from the start. */
  readonly since?: string | undefined
}

export const openFeed = (
  store: Store,
  stream: StreamName,
  { mode, since }: FeedOptions
): Effect.Effect<FeedReader, StoreError | CursorError> =>
  mode === "state" ? openChanges(store, stream, since) : openMessages(store, stream, since)
