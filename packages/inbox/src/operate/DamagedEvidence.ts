/** Detects damaged evidence (stored bodies of callbacks). The data from such a body exists only in the current projections, or has been lost. */
import { Effect, Option, Schema, Stream } from "effect"
import { decodeIntact } from "../BodyCodec.ts"
import { type Entry, streamNames } from "../Message.ts"
import { decodeAction } from "../project/readAction.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readHead } from "./Checkpoint.ts"
import { logEntries, newestSequence } from "./logEntries.ts"
import { type Report, silent } from "./Progress.ts"

/**
 * The error that is reported when stored bodies are missing, cannot be decompressed, or do not match their digests. A rebuild would lose data that
 * exists only in the current projections. Nothing has been changed. `sequences` lists the affected log entries.
 *
 * @example
 * ```ts
 * import { DamagedEvidenceError } from "@fieldwork/inbox"
 * new DamagedEvidenceError({ sequences: [7, 9] }).message.split(" is damaged")[0] // => "The body of entry 7 and of 1 more"
 * ```
 */
export class DamagedEvidenceError extends Schema.TaggedError<DamagedEvidenceError>(
  "@fieldwork/inbox/DamagedEvidenceError"
)("DamagedEvidenceError", { sequences: Schema.Array(Schema.Number) }) {
  override get message(): string {
    const [first, ...others] = this.sequences
    const more = others.length === 0 ? "" : ` and of ${others.length} more`
    return `The body of entry ${first}${more} is damaged, and its content may exist only in the current projections. Nothing was changed. Repair the body from a backup, or lose it with --without-damaged`
  }
}

const isIntactEntry = async (entry: Entry, stored: Uint8Array): Promise<boolean> =>
  (await (entry.kind === "callback" ? decodeIntact : decodeAction)(entry, stored)) !== undefined

/**
 * Checks every body that a rebuild would read: the bodies of all callbacks and operators' actions after the checkpoint. Fails with {@link DamagedEvidenceError} if any of
 * them is damaged.
 */
export const requireIntact = Effect.fnUntraced(function* (
  store: Store,
  report: Report = silent
): Effect.fn.Return<void, StoreError | DamagedEvidenceError> {
  const head = yield* readHead(store)
  const total = yield* newestSequence(store)
  const sequences: Array<number> = []
  for (const stream of streamNames) {
    const after = (head?.positions[stream].sequence ?? 0) - 1
    yield* Stream.runForEach(logEntries(store, { stream, after }), (entry) =>
      Effect.gen(function* () {
        const { evidence, sequence } = entry
        yield* report({ what: `checking ${stream}`, done: sequence, total })
        if (evidence === "pruned") return
        const stored = Option.getOrUndefined(yield* store.body(sequence))
        const isIntact = stored !== undefined && (yield* Effect.promise(() => isIntactEntry(entry, stored)))
        if (!isIntact) sequences.push(sequence)
      })
    )
  }
  if (sequences.length > 0) yield* new DamagedEvidenceError({ sequences })
})
