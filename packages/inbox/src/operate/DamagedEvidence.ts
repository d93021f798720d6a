/**
 * Evidence that cannot be read any more. What it said stands in the present projections alone, or nowhere.
 */
import { Effect, Option, Schema, Stream } from "effect"
import { decodeIntact } from "../BodyCodec.ts"
import { streamNames } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readHead } from "./Checkpoint.ts"
import { logEntries, newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"

/** Bodies are missing, cannot be decompressed, or are not what their digests say. Nothing was changed. */
export class DamagedEvidenceError extends Schema.TaggedError<DamagedEvidenceError>(
  "@fieldwork/inbox/DamagedEvidenceError"
)("DamagedEvidenceError", { sequences: Schema.Array(Schema.Number) }) {
  override get message(): string {
    const [first, ...others] = this.sequences
    const more = others.length === 0 ? "" : ` and of ${others.length} more`
    return `The body of entry ${first}${more} is damaged, and what it said may stand in the present projections alone: nothing was changed. Repair it from a backup, or lose it with --without-damaged`
  }
}

/** Looks at every body that a rebuild would read: those since the checkpoint. */
export const requireWhole = Effect.fnUntraced(function* (
  store: Store,
  report: Report = silent
): Effect.fn.Return<void, StoreError | DamagedEvidenceError> {
  const head = yield* readHead(store)
  const total = yield* newestSequence(store)
  const sequences: Array<number> = []
  for (const stream of streamNames) {
    const after = (head?.positions[stream].sequence ?? 0) - 1
    yield* Stream.runForEach(logEntries(store, { stream, kind: "callback", after }), (entry) =>
      Effect.gen(function* () {
        const { evidence, sequence } = entry
        yield* report({ what: `checking ${stream}`, done: sequence, total })
        if (evidence === "pruned") return
        const stored = Option.getOrUndefined(yield* store.body(sequence))
        const isWhole = stored !== undefined && (yield* Effect.promise(() => decodeIntact(entry, stored))) !== undefined
        if (!isWhole) sequences.push(sequence)
      })
    )
  }
  if (sequences.length > 0) yield* new DamagedEvidenceError({ sequences })
})
