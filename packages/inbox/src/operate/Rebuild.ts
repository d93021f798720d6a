/**
 * Computes the projections again from the evidence, beside the live ones, and replaces what differs in one step.
 *
 * Readers and receivers notice nothing. It fails, and changes nothing, when a checkpoint is written meanwhile. The live projection stands still only for the comparison at the end.
 */
import { Effect, type Scope } from "effect"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { fingerprint } from "./TableDump.ts"
import { type DamagedEvidenceError, requireWhole } from "./DamagedEvidence.ts"
import { newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"
import { type MissingEvidenceError, recompute } from "./Recompute.ts"

export interface RebuildOptions {
  /** Default false: it fails with DamagedEvidenceError rather than lose what only the present projections hold. */
  readonly withoutDamaged?: boolean | undefined
}

export interface Rebuilt {
  /** Entries applied. */
  readonly entries: number
  /** Whether the result is the same, byte for byte. If not, readers of changes begin anew. */
  readonly identical: boolean
  readonly fingerprint: string
}

type RebuildError = StoreError | MissingEvidenceError | DamagedEvidenceError

export const rebuild = (
  store: Store,
  report: Report = silent,
  options: RebuildOptions = {}
): Effect.Effect<Rebuilt, RebuildError> => Effect.scoped(rebuildHolding(store, report, options))

const rebuildHolding = Effect.fnUntraced(function* (
  store: Store,
  report: Report,
  { withoutDamaged = false }: RebuildOptions
): Effect.fn.Return<Rebuilt, RebuildError, Scope.Scope> {
  if (!withoutDamaged) yield* requireWhole(store, report)
  const { entries, live, shadow } = yield* recompute(store, store, report, "rebuilding")
  const total = yield* newestSequence(store)
  yield* report({ what: "comparing", done: total, total })
  const [before, after] = [yield* fingerprint(store, "live"), yield* fingerprint(store, "shadow")]
  const identical = before === after
  yield* store.swap([...live, ...shadow], !identical)
  return { entries, identical, fingerprint: after }
})
