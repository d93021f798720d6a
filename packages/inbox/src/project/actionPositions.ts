/** Reads from the log which items operators' actions have retried or moved. */
import { Effect, Option, Stream } from "effect"
import { type LogPosition, positionText } from "../Message.ts"
import { logEntries } from "../operate/logEntries.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readMove } from "./Move.ts"
import { readAction } from "./readAction.ts"
import { readRetry } from "./Retry.ts"

const readItems = {
  // An item that had already been applied with the same interpretation is applied at its own position, so the retry is not counted.
  retry: (text: string): ReadonlyArray<LogPosition> => readRetry(text).filter(({ wasApplied }) => !wasApplied),
  move: readMove
} as const

/**
 * Returns the log positions, as `sequence/item`, of the items that operators have retried or moved in entries between the sequence numbers `after`
 * and `before`, both exclusive. Retries of items that had already been applied with the same interpretation, and moves whose bodies were pruned are not included.
 */
export const actionPositions = Effect.fnUntraced(function* (
  store: Pick<Store, "entries" | "body">,
  kind: keyof typeof readItems,
  after = 0,
  before?: number
): Effect.fn.Return<ReadonlySet<string>, StoreError> {
  const found = new Set<string>()
  yield* Stream.runForEach(logEntries(store, { kind, after, before }, 1000), (entry) =>
    Effect.gen(function* () {
      const body = Option.getOrUndefined(yield* store.body(entry.sequence))
      if (body === undefined) return
      const read: (text: string) => ReadonlyArray<LogPosition> = readItems[kind]
      // An action whose stored body is damaged is not applied.
      const positions = (yield* Effect.promise(() => readAction(read, entry, body))) ?? []
      for (const position of positions) found.add(positionText(position))
    })
  )
  return found
})

/**
 * Creates an effect that returns the log positions of all items that operators have retried or moved so far. Each run reads only the entries that
 * were appended since the last run, because a scan of a long log takes seconds.
 */
export const followPositions = (
  store: Pick<Store, "entries" | "body">,
  kind: keyof typeof readItems
): Effect.Effect<ReadonlySet<string>, StoreError> => {
  const found = new Set<string>()
  let after = 0
  return Effect.gen(function* () {
    const [newest] = yield* store.entries({ newestFirst: true, limit: 1 })
    const through = newest?.sequence ?? 0
    for (const position of yield* actionPositions(store, kind, after, through + 1)) found.add(position)
    after = through
    return found
  })
}
