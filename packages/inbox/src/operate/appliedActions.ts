/** Reads from the log at which position, and from which time on, each message counts that an operator's action has applied. */
import { Effect, Option, Stream } from "effect"
import { decodeEntry } from "../BodyCodec.ts"
import { type LogPosition, positionText, type StreamName } from "../Message.ts"
import { readMove } from "../project/Move.ts"
import { readRetry } from "../project/Retry.ts"
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
        const chunks = body && (yield* Effect.promise(() => decodeEntry(entry, body)))
        if (chunks === undefined) {
          newestUnknown = Math.max(newestUnknown, time)
          return
        }
        const bytes = Buffer.concat(chunks)
        const items: ReadonlyArray<LogPosition & { readonly wasApplied?: boolean | undefined }> =
          kind === "move" ? readMove(bytes) : readRetry(bytes)
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
