import type { Outcome } from "@fieldwork/exchange-client"
import { type Store, type StoreError, unlistedOutcomes } from "@fieldwork/inbox"
import type { LogPosition } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/** An outcome in the quarantine, with the position of its message in the inbox's log. */
export interface QuarantinedOutcome extends LogPosition {
  readonly outcome: Outcome
}

/** Returns an item as an outcome, or undefined if the item has no `respondent_id` that can be read. */
const outcomeIn = (document: string): Outcome | undefined => {
  try {
    const value = JSON.parse(document) as Outcome | null
    return typeof value?.respondent_id === "string" ? value : undefined
  } catch {
    return undefined
  }
}

const limit = 500

/** Returns the outcomes in the quarantine about the given sessions, keyed by `respondent_id`, including those that the quarantine does not list. */
export const quarantinedOutcomes = Effect.fnUntraced(function* (
  store: Store,
  ids: { readonly has: (respondentId: string) => boolean }
): Effect.fn.Return<ReadonlyMap<string, ReadonlyArray<QuarantinedOutcome>>, StoreError> {
  const found: Array<QuarantinedOutcome> = []
  for (let after: LogPosition | undefined; ;) {
    const rows: Effect.Success<ReturnType<Store["quarantined"]>> = yield* store.quarantined({ after, limit })
    for (const row of rows) {
      after = { sequence: row.sequence, item: row.item }
      const listed = { ...after, document: new TextDecoder().decode(row.document) }
      for (const { document, item, sequence } of [listed, ...(yield* unlistedOutcomes(store, row))]) {
        const outcome = outcomeIn(document)
        if (outcome !== undefined && ids.has(outcome.respondent_id)) found.push({ sequence, item, outcome })
      }
    }
    if (rows.length < limit) return Map.groupBy(found, ({ outcome }) => outcome.respondent_id)
  }
})
