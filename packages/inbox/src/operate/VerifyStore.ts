/**
 * Checks all of a store: the evidence, the log, the structure of the tables, and the projections against what the evidence says.
 *
 * The projections are computed again in a store of its own, beside this one, which is not changed. They stand still only for the comparison at the end.
 */
import type { KeyEntry } from "@fieldwork/webhooks"
import { Effect, type Scope } from "effect"
import * as SqliteStore from "../sqlite/LoadedLater.ts"
import type { Loss, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Report, silent } from "./Progress.ts"
import { recompute } from "./Recompute.ts"
import { completeProjections, fingerprint } from "./TableDump.ts"
import { type Verification, verifyEvidence } from "./Verify.ts"
import { verifyLog } from "./VerifyLog.ts"

export interface StoreVerification extends Verification {
  /** Damage other than that of single entries, one sentence each. */
  readonly damage: ReadonlyArray<string>
  /** Acknowledged callbacks that a start did not find in the log any more. */
  readonly losses: ReadonlyArray<Loss>
}

export interface VerifyOptions {
  /** Looked up beside the keys that the store remembers. */
  readonly keys?: ReadonlyArray<KeyEntry> | undefined
  /** Default true. False leaves out the log and the projections, which takes as long as a rebuild. */
  readonly projections?: boolean | undefined
}

/** Whether nothing is damaged and nothing was lost. */
export const isWhole = ({ damage, failed, losses }: StoreVerification): boolean =>
  damage.length === 0 && failed.length === 0 && losses.length === 0

export const verify = (
  store: Store,
  { keys = [], projections = true }: VerifyOptions = {},
  report: Report = silent
): Effect.Effect<StoreVerification, StoreError> =>
  Effect.gen(function* () {
    const structure = yield* store.check
    const losses = yield* store.losses
    const evidence = yield* verifyEvidence(store, keys, report)
    // What is computed from damaged evidence says nothing about the projections.
    const computed = projections && evidence.failed.length === 0 ? yield* Effect.scoped(compare(store, report)) : []
    return { ...evidence, damage: [...structure, ...computed], losses }
  })

const compare = Effect.fnUntraced(function* (
  store: Store,
  report: Report
): Effect.fn.Return<ReadonlyArray<string>, StoreError, Scope.Scope> {
  // The others are known to be incomplete.
  const projections = yield* completeProjections(store)
  // SQLite removes a database without a name by itself, and writes it to the disk when it becomes large.
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
  if (ahead.length > 0) return ["a projection claims to be further than the log: rebuild"]
  const [stored, computed] = [yield* fingerprint(store, "live", projections), yield* fingerprint(target, "shadow")]
  return stored === computed ? [] : ["the projections are not what the evidence says: rebuild"]
})
