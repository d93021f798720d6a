/**
 * Reads the items of a callback that the quarantine does not list, because the callback contains too many invalid items. The items are read from the
 * evidence (the stored body of the callback).
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Effect, Option } from "effect"
import { decodeEntry } from "../BodyCodec.ts"
import { type LogPosition, type StreamName, positionText } from "../Message.ts"
import { canMoveTo } from "../project/interpretItem.ts"
import { takeSources } from "../project/ItemProjection.ts"
import type { MovedItem } from "../project/Move.ts"
import { movedPositions } from "../project/movedPositions.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/**
 * Returns the items from `first` to the end of its callback that can be moved to `stream` and that have not been moved yet. Returns an empty array if
 * the body of the callback was pruned or is damaged.
 */
export const unlistedItems = Effect.fnUntraced(function* (
  store: Store,
  { item: first, sequence }: LogPosition,
  stream: StreamName
): Effect.fn.Return<ReadonlyArray<MovedItem>, StoreError> {
  const entry = Option.getOrUndefined(yield* store.entry(sequence))
  const body = Option.getOrUndefined(yield* store.body(sequence))
  if (entry === undefined || body === undefined) return []
  const scanner = new ArrayScanner((yield* Effect.promise(() => decodeEntry(entry, body))) ?? [])
  const moved = yield* movedPositions(store, sequence)
  const found: Array<MovedItem> = []
  for (;;) {
    const { done, sources } = yield* takeSources({ store }, { ...entry, body }, scanner, first)
    for (const { bytes, item, orderedAt, signedAt } of sources) {
      if (moved.has(positionText({ sequence, item })) || !canMoveTo(stream, bytes)) continue
      found.push({ sequence, item, orderedAt, signedAt, document: new TextDecoder().decode(bytes) })
    }
    if (done) return found
  }
})
