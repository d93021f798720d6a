/** Reads from the log at which position, and from which time on, each message counts that an operator's action has applied. */
import { Effect, Option, Stream } from "effect"
import { type LogPosition, positionText, type StreamName } from "../Message.ts"
import { readMove } from "../project/Move.ts"
import { readAction } from "../project/readAction.ts"
import { type RetriedItem, readRetry } from "../project/Retry.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries } from "./logEntries.ts"

/** The action that applied an item. */
export interface AppliedAction {
  readonly kind: "move" | "retry"
  readonly appliedAt: LogPosition
  /** The time of the action in Unix milliseconds. */
  readonly time: number
  /** Whether the item had already been applied before a retry. See `RetriedItem`. */
  readonly wasApplied: boolean | undefined
}

export interface AppliedActions {
  /** The first action that applied each item, by the item's position as `sequence/item`. */
  readonly actions: ReadonlyMap<string, AppliedAction>
  /** The time of the newest action in Unix milliseconds, or 0 if there is none. */
  readonly newest: number
  /** The time of the newest action whose items are unknown, because its body was pruned or is damaged, or 0 if there is none. */
  readonly newestUnknown: number
}

const readItems: Readonly<Record<"move" | "retry", (text: string) => ReadonlyArray<RetriedItem>>> = {
  move: readMove,
  retry: readRetry
}

/** Returns the actions of a stream. */
export const appliedActions = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName
): Effect.fn.Return<AppliedActions, StoreError> {
  const actions = new Map<string, AppliedAction>()
  let [newest, newestUnknown] = [0, 0]
  for (const kind of ["move", "retry"] as const) {
    yield* Stream.runForEach(logEntries(store, { kind, stream }, 1000), (entry) =>
      Effect.gen(function* () {
        const { receivedAt: time, sequence } = entry
        newest = Math.max(newest, time)
        const body = Option.getOrUndefined(yield* store.body(sequence))
        const items = body && (yield* Effect.promise(() => readAction(readItems[kind], entry, body)))
        if (items === undefined) {
          newestUnknown = Math.max(newestUnknown, time)
          return
        }
        for (const [item, position] of items.entries()) {
          const at = positionText(position)
          const appliedAt = { sequence, item }
          if (!actions.has(at)) actions.set(at, { kind, appliedAt, time, wasApplied: position.wasApplied })
        }
      })
    )
  }
  return { actions, newest, newestUnknown }
})
