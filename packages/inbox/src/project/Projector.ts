/**
 * Applies the log to the projections, entry by entry and, within an entry, batch by batch.
 *
 * A batch contains several hundred items. It is written in one transaction together with the new log position, so that another projector can continue
 * after a crash at any time. Between two batches, a projector does not keep any state except its lease.
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Effect, Option } from "effect"
import { decodeEntry } from "../BodyCodec.ts"
import { type LogPosition, positionText } from "../Message.ts"
import { emptyBatch, type ProjectionBatch } from "../store/Rows.ts"
import type { EntryWithBody, Lease } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { quarantine } from "../store/Tables.ts"
import { movedPositions } from "./movedPositions.ts"
import { projectItems, sourceOf, takeSources } from "./ItemProjection.ts"
import { brokenEntry } from "./brokenEntry.ts"
import { projectMove, projectRetry } from "./projectActions.ts"
import { limitQuarantine, listedPerCallback } from "./QuarantineLimit.ts"
import { after, type ProjectorOptions, writeBatch } from "./writeBatch.ts"

/**
 * Applies the first entry that has not been applied in full. Returns `None` if all entries have been applied. Fails with `FencedError` if another
 * process has taken the lease. Batches that were already committed are not rolled back.
 */
export const projectNext = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease
): Effect.fn.Return<Option.Option<Lease>, StoreError> {
  const { store } = options
  const found = yield* store.next(lease)
  if (Option.isNone(found)) return Option.none()
  const entry = found.value
  switch (entry.kind) {
    case "callback":
      return Option.some(yield* projectCallback(options, lease, entry))
    case "retry":
      return Option.some(yield* projectRetry(options, lease, entry))
    case "move":
      return Option.some(yield* projectMove(options, lease, entry))
    case "erasure":
    default:
      return Option.some(yield* writeBatch(options, lease, emptyBatch(after(entry.sequence))))
  }
})

/** Applies all waiting entries. Returns the lease with the new position. */
export const projectAll = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease
): Effect.fn.Return<Lease, StoreError> {
  let held = lease
  for (;;) {
    const next = yield* projectNext(options, held)
    if (Option.isNone(next)) return held
    held = next.value
  }
})

const projectCallback = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const { sequence } = entry
  const from = lease.position.sequence === sequence ? lease.position.item : 0
  // The data from a pruned entry is in the checkpoint that was written before the entry was pruned.
  if (entry.evidence === "pruned") return yield* writeBatch(options, lease, emptyBatch(after(sequence)))
  // A failure other than damage may be temporary, so it is not caught here. The projector then restarts from the stored position.
  const chunks = yield* Effect.promise(() => decodeEntry(entry, entry.body))
  if (chunks === undefined) {
    return yield* writeBatch(options, lease, brokenEntry(entry, from))
  }

  const scanner = new ArrayScanner(chunks)
  let held = lease
  let listed = from === 0 ? 0 : yield* listedOf(options, lease, { sequence, item: from })
  const writeListed = Effect.fnUntraced(function* (batch: ProjectionBatch) {
    const limited = limitQuarantine(batch, listed)
    listed += limited.quarantined.length
    return yield* writeBatch(options, held, limited)
  })
  for (;;) {
    const { done, reached, sources } = yield* takeSources(options, entry, scanner, from)
    const builder = yield* projectItems(options, held, sources)
    if (!done) {
      held = yield* writeListed(builder.build({ sequence, item: reached }))
      continue
    }
    if (scanner.fault !== undefined) {
      const { expected, index, offset, pointer } = scanner.fault
      const source = sourceOf(entry, { index, pointer, bytes: new Uint8Array() })
      builder.quarantine(source, {
        path: "",
        reason: `the callback is not a JSON array from byte ${offset} on: expected ${expected}`
      })
    }
    return yield* writeListed(builder.build(after(sequence)))
  }
})

/**
 * Returns the number of items that were listed in the quarantine from a callback that has been applied up to the given position. Items that have
 * since been moved out of the quarantine also count.
 */
const listedOf = Effect.fnUntraced(function* (
  { store }: ProjectorOptions,
  { set }: Lease,
  { item: end, sequence }: LogPosition
): Effect.fn.Return<number, StoreError> {
  const rows = yield* store.dump(set, quarantine, [sequence, -1], listedPerCallback + 1)
  const listed = new Set(rows.filter((row) => row.sequence === sequence).map(({ item }) => item))
  const moved = yield* movedPositions(store, sequence)
  for (let item = 0; item < end; item++) if (moved.has(positionText({ sequence, item }))) listed.add(item)
  return listed.size
})
