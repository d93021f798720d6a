/**
 * What is known about respondents' sessions.
 */
import type { Outcome } from "@fieldwork/exchange-client"
import { Effect, Option, type Stream } from "effect"
import type { OutcomeFilter, Store, StoredOutcome } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { orderKeyOf } from "../store/Rows.ts"
import { feedStream } from "./Changes.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { PrunedMessagesError } from "./MessageFeed.ts"
import type { ChangesOptions, KnownOutcome, OutcomeChange, SentOutcome } from "./Known.ts"
import { fromSeconds, pages } from "./Opportunities.ts"
import { versionOf } from "./Version.ts"

/** What is known about sessions. */
export interface Outcomes {
  /** The final outcome of a session so far. It may be adjusted until the end of the following month. */
  readonly get: (respondentId: string) => Effect.Effect<Option.Option<KnownOutcome>, StoreError>
  /** By ascending `respondent_id`, read page by page as the stream is pulled. */
  readonly list: (filter?: OutcomeFilter) => Stream.Stream<KnownOutcome, StoreError>
  /** Every message about the session, the deciding one last. */
  readonly history: (respondentId: string) => Effect.Effect<ReadonlyArray<SentOutcome>, StoreError>
  /** Each session that has a new outcome, once, as it is now. */
  readonly changes: (options?: ChangesOptions) => Stream.Stream<OutcomeChange, StoreError | CursorError>
  /** Every message within the retention, in the order of the log: a ledger reads complete, terminate and complete again. A cursor of `changes` does not fit here. */
  readonly messages: (
    options?: ChangesOptions
  ) => Stream.Stream<OutcomeChange, StoreError | CursorError | PrunedMessagesError>
}

const toSent = ({ document, signedAt }: Sent): SentOutcome => ({
  outcome: JSON.parse(document) as Outcome,
  signedAt: fromSeconds(signedAt)
})

interface Sent {
  readonly document: string
  readonly signedAt: number
}

const toKnown = (row: StoredOutcome): KnownOutcome => ({
  ...toSent({ document: row.document, signedAt: row.signed_at }),
  version: versionOf(orderKeyOf(row), { sequence: row.changed_sequence, item: row.changed_item })
})

export const makeOutcomes = (store: Store): Outcomes => {
  const feed = (mode: FeedMode, options: ChangesOptions = {}) =>
    feedStream(store, "outcomes", mode, (item, change): OutcomeChange => ({ ...toSent(item), ...change }), options)
  return {
    get: (respondentId) => Effect.map(store.outcome(respondentId), Option.map(toKnown)),
    list: (filter = {}) =>
      pages(
        (after: string | undefined, limit) => store.outcomes(filter, { after, limit }),
        (row) => row.respondent_id,
        toKnown
      ),
    history: (respondentId) =>
      Effect.map(store.outcomeMessages(respondentId), (rows) =>
        rows.map(({ document, signed_at: signedAt }) => toSent({ document, signedAt }))
      ),
    // Changes are never pruned.
    changes: (options) => feed("state", options) as Stream.Stream<OutcomeChange, StoreError | CursorError>,
    messages: (options) => feed("messages", options)
  }
}
