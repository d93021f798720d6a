/** Determines whether, and with which amount, a quarantined item was applied before an operator retries it. */
import { Effect, Option } from "effect"
import { absentFacts, amountFactsOf, isSameAmount } from "../project/AmountFacts.ts"
import { interpretItem } from "../project/interpretItem.ts"
import type { RetriedItem } from "../project/Retry.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/**
 * Returns the item of a quarantine row as a `retry` entry contains it. An outcome that was applied in part counts as applied if its current
 * interpretation gives the same amount. If a newer message about the session has replaced the outcome, the fields with which it was applied are no
 * longer stored. The invalid field that the quarantine row names was then absent. For opportunities, which count from the time of receipt in any
 * case, it is not determined whether the item was applied.
 */
export const retriedItem = Effect.fnUntraced(function* (
  store: Store,
  { document, item, path, sequence, stream }: QuarantineRow
): Effect.fn.Return<RetriedItem, StoreError> {
  if (stream === "opportunities") return { sequence, item }
  const interpretation = interpretItem(stream, document)
  if (interpretation._tag !== "Outcome") return { sequence, item, wasApplied: false }
  const { facts } = interpretation
  const messages = yield* store.outcomeMessages(facts.respondent_id)
  if (!messages.some((message) => message.sequence === sequence && message.item === item)) {
    return { sequence, item, wasApplied: false }
  }
  const newest = Option.getOrUndefined(yield* store.outcome(facts.respondent_id))
  const isNewest = newest?.sequence === sequence && newest.item === item
  const firstFacts = amountFactsOf(isNewest ? newest : { ...facts, ...absentFacts(path) })
  return isSameAmount(firstFacts, facts)
    ? { sequence, item, wasApplied: true }
    : { sequence, item, wasApplied: false, firstFacts }
})
