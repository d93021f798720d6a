/** Reads from the log which items operators' actions apply, so that a rebuild does not apply these items before it reaches the action. */
import { Effect, Option, Stream } from "effect"
import { decodeBody } from "../BodyCodec.ts"
import type { LogPosition } from "../Message.ts"
import { readMove } from "../project/Move.ts"
import { readRetry } from "../project/Retry.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries } from "./logEntries.ts"

/** Returns the log positions of the items that operators have retried or moved, as `sequence/item`. */
export const laterActions = Effect.fnUntraced(function* (store: Store) {
  const positionsOf = Effect.fnUntraced(function* (
    kind: "retry" | "move",
    read: (body: Uint8Array) => ReadonlyArray<LogPosition>
  ): Effect.fn.Return<ReadonlySet<string>, StoreError> {
    const found = new Set<string>()
    yield* Stream.runForEach(logEntries(store, { kind }, 1000), ({ sequence }) =>
      Effect.gen(function* () {
        const body = Option.getOrUndefined(yield* store.body(sequence))
        if (body === undefined) return
        const positions = yield* Effect.promise(async () => read(await decodeBody(body)))
        for (const position of positions) found.add(`${position.sequence}/${position.item}`)
      })
    )
    return found
  })
  return { retriedLater: yield* positionsOf("retry", readRetry), movedLater: yield* positionsOf("move", readMove) }
})
