/**
 * What the feeds of changes and of messages have in common: items, pages, readers, epochs.
 */
import { Effect, Option } from "effect"
import { createHash } from "node:crypto"
import { stampName } from "../backup/Stamp.ts"
import type { StreamName } from "../Message.ts"
import type { OpportunityStatus } from "../store/Rows.ts"
import type { Mark, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { Cursor } from "./Cursor.ts"
import type { PrunedMessagesError } from "./MessageFeed.ts"

/** A state or a message, with its document as text. */
export interface FeedItem {
  readonly stream: StreamName
  /** The `survey_id` or the `respondent_id`. */
  readonly id: number | string
  /** Identifies the message: see Change in Changes.ts. */
  readonly key: string
  /** Sorts as text: see Change in Changes.ts. */
  readonly version: string
  /** Where a reader goes on after it. */
  readonly cursor: string
  /** Unix seconds. */
  readonly signedAt: number
  /** JSON, byte for byte as it was received. */
  readonly document: string
  /** Null for outcomes. */
  readonly status: OpportunityStatus | null
  /** Null for outcomes and for messages. */
  readonly mark: Mark["mark"] | null
}

export interface FeedPage {
  /** Another epoch than that of the page before: what was read before is not a history of what comes now. */
  readonly epoch: string
  /** Whether this page begins at the start although the reader had a cursor: the feed that it is of is gone. */
  readonly beginsAnew: boolean
  readonly items: ReadonlyArray<FeedItem>
  /** Where the next page begins; undefined before the first item. It can be ahead of the last item's. */
  readonly cursor: string | undefined
}

export interface FeedReader {
  /** The next page, which is empty at the end. It reads at most `limit` items. */
  readonly read: (limit: number) => Effect.Effect<FeedPage, StoreError | PrunedMessagesError>
}

/** Returns the epoch of a feed by what distinguishes it: the store, the backup that it was restored from, and `generation`. */
export const epochOf = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<(generation: number) => string, StoreError> {
  const identity = yield* store.identity
  const [stamp] = yield* store.sql.query("epoch", "SELECT value FROM property WHERE name = ?", [stampName])
  return (generation) =>
    createHash("sha256")
      .update(JSON.stringify([identity, stamp?.["value"] ?? null, generation]))
      .digest("base64url")
      .slice(0, 12)
})

/** Whether the log still has the entry that the cursor is of. */
export const holds = (store: Store, { digest, position }: Cursor): Effect.Effect<boolean, StoreError> =>
  Effect.map(store.entry(position.sequence), (entry) =>
    Option.match(entry, { onNone: () => false, onSome: (found) => found.digest.startsWith(digest) })
  )
