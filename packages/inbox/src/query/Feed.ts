/**
 * The code that the feeds of changes and of messages share: items, pages, readers and epochs. An epoch is the period during which readers of a feed
 * can continue without starting again from the beginning.
 */
import { Effect, Option } from "effect"
import { createHash } from "node:crypto"
import { restoredStamp } from "../backup/Stamp.ts"
import type { StreamName } from "../Message.ts"
import type { OpportunityStatus } from "../store/Rows.ts"
import type { Mark, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { Cursor } from "./Cursor.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"

/** The current state of a survey or session, or a message about it, with the document as JSON. */
export interface FeedItem {
  readonly stream: StreamName
  /** The `survey_id` of a survey or the `respondent_id` of a session. */
  readonly id: number | string
  /** The key that identifies the message. See `Change` in `QueryTypes.ts`. */
  readonly key: string
  /** The version, which can be compared as a string. See `Change` in `QueryTypes.ts`. */
  readonly version: string
  /** The cursor of this item. A reader that starts from this cursor continues with the next item. */
  readonly cursor: string
  /** The signature time in Unix seconds. */
  readonly signedAt: number
  /** The document as JSON, byte for byte as received. */
  readonly document: string
  /** The status of the survey. Null for outcomes. */
  readonly status: OpportunityStatus | null
  /**
   * The difference between the exchange and the inbox that the gap detector found for the survey. Null if there is no difference, and for outcomes
   * and messages.
   */
  readonly mark: Mark["mark"] | null
}

export interface FeedPage {
  /**
   * The identifier of the page's epoch (the period during which readers can continue without starting again). If it differs from the identifier on
   * the previous page, this page does not continue the previous page.
   */
  readonly epoch: string
  /**
   * Whether the page starts from the beginning although the reader had a cursor, because the cursor is no longer valid after a rebuild that changed
   * the projections or after the restoration of a backup.
   */
  readonly startsOver: boolean
  readonly items: ReadonlyArray<FeedItem>
  /** The cursor at which the next page starts. Undefined before the first item. It can be later than the last item on the page. */
  readonly cursor: string | undefined
}

export interface FeedReader {
  /** Returns the next page with at most `limit` items. At the end of the feed, the page is empty. */
  readonly read: (limit: number) => Effect.Effect<FeedPage, StoreError | PrunedMessagesError>
}

/**
 * Returns a function that computes the identifier of an epoch (a period during which readers can continue without starting again) from the store's
 * identity, the backup from which the store was restored, and `generation`. For a feed of changes, `generation` is the number of rebuilds that have
 * changed the projections. For a feed of messages, it is -1, because rebuilds do not affect messages.
 */
export const epochOf = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<(generation: number) => string, StoreError> {
  const identity = yield* store.identity
  const stamp = yield* restoredStamp(store)
  return (generation) =>
    createHash("sha256")
      .update(JSON.stringify([identity, stamp ?? null, generation]))
      .digest("base64url")
      .slice(0, 12)
})

/** Returns whether the log still contains the entry to which the cursor points. */
export const holds = (store: Store, { digest, position }: Cursor): Effect.Effect<boolean, StoreError> =>
  Effect.map(store.entry(position.sequence), (entry) =>
    Option.match(entry, { onNone: () => false, onSome: (found) => found.digest.startsWith(digest) })
  )
