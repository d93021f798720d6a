/**
 * Computes the projections again from the evidence, beside the live ones, and swaps them in one step.
 *
 * Readers and receivers notice nothing. It fails, and changes nothing, when a checkpoint is written meanwhile. The live projection stands still only for the comparison at the end.
 */
import { randomUUID } from "node:crypto"
import { Effect, Option, Schema, type Scope, Stream } from "effect"
import { decodeBody } from "../BodyCodec.ts"
import { comparePosition, type StreamName, streamNames } from "../Message.ts"
import { projectAll, projectNext, readRetry } from "../project/Projector.ts"
import type { Lease, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { checkpointReplaced, type Head, readHead, readParts } from "./Checkpoint.ts"
import { fingerprint, holdLeases } from "./TableDump.ts"
import { type DamagedEvidenceError, requireWhole } from "./DamagedEvidence.ts"
import { logEntries, newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"

/** Evidence was pruned and there is no checkpoint that holds what it said. */
export class MissingEvidenceError extends Schema.TaggedError<MissingEvidenceError>(
  "@fieldwork/inbox/MissingEvidenceError"
)("MissingEvidenceError", { sequence: Schema.Number }) {
  override get message(): string {
    return `The body of entry ${this.sequence} is pruned and no checkpoint comes after it: the projections cannot be rebuilt`
  }
}

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
  const holder = `rebuild ${randomUUID()}`
  const head = yield* beginShadow(store, randomUUID().replaceAll("-", ""))
  const retriedLater = yield* retriedPositions(store)
  const options = { store, retriedLater }

  const total = yield* newestSequence(store)
  let entries = 0
  let shadow = yield* Effect.forEach(yield* holdLeases(store, "shadow", holder), (lease) =>
    Effect.gen(function* () {
      let held = lease
      for (;;) {
        const next: Option.Option<Lease> = yield* projectNext(options, held)
        if (Option.isNone(next)) return held
        held = next.value
        entries += 1
        yield* report({ what: `rebuilding ${held.stream}`, done: Math.min(held.position.sequence, total), total })
      }
    })
  )

  let live: ReadonlyArray<Lease> = yield* holdLeases(store, "live", holder)
  // Evidence may have been pruned that this was to be built of. From here on nobody else can write a checkpoint.
  if ((yield* readHead(store))?.from !== head?.from) return yield* checkpointReplaced("rebuild")
  // Callbacks keep arriving: both sets are brought to the same log position.
  do {
    live = yield* Effect.forEach(live, (lease) => projectAll({ store }, lease))
    shadow = yield* Effect.forEach(shadow, (lease) => projectAll(options, lease))
  } while (!samePositions(live, shadow))

  yield* report({ what: "comparing", done: total, total })
  const [before, after] = [yield* fingerprint(store, "live"), yield* fingerprint(store, "shadow")]
  const identical = before === after
  yield* store.swap([...live, ...shadow], !identical)
  return { entries, identical, fingerprint: after }
})

const samePositions = (live: ReadonlyArray<Lease>, shadow: ReadonlyArray<Lease>): boolean =>
  live.every(({ position, stream }) =>
    shadow.some((other) => other.stream === stream && comparePosition(position, other.position) === 0)
  )

/** Empty shadow tables, or as full as the checkpoint has them, which is the answer then. */
const beginShadow = Effect.fnUntraced(function* (
  store: Store,
  stamp: string
): Effect.fn.Return<Head | undefined, StoreError | MissingEvidenceError> {
  yield* store.createShadow(stamp)
  const head = yield* readHead(store)
  for (const stream of streamNames) yield* checkEvidence(store, stream, head?.positions[stream].sequence ?? 0)
  if (head === undefined) return undefined
  yield* readParts(store, head, (batches) =>
    Effect.forEach(batches, ({ rows, table }) => store.restore(table, rows), { discard: true })
  )
  for (const stream of streamNames) yield* store.setPosition("shadow", stream, head.positions[stream])
  return head
})

const checkEvidence = (store: Store, stream: StreamName, from: number) =>
  Stream.runForEach(
    logEntries(store, { stream, kind: "callback", after: from - 1 }, 1000),
    ({ evidence, sequence }): Effect.Effect<void, MissingEvidenceError> =>
      evidence === "pruned" ? Effect.fail(new MissingEvidenceError({ sequence })) : Effect.void
  )

/** Items that operators have retried, by `sequence/item`. */
const retriedPositions = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<ReadonlySet<string>, StoreError> {
  const retried = new Set<string>()
  yield* Stream.runForEach(logEntries(store, { kind: "retry" }, 1000), ({ sequence }) =>
    Effect.gen(function* () {
      const body = Option.getOrUndefined(yield* store.body(sequence))
      if (body === undefined) return
      const positions = yield* Effect.promise(async () => readRetry(await decodeBody(body)))
      for (const position of positions) retried.add(`${position.sequence}/${position.item}`)
    })
  )
  return retried
})
