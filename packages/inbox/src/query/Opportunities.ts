/** Queries for surveys. */
import type { Opportunity } from "@fieldwork/exchange-client"
import { Effect, Option, Stream } from "effect"
import { type OpportunityVersionRow, orderKeyOf } from "../store/Rows.ts"
import type { Count, OpportunityFilter, Store, StoredOpportunity } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { feedStream } from "./Changes.ts"
import type { CursorError } from "./Cursor.ts"
import type { FeedItem } from "./Feed.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"
import type {
  ChangesOptions,
  KnownOpportunity,
  OpportunityChange,
  OpportunityMessage,
  OpportunityVersion
} from "./QueryTypes.ts"
import { versionOf } from "./Version.ts"

/** Queries for the received surveys. */
export interface Opportunities {
  readonly get: (surveyId: number) => Effect.Effect<Option.Option<KnownOpportunity>, StoreError>
  /**
   * Returns the surveys that match the filter, in ascending order of `survey_id`. The surveys are read page by page as the stream is consumed.
   * Default: all live surveys.
   */
  readonly list: (filter?: OpportunityFilter) => Stream.Stream<KnownOpportunity, StoreError>
  readonly counts: Effect.Effect<ReadonlyArray<Count>, StoreError>
  /** Returns the versions of the survey's content, ordered by the time at which each version was first signed. */
  readonly history: (surveyId: number) => Effect.Effect<ReadonlyArray<OpportunityVersion>, StoreError>
  /** Returns each survey that has changed, once and in its current state. */
  readonly changes: (options?: ChangesOptions) => Stream.Stream<OpportunityChange, StoreError | CursorError>
  /**
   * Returns every message within the retention period, in log order. For example, after `new`, `deactivated` and `new`, all three messages are
   * returned. Cursors from `changes` are not accepted.
   */
  readonly messages: (
    options?: ChangesOptions
  ) => Stream.Stream<OpportunityMessage, StoreError | CursorError | PrunedMessagesError>
}

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)

const toKnown = (row: StoredOpportunity): KnownOpportunity => ({
  opportunity: JSON.parse(row.document) as Opportunity,
  status: row.status,
  signedAt: fromSeconds(row.signed_at),
  mark: row.mark,
  version: versionOf(orderKeyOf(row), { sequence: row.changed_sequence, item: row.changed_item })
})

const toVersion = (row: OpportunityVersionRow): OpportunityVersion => ({
  hash: row.hash,
  firstSignedAt: fromSeconds(row.first_signed_at),
  lastSignedAt: fromSeconds(row.last_signed_at),
  messageReason: row.message_reason,
  priceNanos: row.price_nanos,
  totalRemaining: row.total_remaining,
  firstPosition: { sequence: row.first_sequence, item: row.first_item }
})

/** Reads rows page by page. `keyOf` returns the key of a row; the next page starts after the key of the last row. */
export const pages = <Row, Key, Value>(
  read: (after: Key | undefined, limit: number) => Effect.Effect<ReadonlyArray<Row>, StoreError>,
  keyOf: (row: Row) => Key,
  toValue: (row: Row) => Value,
  limit = 200
): Stream.Stream<Value, StoreError> =>
  Stream.paginate<Key | undefined, Value, StoreError>(undefined, (after) =>
    Effect.map(read(after, limit), (rows) => {
      const last = rows.at(-1)
      const next = last === undefined || rows.length < limit ? Option.none() : Option.some(keyOf(last))
      return [rows.map(toValue), next] as const
    })
  )

export const makeOpportunities = (store: Store): Opportunities => ({
  get: (surveyId) => Effect.map(store.opportunity(surveyId), Option.map(toKnown)),
  list: (filter = {}) =>
    pages(
      (after: number | undefined, limit) => store.opportunities(filter, { after, limit }),
      (row) => row.survey_id,
      toKnown
    ),
  counts: store.counts,
  history: (surveyId) => Effect.map(store.versions(surveyId), (rows) => rows.map(toVersion)),
  changes: (options = {}) => {
    const changes = feedStream(
      store,
      "opportunities",
      "state",
      (item, change) => ({ ...toMessage(item), mark: item.mark, ...change }),
      options
    )
    return changes as Stream.Stream<OpportunityChange, StoreError | CursorError>
  },
  messages: (options = {}) =>
    feedStream(store, "opportunities", "messages", (item, change) => ({ ...toMessage(item), ...change }), options)
})

const toMessage = ({ document, signedAt, status }: FeedItem) => ({
  opportunity: JSON.parse(document) as Opportunity,
  status: status ?? "parked",
  signedAt: fromSeconds(signedAt)
})
