/**
 * Opens a feed of the changes or the messages in one stream, which is read page by page.
 *
 * The feed is used by the Effect and Promise APIs, the read API and the relay. Each consumer must open its own feed, because an open feed keeps track
 * of its position.
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
  /** The cursor of the last item that was handled. Default: the feed starts from the beginning. */
  readonly since?: string | undefined
}

export const openFeed = (
  store: Store,
  stream: StreamName,
  { mode, since }: FeedOptions
): Effect.Effect<FeedReader, StoreError | CursorError> =>
  mode === "state" ? openChanges(store, stream, since) : openMessages(store, stream, since)
