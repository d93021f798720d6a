/**
 * Computes the projections from the evidence (the stored bodies of callbacks) and writes them to shadow tables, which are separate from the live
 * tables. A rebuild uses shadow tables in the same store, and a comparison uses shadow tables in a separate store.
 */
import { randomUUID } from "node:crypto"
import { Effect, Schema, type Scope, Stream } from "effect"
import { comparePosition, streamNames } from "../Message.ts"
import { followRetries } from "../project/followRetries.ts"
import type { Lease, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Checkpoint, checkpointReplaced, hasProjection, readHead } from "./Checkpoint.ts"
import { fillProjection } from "./FillProjections.ts"
import { logEntries, newestSequence } from "./logEntries.ts"
import type { Report } from "./Progress.ts"
import { projectInOrder } from "./projectInOrder.ts"
import { holdLeases, readAll } from "./TableDump.ts"

/**
 * The error that is reported when the body of an entry was pruned and no later checkpoint contains its data, so the projections cannot be rebuilt.
 *
 * @example
 * ```ts
 * import { MissingEvidenceError } from "@fieldwork/inbox"
 * new MissingEvidenceError({ sequence: 7 }).message.split(" and ")[0] // => "The body of entry 7 was pruned"
 * ```
 */
export class MissingEvidenceError extends Schema.TaggedError<MissingEvidenceError>(
  "@fieldwork/inbox/MissingEvidenceError"
)("MissingEvidenceError", { sequence: Schema.Number }) {
  override get message(): string {
    return `The body of entry ${this.sequence} was pruned and no later checkpoint exists: the projections cannot be rebuilt`
  }
}

export interface Recomputed {
  /** The number of log entries that were applied. */
  readonly entries: number
  /** The leases on the live projections, which have applied the same log entries as the recomputed projections in the shadow tables. */
  readonly live: ReadonlyArray<Lease>
  readonly shadow: ReadonlyArray<Lease>
  /** The new `completeFrom` (see `InstalledProjection`) of each projection that was not filled from the checkpoint. */
  readonly completeFrom: ReadonlyMap<string, number | undefined>
}

/**
 * Computes the projections from the log and the checkpoint of `store`, and writes them to the shadow tables of `target`. If this succeeds, the
 * projections of both stores are paused until the scope closes. `what` is shown in progress reports and is part of the lease holder's name.
 */
export const recompute = Effect.fnUntraced(function* (
  store: Store,
  target: Store,
  report: Report,
  what: string
): Effect.fn.Return<Recomputed, StoreError | MissingEvidenceError, Scope.Scope> {
  const holder = `${what} ${randomUUID()}`
  const { completeFrom, head } = yield* beginShadow(store, target)
  // The log is always read from `store`. During a verification, the log entries in `target` are copies without bodies.
  const { body, entries: logged, entry, next } = store
  const shadowed = { ...target, next, entry, entries: logged, body }
  const retriedLater = followRetries(store)
  const total = yield* newestSequence(store)
  let entries = 0
  const applied = ({ position }: Lease): Effect.Effect<void> => {
    entries += 1
    return report({ what: `${what} the projections`, done: Math.min(position.sequence, total), total })
  }
  const begun = yield* holdLeases(target, "shadow", holder)
  let shadow = yield* projectInOrder(shadowed, begun, { retriedLater, applied })

  let live: ReadonlyArray<Lease> = yield* holdLeases(store, "live", holder)
  // If another checkpoint was written, bodies that this recomputation needs may have been pruned. The entries that are read after this check are too
  // recent to be pruned.
  if ((yield* readHead(store))?.generation !== head?.generation) return yield* checkpointReplaced(what)
  // Callbacks keep arriving, so the loop repeats until neither the live nor the shadow projections have an entry left to apply. Their positions are
  // not compared with each other, because a damaged position may differ permanently.
  for (;;) {
    const before = [...live, ...shadow]
    live = yield* projectInOrder(store, live)
    shadow = yield* projectInOrder(shadowed, shadow, { retriedLater })
    const after = [...live, ...shadow]
    if (before.every(({ position }, at) => comparePosition(position, after[at]?.position ?? position) === 0)) break
  }
  return { entries, live, shadow, completeFrom }
})

interface Begun extends Pick<Recomputed, "completeFrom"> {
  readonly head: Checkpoint | undefined
}

/**
 * Creates the shadow tables and fills them from the checkpoint if one exists. Returns the checkpoint, and the time from which each projection is
 * complete that the checkpoint does not contain.
 */
const beginShadow = Effect.fnUntraced(function* (
  store: Store,
  target: Store
): Effect.fn.Return<Begun, StoreError | MissingEvidenceError> {
  yield* target.createShadow(randomUUID().replaceAll("-", ""))
  const head = yield* readHead(store)
  yield* requireEvidence(store, head)
  const completeFrom = new Map<string, number | undefined>()
  if (head === undefined) {
    for (const { name } of target.projections) completeFrom.set(name, undefined)
    return { head, completeFrom }
  }
  const projections = target.projections.filter((projection) => hasProjection(head, projection))
  yield* readAll(store, "checkpoint", ({ rows, table }) => target.restore(table, rows), projections)
  for (const projection of target.projections) {
    if (hasProjection(head, projection)) continue
    const position = head.positions[projection.stream]
    completeFrom.set(projection.name, yield* fillProjection(store, target, projection, position))
  }
  for (const stream of streamNames) yield* target.setPosition("shadow", stream, head.positions[stream])
  return { head, completeFrom }
})

/** Fails with {@link MissingEvidenceError} if the body of an entry after the checkpoint was pruned. */
export const requireEvidence = Effect.fnUntraced(function* (
  store: Store,
  head: Checkpoint | undefined
): Effect.fn.Return<void, StoreError | MissingEvidenceError> {
  for (const stream of streamNames) {
    yield* Stream.runForEach(
      logEntries(store, { stream, after: (head?.positions[stream].sequence ?? 0) - 1 }, 1000),
      ({ evidence, sequence }): Effect.Effect<void, MissingEvidenceError> =>
        evidence === "pruned" ? Effect.fail(new MissingEvidenceError({ sequence })) : Effect.void
    )
  }
})
