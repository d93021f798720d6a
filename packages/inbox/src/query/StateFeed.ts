/**
 * The feed of changes. It contains each survey or session that has changed, once and in its current state, in the order in which the changes were
 * applied.
 */
import { Effect } from "effect"
import type { LogPosition, StreamName } from "../Message.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { Changed, Store, StoredOpportunity, StoredOutcome } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { CursorError, readCursor, writeCursor } from "./Cursor.ts"
import { epochOf, type FeedItem, type FeedPage, type FeedReader, holds } from "./Feed.ts"
import { versionOf } from "./Version.ts"

type Row = Changed<StoredOpportunity> | Changed<StoredOutcome>

const start: LogPosition = { sequence: 0, item: -1 }

export const openChanges = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  since: string | undefined
): Effect.fn.Return<FeedReader, StoreError | CursorError> {
  const sinceCursor = since === undefined ? undefined : readCursor(since, "state")
  if (since !== undefined && sinceCursor === undefined) return yield* new CursorError({ cursor: since })
  const isOurs = sinceCursor !== undefined && (yield* holds(store, sinceCursor))
  const epoch = yield* epochOf(store)
  const changed: (after: LogPosition, limit: number) => Effect.Effect<ReadonlyArray<Row>, StoreError> =
    stream === "opportunities" ? store.changedOpportunities : store.changedOutcomes
  let isLost = sinceCursor !== undefined && !isOurs
  let at = isOurs ? { feed: sinceCursor.feed, position: sinceCursor.position, cursor: since } : undefined

  const read = Effect.fnUntraced(function* (limit: number): Effect.fn.Return<FeedPage, StoreError> {
    // The feed number (the number of rebuilds that have changed the projections) is read before the rows. If a rebuild replaces rows after the number
    // was read, it also increments the number, so the next page starts from the beginning.
    const feed = yield* store.feed
    if (at !== undefined && at.feed !== feed) {
      at = undefined
      isLost = true
    }
    const rows = yield* changed(at?.position ?? start, limit)
    const items = rows.map((row) => toItem(stream, feed, row))
    const [row, item] = [rows.at(-1), items.at(-1)]
    if (row !== undefined && item !== undefined) at = { feed, position: changedAt(row), cursor: item.cursor }
    const startsOver = isLost
    isLost = false
    return { epoch: epoch(feed), startsOver, items, cursor: at?.cursor }
  })
  return { read }
})

const changedAt = ({ changed_item: item, changed_sequence: sequence }: Row): LogPosition => ({ sequence, item })

const toItem = (stream: StreamName, feed: number, row: Row): FeedItem => {
  const position = changedAt(row)
  const { changed_digest: digest } = row
  return {
    stream,
    id: "respondent_id" in row ? row.respondent_id : row.survey_id,
    key: `${digest}/${position.item}`,
    version: versionOf(orderKeyOf(row), position),
    cursor: writeCursor({ mode: "state", feed, position, digest }),
    signedAt: row.signed_at,
    document: row.document,
    status: "status" in row ? row.status : null,
    mark: "mark" in row ? row.mark : null
  }
}
