import { Effect } from "effect"
import type { LogPosition } from "../Message.ts"
import { isUnlisted } from "../project/QuarantineLimit.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { unlistedItems } from "./unlistedItems.ts"

/** An outcome that the quarantine does not list, with the position of its message in the log. */
export interface UnlistedOutcome extends LogPosition {
  /** The outcome as received, as JSON. */
  readonly document: string
}

/**
 * Returns the outcomes that a row of the quarantine represents without listing them, because their callback contains more than 1,000 invalid items.
 * Returns an empty array for a row that represents only its own item, and if the body of the callback was pruned or is damaged. Outcomes that an
 * operator has moved are not returned.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { listQuarantine, SqliteStore, unlistedOutcomes } from "@fieldwork/inbox"
 *
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:" })
 *   const rows = yield* listQuarantine(store)
 *   return yield* Effect.forEach(rows, (row) => unlistedOutcomes(store, row))
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => []
 * ```
 */
export const unlistedOutcomes = (
  store: Store,
  row: QuarantineRow
): Effect.Effect<ReadonlyArray<UnlistedOutcome>, StoreError> =>
  isUnlisted(row) ? unlistedItems(store, row, "outcomes") : Effect.succeed([])
