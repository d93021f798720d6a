/**
 * Applies the log to the projections, entry by entry and slice by slice.
 *
 * A slice is some hundreds of items. It is written in one transaction together with the place reached,
 * so that a crash at any moment leaves a state from which the next projector goes on as if nothing had happened. Nothing here
 * remembers anything between two slices but the claim.
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Clock, Effect, Option } from "effect"
import { orderTime, type Place } from "../Message.ts"
import { unpack, unpackEntry } from "../Evidence.ts"
import { emptySlice, type QuarantineRow, type Slice } from "../store/Rows.ts"
import type { Claim, EntryWithBody } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { judge } from "./Item.ts"
import { addPieces, buildSlice, isUnderstood, type Piece, type SliceOptions, sourceOf, takeSources } from "./Pieces.ts"

export interface ProjectorOptions extends SliceOptions {
  /** Default 15 s. A projector that is silent for longer loses the lane. */
  readonly leaseMillis?: number | undefined
}

/**
 * Applies the first entry that is not wholly applied. None when there is none. Fails with `FencedError` when the lane was
 * taken; what was committed before stays.
 */
export const projectNext = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  claim: Claim
): Effect.fn.Return<Option.Option<Claim>, StoreError> {
  const { store } = options
  const found = yield* store.next(claim)
  if (Option.isNone(found)) return Option.none()
  const entry = found.value
  switch (entry.kind) {
    case "callback":
      return Option.some(yield* projectCallback(options, claim, entry))
    case "retry":
      return Option.some(yield* projectRetry(options, claim, entry))
    case "erasure":
    default:
      return Option.some(yield* write(options, claim, emptySlice(after(entry.sequence))))
  }
})

/** Applies everything there is. */
export const projectAll = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  claim: Claim
): Effect.fn.Return<Claim, StoreError> {
  let held = claim
  for (;;) {
    const next = yield* projectNext(options, held)
    if (Option.isNone(next)) return held
    held = next.value
  }
})

const after = (sequence: number): Place => ({ sequence: sequence + 1, item: 0 })

const projectCallback = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  claim: Claim,
  entry: EntryWithBody
): Effect.fn.Return<Claim, StoreError> {
  const { sequence } = entry
  const from = claim.place.sequence === sequence ? claim.place.item : 0
  // Its items are in the checkpoint that allowed the pruning.
  if (entry.evidence === "pruned") return yield* write(options, claim, emptySlice(after(sequence)))
  // Anything else that goes wrong with it may pass, so the projector starts over.
  const chunks = yield* Effect.promise(() => unpackEntry(entry, entry.body))
  if (chunks === undefined) {
    return yield* write(options, claim, broken(entry, from, "the stored body is damaged: repair it and rebuild"))
  }

  const scanner = new ArrayScanner(chunks)
  let held = claim
  for (;;) {
    const { done, reached, sources } = yield* takeSources(options, entry, scanner, from)
    const builder = yield* buildSlice(options, held, sources)
    if (!done) {
      held = yield* write(options, held, builder.build({ sequence, item: reached }))
      continue
    }
    if (scanner.fault !== undefined) {
      const { expected, index, offset } = scanner.fault
      const source = sourceOf(entry, index, new Uint8Array())
      builder.quarantine(source, {
        path: "",
        reason: `the callback is no JSON array from byte ${offset} on: expected ${expected}`
      })
    }
    return yield* write(options, held, builder.build(after(sequence)))
  }
})

const broken = (entry: EntryWithBody, item: number, reason: string) => {
  const { sequence, stream } = entry
  const row: QuarantineRow = {
    sequence,
    item,
    stream,
    signed_at: orderTime(entry),
    path: "",
    reason,
    document: new Uint8Array()
  }
  return { ...emptySlice(after(sequence)), quarantined: [row] }
}

/** Judges quarantined items once more and applies those that are understood now, each at its own order key. */
const projectRetry = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  claim: Claim,
  entry: EntryWithBody
): Effect.fn.Return<Claim, StoreError> {
  const places = yield* Effect.promise(async () => readRetry(await unpack(entry.body)))
  let held = claim
  for (const [index, place] of places.entries()) {
    if (index < (held.place.sequence === entry.sequence ? held.place.item : 0)) continue
    const rows = yield* quarantinedAt(options, held, place)
    const pieces = rows.map((row): Piece => {
      const { document: bytes, item, sequence, signed_at: signedAt, stream } = row
      const appliedAt = { sequence: entry.sequence, item: index }
      return { source: { stream, signedAt, sequence, item, bytes, appliedAt }, judged: judge(stream, bytes) }
    })
    const understood = pieces.filter(({ judged }) => isUnderstood(judged))
    const builder = yield* addPieces(options.store, held.set, understood)
    for (const { source } of understood) builder.release(source)
    held = yield* write(options, held, builder.build({ sequence: entry.sequence, item: index + 1 }))
  }
  return yield* write(options, held, emptySlice(after(entry.sequence)))
})

const quarantinedAt = ({ store }: ProjectorOptions, { set }: Claim, { item, sequence }: Place) =>
  Effect.map(store.dump(set, "quarantine", [sequence, item - 1], 1), (rows) =>
    (rows as unknown as ReadonlyArray<QuarantineRow>).filter((row) => row.sequence === sequence && row.item === item)
  )

/** Places of quarantined items, as the body of a `retry` entry has them. */
export const writeRetry = (places: ReadonlyArray<Place>): string =>
  JSON.stringify(places.map(({ item, sequence }) => [sequence, item]))

export const readRetry = (body: Uint8Array): ReadonlyArray<Place> => {
  const pairs = JSON.parse(new TextDecoder().decode(body)) as ReadonlyArray<readonly [number, number]>
  return pairs.map(([sequence, item]) => ({ sequence, item }))
}

/** A projector may be stopped between two slices and not within one. */
const write = ({ leaseMillis = 15_000, store }: ProjectorOptions, claim: Claim, slice: Slice) =>
  Effect.uninterruptible(
    Effect.flatMap(Clock.currentTimeMillis, (now) => store.commit(claim, slice, { now, leaseMillis }))
  )
