/**
 * Evidence that was whole when it was projected and cannot be read any more.
 */
import { Effect, Schema } from "effect"
import { damaged } from "../project/Projector.ts"
import type { Value } from "../store/Engine.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { TableSet } from "../store/Tables.ts"

/** Bodies were damaged since they were projected: what they said is in the present projections and nowhere else. */
export class DamagedEvidenceError extends Schema.TaggedError<DamagedEvidenceError>(
  "@fieldwork/inbox/DamagedEvidenceError"
)("DamagedEvidenceError", { sequences: Schema.Array(Schema.Number) }) {
  override get message(): string {
    const [first, ...others] = this.sequences
    const more = others.length === 0 ? "" : ` and of ${others.length} more`
    return `The body of entry ${first}${more} is damaged, and what it said stands in the present projections alone: these stay as they are. Repair it from a backup, or go on with --without-damaged`
  }
}

/** Entries that the live projections were computed from, and the shadow could not be. */
export const newlyDamaged = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<number>, StoreError> {
  const live = new Set(yield* damagedIn(store, "live"))
  return (yield* damagedIn(store, "shadow")).filter((sequence) => !live.has(sequence))
})

const damagedIn = Effect.fnUntraced(function* (
  store: Store,
  set: TableSet
): Effect.fn.Return<ReadonlyArray<number>, StoreError> {
  const found: Array<number> = []
  let after: ReadonlyArray<Value> | undefined
  for (;;) {
    const rows = (yield* store.dump(set, "quarantine", after, 500)) as unknown as ReadonlyArray<QuarantineRow>
    found.push(...rows.filter(({ reason }) => reason === damaged).map(({ sequence }) => sequence))
    const last = rows.at(-1)
    if (last === undefined) return found
    after = [last.sequence, last.item]
  }
})
