/** Queries for the outcomes of respondents' sessions. */
import type { Outcome } from "@fieldwork/exchange-client"
import { Effect, Option, type Stream } from "effect"
import type { OutcomeFilter, Store, StoredOutcome } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { orderKeyOf } from "../store/Rows.ts"
import { feedStream } from "./Changes.ts"
import type { CursorError, FeedMode } from "./Cursor.ts"
import type { PrunedMessagesError } from "./PrunedMessagesError.ts"
import type { ChangesOptions, KnownOutcome, OutcomeChange, SentOutcome } from "./QueryTypes.ts"
import { fromSeconds, pages } from "./Opportunities.ts"
import { versionOf } from "./Version.ts"

/** Queries for the received outcomes of sessions. */
export interface Outcomes {
  /** Returns the latest outcome of a session. The outcome may still be adjusted until the end of the calendar month that follows the interview. */
  readonly get: (respondentId: string) => Effect.Effect<Option.Option<KnownOutcome>, StoreError>
  /**
   * Returns the outcomes that match the filter, in ascending order of `respondent_id`. The outcomes are read page by page as the stream is consumed.
   */
  readonly list: (filter?: OutcomeFilter) => Stream.Stream<KnownOutcome, StoreError>
  /** Returns every message about the session. The last message is the current outcome. */
  readonly history: (respondentId: string) => Effect.Effect<ReadonlyArray<SentOutcome>, StoreError>
  /** Returns each session that has a new outcome, once and in its current state. */
  readonly changes: (options?: ChangesOptions) => Stream.Stream<OutcomeChange, StoreError | CursorError>
  /**
   * Returns every message within the retention period, in log order. For example, a ledger can see that a session was a complete, then a terminate,
   * and then a complete again. Cursors from `changes` are not accepted.
   */
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
    // The cast removes `PrunedMessagesError`, because changes are never pruned.
    changes: (options) => feed("state", options) as Stream.Stream<OutcomeChange, StoreError | CursorError>,
    messages: (options) => feed("messages", options)
  }
}
