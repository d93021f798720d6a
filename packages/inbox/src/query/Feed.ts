/** The common parts of the feeds of changes and of messages: items, pages, readers and epochs. */
import { Effect, Option } from "effect"
import { createHash } from "node:crypto"
import { stampName } from "../backup/Stamp.ts"
import type { StreamName } from "../Message.ts"
import type { OpportunityStatus } from "../store/Rows.ts"
import type { Mark, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { Cursor } from "./Cursor.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"

/** A state or a message, with its document as JSON. */
export interface FeedItem {
  readonly stream: StreamName
  /** The `survey_id` or the `respondent_id`. */
  readonly id: number | string
  /** Identifies the message: see `Change` in Known.ts. */
  readonly key: string
  /** The version, which can be compared as text: see `Change` in Known.ts. */
  readonly version: string
  /** The cursor after which a reader continues. */
  readonly cursor: string
  /** The signature time in Unix seconds. */
  readonly signedAt: number
  /** The document as JSON, byte for byte as it was received. */
  readonly document: string
  /** The status of a survey; null for outcomes. */
  readonly status: OpportunityStatus | null
  /** The mark of the gap detector; null for outcomes and for messages. */
  readonly mark: Mark["mark"] | null
}

export interface FeedPage {
  /** The epoch of the page. If it differs from the epoch of the previous page, the items do not continue the earlier ones. */
  readonly epoch: string
  /** Whether this page begins at the start although the reader had a cursor, because the feed of that cursor no longer exists. */
  readonly beginsAnew: boolean
  readonly items: ReadonlyArray<FeedItem>
  /** The cursor at which the next page begins; undefined before the first item. It can be later than the last item. */
  readonly cursor: string | undefined
}

export interface FeedReader {
  /** Returns the next page of at most `limit` items. It is empty at the end. */
  readonly read: (limit: number) => Effect.Effect<FeedPage, StoreError | PrunedMessagesError>
}

/** Returns the epoch of a feed, derived from the store, the backup that it was restored from, and `generation`. */
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

/** Returns whether the log still contains the entry of the cursor. */
export const holds = (store: Store, { digest, position }: Cursor): Effect.Effect<boolean, StoreError> =>
  Effect.map(store.entry(position.sequence), (entry) =>
    Option.match(entry, { onNone: () => false, onSome: (found) => found.digest.startsWith(digest) })
  )
