import { Effect, Option, Stream } from "effect"
import { positionText, type StreamName } from "../Message.ts"
import { actionEntries } from "../project/actionEntries.ts"
import { readRetry } from "../project/Retry.ts"
import { integer } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/**
 * Returns the positions, as `sequence/item`, of the items whose retries the projector has not applied yet. A further retry of these items would have
 * no effect, and a rebuild could not distinguish it from the retry that applies the items.
 */
export const waitingRetries = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName
): Effect.fn.Return<ReadonlySet<string>, StoreError> {
  const [row] = yield* store.sql.query("waitingRetries", "SELECT sequence FROM projector WHERE projection = ?", [
    stream
  ])
  const after = Option.match(Option.fromUndefinedOr(row), {
    onNone: () => 0,
    onSome: (found) => integer(found, "sequence") - 1
  })
  const waiting = new Set<string>()
  yield* Stream.runForEach(actionEntries(store, "retry", readRetry, { stream, after }), ({ items = [] }) =>
    Effect.sync(() => {
      for (const item of items) waiting.add(positionText(item))
    })
  )
  return waiting
})
