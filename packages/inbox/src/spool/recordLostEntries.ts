/** Finds acknowledged callbacks that the log has lost since they were added to it from the spool. */
import { Effect, Option } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { LoggedMark } from "./SpoolRecord.ts"

/**
 * Checks whether the log contains the last entry that was added to it from the spool. If not, appends the entries that the spool still contains. If
 * the entry is still missing from its position in the log, logs an error and records the loss for `verify`.
 */
export const recordLostEntries = Effect.fnUntraced(function* (
  store: Store,
  mark: LoggedMark | undefined,
  stale: ReadonlyArray<NewEntry>
) {
  if (mark === undefined || (yield* has(store, mark))) return
  const { sequence } = yield* store.head
  for (const entry of stale) yield* store.append(entry)
  if (yield* has(store, mark)) return
  yield* Effect.logError(
    "The log has lost acknowledged callbacks: the database or its write-ahead log was damaged, or is an older copy"
  ).pipe(Effect.annotateLogs({ lastAcknowledged: mark.sequence, lastInLog: sequence }))
  yield* store.noteLoss({ acknowledged: mark.sequence, digest: mark.digest, found: sequence })
})

const has = (store: Store, { digest, sequence }: LoggedMark) =>
  Effect.map(store.entry(sequence), (found) => Option.getOrUndefined(found)?.digest === digest)
