/**
 * Computes the projections anew from the evidence, beside the live ones, and puts them in their place in one step.
 *
 * Readers and receivers notice nothing. It fails, and changes nothing, when a checkpoint is written meanwhile. The live projection stands still only for the comparison at the end.
 */
import { randomUUID } from "node:crypto"
import { Clock, Effect, Option, Schema, type Scope, Stream } from "effect"
import { unpack } from "../Evidence.ts"
import { comparePlace, type StreamName, streamNames } from "../Message.ts"
import { projectAll, projectNext, readRetry } from "../project/Projector.ts"
import type { Claim, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { checkpointReplaced, type Head, readHead, readParts } from "./Checkpoint.ts"
import { fingerprint, holdLanes } from "./Copy.ts"
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

export const rebuild = Effect.fnUntraced(function* (
  store: Store,
  report: Report = silent,
  { withoutDamaged = false }: RebuildOptions = {}
): Effect.fn.Return<Rebuilt, StoreError | MissingEvidenceError | DamagedEvidenceError, Scope.Scope> {
  if (!withoutDamaged) yield* requireWhole(store, report)
  const now = yield* Clock.currentTimeMillis
  const holder = `rebuild ${randomUUID()}`
  const head = yield* beginShadow(store, randomUUID().replaceAll("-", ""))
  const retriedLater = yield* placesRetried(store)
  const options = { store, retriedLater }

  const total = yield* newestSequence(store)
  let entries = 0
  let shadow = yield* Effect.forEach(yield* holdLanes(store, "shadow", holder, now), (claim) =>
    Effect.gen(function* () {
      let held = claim
      for (;;) {
        const next: Option.Option<Claim> = yield* projectNext(options, held)
        if (Option.isNone(next)) return held
        held = next.value
        entries += 1
        yield* report({ what: `rebuilding ${held.stream}`, done: Math.min(held.place.sequence, total), total })
      }
    })
  )

  let live: ReadonlyArray<Claim> = yield* holdLanes(store, "live", holder, yield* Clock.currentTimeMillis)
  // Evidence may have been pruned that this was to be built of. From here on nobody else can write a checkpoint.
  if ((yield* readHead(store))?.from !== head?.from) return yield* checkpointReplaced("rebuild")
  // Callbacks go on coming: both sides are brought to the same place.
  do {
    live = yield* Effect.forEach(live, (claim) => projectAll({ store }, claim))
    shadow = yield* Effect.forEach(shadow, (claim) => projectAll(options, claim))
  } while (!samePlaces(live, shadow))

  yield* report({ what: "comparing", done: total, total })
  const [before, after] = [yield* fingerprint(store, "live"), yield* fingerprint(store, "shadow")]
  const identical = before === after
  yield* store.swap([...live, ...shadow], !identical)
  yield* Effect.forEach(live, (claim) => store.release(claim))
  return { entries, identical, fingerprint: after }
})

const samePlaces = (live: ReadonlyArray<Claim>, shadow: ReadonlyArray<Claim>): boolean =>
  live.every(({ place, stream }) =>
    shadow.some((other) => other.stream === stream && comparePlace(place, other.place) === 0)
  )

/** Empty shadow tables, or as full as the checkpoint has them, which is the answer then. */
const beginShadow = Effect.fnUntraced(function* (
  store: Store,
  stamp: string
): Effect.fn.Return<Head | undefined, StoreError | MissingEvidenceError> {
  yield* store.createShadow(stamp)
  const head = yield* readHead(store)
  for (const stream of streamNames) yield* checkEvidence(store, stream, head?.places[stream].sequence ?? 0)
  if (head === undefined) return undefined
  yield* readParts(store, head, (batches) =>
    Effect.forEach(batches, ({ rows, table }) => store.restore(table, rows), { discard: true })
  )
  for (const stream of streamNames) yield* store.setPlace("shadow", stream, head.places[stream])
  return head
})

const checkEvidence = (store: Store, stream: StreamName, from: number) =>
  Stream.runForEach(
    logEntries(store, { stream, kind: "callback", after: from - 1 }, 1000),
    ({ evidence, sequence }): Effect.Effect<void, MissingEvidenceError> =>
      evidence === "pruned" ? Effect.fail(new MissingEvidenceError({ sequence })) : Effect.void
  )

/** Items that operators have retried, by `sequence/item`. */
const placesRetried = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<ReadonlySet<string>, StoreError> {
  const retried = new Set<string>()
  yield* Stream.runForEach(logEntries(store, { kind: "retry" }, 1000), ({ sequence }) =>
    Effect.gen(function* () {
      const body = Option.getOrUndefined(yield* store.body(sequence))
      if (body === undefined) return
      const places = yield* Effect.promise(async () => readRetry(await unpack(body)))
      for (const place of places) retried.add(`${place.sequence}/${place.item}`)
    })
  )
  return retried
})
