import { Effect, Stream } from "effect"
import { positionText } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { actionEntries } from "./actionEntries.ts"
import { readMove } from "./Move.ts"

/**
 * Returns the log positions, as `sequence/item`, of the items that operators have moved in entries after the sequence number `after`. Items of moves
 * whose bodies were pruned or are damaged are not included.
 */
export const movedPositions = Effect.fnUntraced(function* (
  store: Pick<Store, "entries" | "body">,
  after: number
): Effect.fn.Return<ReadonlySet<string>, StoreError> {
  const found = new Set<string>()
  yield* Stream.runForEach(actionEntries(store, "move", readMove, { after }), ({ items = [] }) =>
    Effect.sync(() => {
      for (const item of items) found.add(positionText(item))
    })
  )
  return found
})
