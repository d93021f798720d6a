/**
 * What is known about respondents' sessions.
 */
import type { Outcome } from "@fieldwork/exchange-client"
import { Effect, Option, Stream } from "effect"
import type { OutcomeFilter, OutcomeMessage, Store, StoredOutcome } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Change, changes, type ChangesOptions } from "./Changes.ts"
import type { CursorError } from "./Cursor.ts"
import { fromSeconds, pages } from "./Opportunities.ts"

export interface KnownOutcome {
  /** As the exchange sent it, in wire names. */
  readonly outcome: Outcome
  /** When it was signed, by the exchange's clock. */
  readonly signedAt: Date
}

export interface OutcomeChange extends KnownOutcome, Change {}

export interface Outcomes {
  /** The final outcome of a session so far. It may be adjusted until the end of the following month. */
  readonly get: (respondentId: string) => Effect.Effect<Option.Option<KnownOutcome>, StoreError>
  /** By ascending `respondent_id`, read page by page as the stream is pulled. */
  readonly list: (filter?: OutcomeFilter) => Stream.Stream<KnownOutcome, StoreError>
  /** Every message about the session, the deciding one last. */
  readonly history: (respondentId: string) => Effect.Effect<ReadonlyArray<KnownOutcome>, StoreError>
  readonly changes: (options?: ChangesOptions) => Stream.Stream<OutcomeChange, StoreError | CursorError>
}

const toKnown = ({ document, signed_at }: StoredOutcome | OutcomeMessage): KnownOutcome => ({
  outcome: JSON.parse(document) as Outcome,
  signedAt: fromSeconds(signed_at)
})

export const makeOutcomes = (store: Store): Outcomes => ({
  get: (respondentId) => Effect.map(store.outcome(respondentId), Option.map(toKnown)),
  list: (filter = {}) =>
    pages(
      (after: string | undefined, limit) => store.outcomes(filter, { after, limit }),
      (row) => row.respondent_id,
      toKnown
    ),
  history: (respondentId) => Effect.map(store.outcomeMessages(respondentId), (rows) => rows.map(toKnown)),
  changes: (options = {}) =>
    changes(store, store.changedOutcomes, (row, change) => ({ ...toKnown(row), ...change }), options)
})
