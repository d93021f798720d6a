/**
 * Checks an entire store: the evidence (the stored bodies of callbacks), the log, the structure of the tables, and the projections against the
 * evidence.
 *
 * The projections are computed again in a temporary store. The verified store is not changed. Its projections are paused only during the comparison
 * at the end.
 */
import type { KeyEntry } from "@fieldwork/webhooks"
import { Effect, type Scope } from "effect"
import * as SqliteStore from "../sqlite/LazySqliteStore.ts"
import type { Loss, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Report, silent } from "./Progress.ts"
import { recompute } from "./recompute.ts"
import { completeProjections, fingerprint } from "./TableDump.ts"
import { type Verification, verifyEvidence } from "./Verify.ts"
import { verifyLog } from "./verifyLog.ts"

/** The result of checking an entire store: the stored bodies of callbacks, the tables and the projections. */
export interface StoreVerification extends Verification {
  /** Damage that is not limited to one log entry, described in one sentence each. */
  readonly damage: ReadonlyArray<string>
  /** The acknowledged callbacks that were missing from the log when a server started. */
  readonly losses: ReadonlyArray<Loss>
}

/** The options for `verify`: additional keys, and whether to compute the projections again. */
export interface VerifyOptions {
  /** Keys that are tried in addition to the keys in the store. Default: none. */
  readonly keys?: ReadonlyArray<KeyEntry> | undefined
  /** Whether to check the log and the projections as well, which takes as long as a rebuild. Default `true`. */
  readonly projections?: boolean | undefined
}

/**
 * Returns `true` if the verification found neither damage nor losses.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { isIntact, SqliteStore, verify } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => verify(store))
 * isIntact(await Effect.runPromise(Effect.scoped(program))) // => true
 * ```
 */
export const isIntact = ({ damage, failed, losses }: StoreVerification): boolean =>
  damage.length === 0 && failed.length === 0 && losses.length === 0

/**
 * Checks an entire store: each stored body against its digest and its signature, the log, the structure of the tables, and the projections against
 * the bodies. The projections are computed again in a temporary store, which takes as long as a rebuild. The verified store is not changed.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Inbox, SqliteStore, verify } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOpportunities(2))
 * const program = Effect.gen(function* () {
 *   const { receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   return yield* verify(store)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const { damage, losses, verified } = await Effect.runPromise(Effect.provide(program, layer))
 * verified // => 1
 * [damage, losses] // => [[], []]
 * ```
 */
export const verify = (
  store: Store,
  { keys = [], projections = true }: VerifyOptions = {},
  report: Report = silent
): Effect.Effect<StoreVerification, StoreError> =>
  Effect.gen(function* () {
    const structure = yield* store.check
    const losses = yield* store.losses
    const evidence = yield* verifyEvidence(store, keys, report)
    // If stored bodies are damaged, the projections are not computed again, because comparing the results would not prove anything.
    const computed = projections && evidence.failed.length === 0 ? yield* Effect.scoped(compare(store, report)) : []
    return { ...evidence, damage: [...structure, ...computed], losses }
  })

const compare = Effect.fnUntraced(function* (
  store: Store,
  report: Report
): Effect.fn.Return<ReadonlyArray<string>, StoreError, Scope.Scope> {
  // Only projections that have processed every message are compared. All other projections are already known to be incomplete.
  const projections = yield* completeProjections(store)
  // A SQLite database without a name is temporary. SQLite writes it to the disk only if it becomes large, and deletes it when it is closed.
  const target = yield* SqliteStore.make({ path: "", threads: false, pragmas: { synchronous: "OFF" }, projections })
  const damage = yield* verifyLog(store, target, report)
  if (damage.length > 0) return damage
  const { live, missing } = yield* recompute(store, target, report, "verifying").pipe(
    Effect.map((recomputed) => ({ ...recomputed, missing: undefined })),
    Effect.catchTag("MissingEvidenceError", ({ message }) => Effect.succeed({ live: [], missing: message }))
  )
  if (missing !== undefined) return [missing]
  const { sequence } = yield* store.head
  const ahead = live.filter(({ position }) => position.sequence + (position.item > 0 ? 1 : 0) > sequence + 1)
  if (ahead.length > 0) return ["a projection is ahead of the log: run `rebuild`"]
  const [stored, computed] = [yield* fingerprint(store, "live", projections), yield* fingerprint(target, "shadow")]
  return stored === computed ? [] : ["the projections do not match the evidence: run `rebuild`"]
})
