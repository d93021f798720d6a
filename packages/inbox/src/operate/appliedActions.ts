/** Reads from the log at which position, and from which time on, each message counts that an operator's action has applied. */
import { Effect, Stream } from "effect"
import { type LogPosition, positionText, type StreamName } from "../Message.ts"
import { actionEntries } from "../project/actionEntries.ts"
import { readMove } from "../project/Move.ts"
import { type RetriedItem, readRetry } from "../project/Retry.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** The action that applied an item. */
export interface AppliedAction extends Pick<RetriedItem, "firstFacts" | "wasApplied"> {
  readonly kind: "move" | "retry"
  readonly appliedAt: LogPosition
  /** The time of the action in Unix milliseconds. */
  readonly time: number
}

export interface AppliedActions {
  /** The action that applied each item, by the item's position as `sequence/item`: the first move or the last retry. See `followRetries`. */
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
    yield* Stream.runForEach(actionEntries(store, kind, readItems[kind], { stream }), ({ entry, items }) =>
      Effect.sync(() => {
        const { receivedAt: time, sequence } = entry
        newest = Math.max(newest, time)
        if (items === undefined) newestUnknown = Math.max(newestUnknown, time)
        for (const [item, { firstFacts, wasApplied, ...position }] of items?.entries() ?? []) {
          const at = positionText(position)
          const isEffective = kind === "retry" && !wasApplied
          if (isEffective || !actions.has(at)) {
            actions.set(at, { kind, appliedAt: { sequence, item }, time, wasApplied, firstFacts })
          }
        }
      })
    )
  }
  return { actions, newest, newestUnknown }
})
