/** Reads the items that an operator's action applies, so that they can be delivered as messages. */
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Effect, Option } from "effect"
import { decodeEntry } from "../BodyCodec.ts"
import { positionText } from "../Message.ts"
import { interpretItem } from "../project/interpretItem.ts"
import { isUnderstood } from "../project/isUnderstood.ts"
import { sourceOf } from "../project/ItemProjection.ts"
import { readMove } from "../project/Move.ts"
import { readAction } from "../project/readAction.ts"
import { readRetry } from "../project/Retry.ts"
import type { EntryWithBody, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { LogItem } from "./LogItem.ts"

/**
 * Returns the items that an operator's action applies: for a `retry`, the items that can be interpreted now and whose callback is still stored; for a
 * `move`, all items in the entry. Returns an empty array for any other entry, and for an action whose stored body is damaged.
 */
export const itemsOfAction = (store: Store, action: EntryWithBody): Effect.Effect<Array<LogItem>, StoreError> => {
  switch (action.kind) {
    case "retry":
      return retriedItems(store, action)
    case "move":
      return movedItems(store, action)
    case "callback":
    case "erasure":
    default:
      return Effect.succeed([])
  }
}

const retriedItems = Effect.fnUntraced(function* (
  store: Store,
  action: EntryWithBody
): Effect.fn.Return<Array<LogItem>, StoreError> {
  const positions = (yield* Effect.promise(() => readAction(readRetry, action, action.body))) ?? []
  const indexes = new Map(positions.map((position, index) => [positionText(position), index]))
  const items: Array<LogItem> = []
  for (const sequence of new Set(positions.map(({ sequence }) => sequence))) {
    const entry = Option.getOrUndefined(yield* store.entry(sequence))
    const body = Option.getOrUndefined(yield* store.body(sequence))
    // Items from callbacks of the wrong stream are skipped, because a `move` entry has already applied them.
    if (entry === undefined || body === undefined || entry.stream !== action.stream) continue
    const scanner = new ArrayScanner((yield* Effect.promise(() => decodeEntry(entry, body))) ?? [])
    for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) {
      const index = indexes.get(positionText({ sequence, item: slice.index }))
      if (index === undefined || !isUnderstood(interpretItem(action.stream, slice.bytes))) continue
      items.push({ source: sourceOf({ ...entry, body }, slice), digest: entry.digest, index })
    }
  }
  return items.toSorted((a, b) => a.index - b.index)
})

const movedItems = Effect.fnUntraced(function* (
  store: Store,
  action: EntryWithBody
): Effect.fn.Return<Array<LogItem>, StoreError> {
  const { sequence, stream } = action
  const moved = (yield* Effect.promise(() => readAction(readMove, action, action.body))) ?? []
  return yield* Effect.forEach(moved, ({ document, ...key }, index) =>
    Effect.map(store.entry(key.sequence), (entry): LogItem => {
      const bytes = Buffer.from(document)
      const appliedAt = { sequence, item: index }
      const { receivedAt } = action
      const source = { ...key, receivedAt, countedAt: receivedAt, stream, pointer: `/${key.item}`, bytes, appliedAt }
      return { source, digest: Option.match(entry, { onNone: () => "", onSome: ({ digest }) => digest }), index }
    })
  )
})
