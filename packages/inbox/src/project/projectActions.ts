/** Applies the operators' actions in the log: retries of quarantined items, and moves of items to the stream to which they belong. */
import { Effect, Option } from "effect"
import { comparePosition, type LogPosition, positionText } from "../Message.ts"
import { emptyBatch } from "../store/Rows.ts"
import type { EntryWithBody, Lease } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { quarantine } from "../store/Tables.ts"
import { brokenEntry } from "./brokenEntry.ts"
import { interpretItem } from "./interpretItem.ts"
import { isUnderstood } from "./isUnderstood.ts"
import { addItems } from "./ItemProjection.ts"
import { readMove } from "./Move.ts"
import type { InterpretedItem } from "./ProjectionBatchBuilder.ts"
import { readAction } from "./readAction.ts"
import { readRetry } from "./Retry.ts"
import { after, type ProjectorOptions, writeBatch } from "./writeBatch.ts"

/**
 * Interprets quarantined items again. The items that can be interpreted now are applied, each at its original place in the message order. A rebuild
 * skips an item if a later retry applies it, because this retry had no effect then.
 */
export const projectRetry = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const positions = yield* Effect.promise(() => readAction(readRetry, entry, entry.body))
  if (positions === undefined) return yield* writeBatch(options, lease, brokenEntry(entry, lease.position.item))
  let held = lease
  for (const [index, position] of positions.entries()) {
    if (index < (held.position.sequence === entry.sequence ? held.position.item : 0)) continue
    const retry = options.retriedLater?.get(positionText(position))
    const isLater =
      retry !== undefined && comparePosition(retry.appliedAt, { sequence: entry.sequence, item: index }) > 0
    const rows = isLater ? [] : yield* quarantinedAt(options, held, position)
    const receivedAt = yield* receivedAtOf(options, position.sequence)
    const countedAt = position.wasApplied === false ? Math.max(receivedAt, entry.receivedAt) : receivedAt
    const items = rows.map((row): InterpretedItem => {
      const { document: bytes, item, ordered_at: orderedAt, sequence, signed_at: signedAt, stream } = row
      const appliedAt = { sequence: entry.sequence, item: index }
      // Only items that can be interpreted are applied, so this JSON pointer never appears in a report about an invalid item.
      const key = { orderedAt, signedAt, sequence, item }
      const source = { ...key, stream, receivedAt, countedAt, pointer: `/${item}`, bytes, appliedAt }
      return { source, interpretation: interpretItem(stream, bytes) }
    })
    const understood = items.filter(({ interpretation }) => isUnderstood(interpretation))
    const builder = yield* addItems(options.store, held, understood)
    for (const { source } of understood) builder.release(source)
    held = yield* writeBatch(options, held, builder.build({ sequence: entry.sequence, item: index + 1 }))
  }
  return yield* writeBatch(options, held, emptyBatch(after(entry.sequence)))
})

/**
 * Applies items that arrived in a callback of the wrong stream to the stream to which they belong, each at its original place in the message order,
 * and removes the items from the quarantine.
 */
export const projectMove = Effect.fnUntraced(function* (
  options: ProjectorOptions,
  lease: Lease,
  entry: EntryWithBody
): Effect.fn.Return<Lease, StoreError> {
  const { sequence, stream } = entry
  if (entry.evidence === "pruned") return yield* writeBatch(options, lease, emptyBatch(after(sequence)))
  const moved = yield* Effect.promise(() => readAction(readMove, entry, entry.body))
  if (moved === undefined) return yield* writeBatch(options, lease, brokenEntry(entry, 0))
  const received = new Map<number, number>()
  for (const { sequence } of moved) {
    if (!received.has(sequence)) received.set(sequence, yield* receivedAtOf(options, sequence))
  }
  const items = moved.flatMap(({ document, ...key }, index): ReadonlyArray<InterpretedItem> => {
    const bytes = Buffer.from(document)
    const receivedAt = received.get(key.sequence) ?? 0
    // An item in the wrong stream was not applied before, so it counts from the time of the move.
    const countedAt = Math.max(receivedAt, entry.receivedAt)
    const appliedAt = { sequence, item: index }
    const source = { ...key, receivedAt, countedAt, stream, pointer: `/${key.item}`, bytes, appliedAt }
    const interpretation = interpretItem(stream, bytes)
    // Moved items are not quarantined again, because their problems were reported before they were moved.
    return interpretation._tag === "Unusable"
      ? []
      : [{ source, interpretation: { ...interpretation, complaint: undefined } }]
  })
  const builder = yield* addItems(options.store, lease, items)
  for (const position of moved) builder.release(position)
  return yield* writeBatch(options, lease, builder.build(after(sequence)))
})

/** Returns the time at which the callback with the given sequence number was received. Used for items that an operator's action applies. */
const receivedAtOf = ({ store }: ProjectorOptions, sequence: number) =>
  Effect.map(store.entry(sequence), (entry) => (Option.isSome(entry) ? entry.value.receivedAt : 0))

const quarantinedAt = ({ store }: ProjectorOptions, { set }: Lease, { item, sequence }: LogPosition) =>
  Effect.map(store.dump(set, quarantine, [sequence, item - 1], 1), (rows) =>
    rows.filter((row) => row.sequence === sequence && row.item === item)
  )
