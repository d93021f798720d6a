/**
 * Applies the log to the projections, entry by entry and, within an entry, batch by batch.
 *
 * A batch contains several hundred items. It is written in one transaction together with the new log position, so that another projector can continue
 * after a crash at any time. Between two batches, a projector does not keep any state except its lease.
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Effect, Option } from "effect"
import type { LogPosition } from "../Message.ts"
import { decodeBody, decodeEntry } from "../BodyCodec.ts"
import { emptyBatch, type QuarantineRow, type ProjectionBatch } from "../store/Rows.ts"
import { defaultLeaseMillis } from "../store/Leases.ts"
import type { Lease, EntryWithBody } from "../store/Store.ts"
import { quarantine } from "../store/Tables.ts"
import type { StoreError } from "../store/StoreError.ts"
import { interpretItem } from "./interpretItem.ts"
import { limitQuarantine, listedPerCallback } from "./QuarantineLimit.ts"
import { readMove } from "./Move.ts"
import { addItems, projectItems, isUnderstood, type BatchOptions, sourceOf, takeSources } from "./ItemProjection.ts"
import type { InterpretedItem } from "./ProjectionBatchBuilder.ts"

export interface ProjectorOptions extends BatchOptions {
  /** The duration of the lease in milliseconds. A projector that does not write or renew the lease within this time can lose it. Default 5000. */
  readonly leaseMillis?: number | undefined
}

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
      return Option.some(yield* write(options, lease, emptyBatch(after(entry.sequence))))
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

const after = (sequence: number): LogPosition => ({ sequence: sequence + 1, item: 0 })

const projectCallback = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const { sequence } = entry
  const from = lease.position.sequence === sequence ? lease.position.item : 0
  // The data from a pruned entry is in the checkpoint that was written before the entry was pruned.
  if (entry.evidence === "pruned") return yield* write(options, lease, emptyBatch(after(sequence)))
  // A failure other than damage may be temporary, so it is not caught here. The projector then restarts from the stored position.
  const chunks = yield* Effect.promise(() => decodeEntry(entry, entry.body))
  if (chunks === undefined) {
    return yield* write(options, lease, broken(entry, from, "the stored body is damaged: repair it and rebuild"))
  }

  const scanner = new ArrayScanner(chunks)
  let held = lease
  let listed = from === 0 ? 0 : yield* listedOf(options, lease, sequence)
  const writeListed = Effect.fnUntraced(function* (batch: ProjectionBatch) {
    const limited = limitQuarantine(batch, listed)
    listed += limited.quarantined.length
    return yield* write(options, held, limited)
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

const broken = (entry: EntryWithBody, item: number, reason: string) => {
  const { sequence, stream } = entry
  const row: QuarantineRow = {
    sequence,
    item,
    stream,
    ordered_at: entry.orderedAt,
    signed_at: entry.signedAt,
    path: "",
    reason,
    document: new Uint8Array()
  }
  return { ...emptyBatch(after(sequence)), quarantined: [row] }
}

/** Interprets quarantined items again. The items that can be interpreted now are applied, each at its original place in the message order. */
const projectRetry = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const positions = yield* Effect.promise(async () => readRetry(await decodeBody(entry.body)))
  let held = lease
  for (const [index, position] of positions.entries()) {
    if (index < (held.position.sequence === entry.sequence ? held.position.item : 0)) continue
    const rows = yield* quarantinedAt(options, held, position)
    const receivedAt = yield* receivedAtOf(options, position.sequence)
    const items = rows.map((row): InterpretedItem => {
      const { document: bytes, item, ordered_at: orderedAt, sequence, signed_at: signedAt, stream } = row
      const appliedAt = { sequence: entry.sequence, item: index }
      // Only items that can be interpreted are applied, so this JSON pointer never appears in a report about an invalid item.
      const source = { stream, orderedAt, signedAt, receivedAt, sequence, item, pointer: `/${item}`, bytes, appliedAt }
      return { source, interpretation: interpretItem(stream, bytes) }
    })
    const understood = items.filter(({ interpretation }) => isUnderstood(interpretation))
    const builder = yield* addItems(options.store, held, understood)
    for (const { source } of understood) builder.release(source)
    held = yield* write(options, held, builder.build({ sequence: entry.sequence, item: index + 1 }))
  }
  return yield* write(options, held, emptyBatch(after(entry.sequence)))
})

/**
 * Applies items that arrived in a callback of the wrong stream to the stream to which they belong, each at its original place in the message order,
 * and removes the items from the quarantine.
 */
const projectMove = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const { sequence, stream } = entry
  if (entry.evidence === "pruned") return yield* write(options, lease, emptyBatch(after(sequence)))
  const moved = yield* Effect.promise(async () => readMove(await decodeBody(entry.body)))
  const received = new Map<number, number>()
  for (const { sequence } of moved) {
    if (!received.has(sequence)) received.set(sequence, yield* receivedAtOf(options, sequence))
  }
  const items = moved.flatMap(({ document, ...key }, index): ReadonlyArray<InterpretedItem> => {
    const bytes = Buffer.from(document)
    const receivedAt = received.get(key.sequence) ?? 0
    const source = { ...key, receivedAt, stream, pointer: `/${key.item}`, bytes, appliedAt: { sequence, item: index } }
    const interpretation = interpretItem(stream, bytes)
    // Moved items are not quarantined again, because their problems were reported before they were moved.
    return interpretation._tag === "Unusable"
      ? []
      : [{ source, interpretation: { ...interpretation, complaint: undefined } }]
  })
  const builder = yield* addItems(options.store, lease, items)
  for (const position of moved) builder.release(position)
  return yield* write(options, lease, builder.build(after(sequence)))
})

/** Returns the time at which the callback with the given sequence number was received. Used for items that an operator's action applies. */
const receivedAtOf = ({ store }: ProjectorOptions, sequence: number) =>
  Effect.map(store.entry(sequence), (entry) => (Option.isSome(entry) ? entry.value.receivedAt : 0))

/** Returns the number of quarantined items from a callback that has been applied in part. */
const listedOf = ({ store }: ProjectorOptions, { set }: Lease, sequence: number) =>
  Effect.map(
    store.dump(set, quarantine, [sequence, -1], listedPerCallback + 1),
    (rows) => rows.filter((row) => row.sequence === sequence).length
  )

const quarantinedAt = ({ store }: ProjectorOptions, { set }: Lease, { item, sequence }: LogPosition) =>
  Effect.map(store.dump(set, quarantine, [sequence, item - 1], 1), (rows) =>
    rows.filter((row) => row.sequence === sequence && row.item === item)
  )

/** Returns the body of a `retry` entry, which contains the positions of quarantined items. */
export const writeRetry = (positions: ReadonlyArray<LogPosition>): string =>
  JSON.stringify(positions.map(({ item, sequence }) => [sequence, item]))

export const readRetry = (body: Uint8Array): ReadonlyArray<LogPosition> => {
  const pairs = JSON.parse(new TextDecoder().decode(body)) as ReadonlyArray<readonly [number, number]>
  return pairs.map(([sequence, item]) => ({ sequence, item }))
}

/** Writes a batch. The write cannot be interrupted, so a projector stops only between two batches. */
const write = ({ leaseMillis = defaultLeaseMillis, store }: ProjectorOptions, lease: Lease, batch: ProjectionBatch) =>
  Effect.uninterruptible(store.commit(lease, batch, leaseMillis))
