/**
 * Computes the projections from the evidence (the stored bodies of callbacks) in separate tables, and then replaces the live rows that differ, in one
 * step.
 *
 * Readers and receivers are not affected. If another process writes a checkpoint while the rebuild reads the log, the rebuild fails and changes
 * nothing. The live projections are paused only during the comparison at the end.
 */
import { Effect, type Scope } from "effect"
import type { InstalledProjection, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { fingerprint } from "./TableDump.ts"
import type { DamagedEvidenceError } from "./DamagedEvidence.ts"
import { newestSequence } from "./logEntries.ts"
import { type Report, silent } from "./Progress.ts"
import { type MissingEvidenceError, recompute } from "./recompute.ts"
import { type RebuildOptions, requireRebuildable } from "./requireRebuildable.ts"

export type { RebuildOptions } from "./requireRebuildable.ts"

/** The result of a rebuild. */
export interface RebuildResult {
  /** The number of log entries that were applied. */
  readonly entries: number
  /** Whether the new projections equal the previous projections byte for byte. If not, readers of changes must start again from the beginning. */
  readonly identical: boolean
  /** The fingerprint of the projections after the rebuild, as returned by `fingerprint`. */
  readonly fingerprint: string
  /**
   * The projections that may lack rows from before their time `completeFrom`, because they were installed after superseded messages had been removed.
   */
  readonly incomplete: ReadonlyArray<InstalledProjection>
}

type RebuildError = StoreError | MissingEvidenceError | DamagedEvidenceError

/**
 * Computes the projections from the evidence (the stored bodies of callbacks) in separate tables, and then replaces the live projections in one step.
 * Receivers and readers continue to run. Fails with `DamagedEvidenceError` if evidence is damaged, with `MissingEvidenceError` if evidence was pruned
 * without a checkpoint, and with a retryable `StoreError` if another process writes a checkpoint while the rebuild reads the log. If the rebuild
 * fails, nothing is changed.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, rebuild, SqliteStore } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOpportunities(2))
 * const program = Effect.gen(function* () {
 *   const { opportunities, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   yield* opportunities.changes().pipe(Stream.take(2), Stream.runDrain)
 *   return yield* rebuild(store)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const { entries, identical } = await Effect.runPromise(Effect.provide(program, layer))
 * entries // => 1
 * identical // => true
 * ```
 */
export const rebuild = (
  store: Store,
  report: Report = silent,
  options: RebuildOptions = {}
): Effect.Effect<RebuildResult, RebuildError> => Effect.scoped(rebuildHolding(store, report, options))

const rebuildHolding = Effect.fnUntraced(function* (
  store: Store,
  report: Report,
  options: RebuildOptions
): Effect.fn.Return<RebuildResult, RebuildError, Scope.Scope> {
  yield* requireRebuildable(store, report, options)
  const { completeFrom, entries, live, shadow } = yield* recompute(store, store, report, "rebuilding")
  const total = yield* newestSequence(store)
  yield* report({ what: "comparing", done: total, total })
  const [before, after] = [yield* fingerprint(store, "live"), yield* fingerprint(store, "shadow")]
  const identical = before === after
  yield* store.swap([...live, ...shadow], !identical, completeFrom)
  const incomplete = (yield* store.installed).filter((one) => one.completeFrom !== undefined)
  return { entries, identical, fingerprint: after, incomplete }
})
