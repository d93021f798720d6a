/** Checks everything that can make a rebuild refuse to run, so that commands can check it before they change anything. */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readHead } from "./Checkpoint.ts"
import { type DamagedEvidenceError, requireIntact } from "./DamagedEvidence.ts"
import type { Report } from "./Progress.ts"
import { type MissingEvidenceError, requireEvidence } from "./recompute.ts"

/** The options for a rebuild. */
export interface RebuildOptions {
  /**
   * Whether to rebuild even if stored bodies of callbacks are damaged and data that exists only in the current projections would be lost. If `false`,
   * the rebuild fails with `DamagedEvidenceError` instead. Default `false`.
   */
  readonly withoutDamaged?: boolean | undefined
}

/**
 * Fails if a rebuild of the store would refuse to run: with a `StoreError` if this program lacks one of the store's projections, with
 * `MissingEvidenceError` if evidence was pruned without a checkpoint, and with `DamagedEvidenceError` if evidence is damaged. Changes nothing.
 */
export const requireRebuildable = Effect.fnUntraced(function* (
  store: Store,
  report: Report,
  { withoutDamaged = false }: RebuildOptions
): Effect.fn.Return<void, StoreError | MissingEvidenceError | DamagedEvidenceError> {
  yield* store.requireProjections
  yield* requireEvidence(store, yield* readHead(store))
  if (!withoutDamaged) yield* requireIntact(store, report)
})
