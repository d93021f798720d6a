/** Determines whether a quarantined item was already applied before an operator retries it. */
import { Effect, Option } from "effect"
import type { OutcomeFacts } from "../project/ItemFacts.ts"
import { interpretItem } from "../project/interpretItem.ts"
import type { RetriedItem } from "../project/Retry.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

const compared = [
  "survey_id",
  "panelist_id",
  "marketplace_status",
  "client_status",
  "price_nanos",
  "currency_code"
] as const satisfies ReadonlyArray<keyof OutcomeFacts>

/**
 * Returns the item of a quarantine row as a `retry` entry contains it. An outcome that was applied in part counts as applied if its current
 * interpretation gives the same fields, or if a newer message about the session has replaced it, in which case the fields are no longer stored.
 * For opportunities, which count from the time of receipt in any case, it is not determined whether the item was applied.
 */
export const retriedItem = Effect.fnUntraced(function* (
  store: Store,
  { document, item, sequence, stream }: QuarantineRow
): Effect.fn.Return<RetriedItem, StoreError> {
  const interpretation = interpretItem(stream, document)
  if (interpretation._tag !== "Outcome") return { sequence, item }
  const { facts } = interpretation
  const messages = yield* store.outcomeMessages(facts.respondent_id)
  if (!messages.some((message) => message.sequence === sequence && message.item === item)) {
    return { sequence, item, wasApplied: false }
  }
  const newest = Option.getOrUndefined(yield* store.outcome(facts.respondent_id))
  const isNewest = newest?.sequence === sequence && newest.item === item
  return { sequence, item, wasApplied: !isNewest || compared.every((name) => newest[name] === facts[name]) }
})
