/** Logs the state of a spool after it is opened, and checks whether the log still contains the entries that were added from the spool. */
import { Effect, Option } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import { StoreBrokenError, StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import type { Opened } from "./openSpool.ts"
import { ForeignSpoolError, SpoolDamagedError } from "./SpoolErrors.ts"
import { type LoggedMark, SpoolFormatError } from "./SpoolRecord.ts"

const isFinal = (cause: unknown): boolean =>
  cause instanceof SpoolFormatError || cause instanceof ForeignSpoolError || cause instanceof SpoolDamagedError

export const unusable = (cause: unknown): StoreError => {
  const why = cause instanceof Error ? cause.message : String(cause)
  const detail = isFinal(cause) ? why : `its spool cannot be used: ${why}`
  const reason = isFinal(cause) ? new StoreBrokenError({ detail }) : new StoreUnavailableError({ detail })
  return new StoreError({ operation: "open", reason })
}

export const logOpened = Effect.fnUntraced(function* ({ left, torn, unwritable }: Opened) {
  if (torn !== undefined) {
    yield* Effect.logWarning(
      "The last write to the spool is incomplete: it was never acknowledged, unless the disk has damaged it since. A copy is kept"
    ).pipe(Effect.annotateLogs({ copy: torn }))
  }
  if (unwritable !== undefined) {
    yield* Effect.logWarning("Callbacks wait for the database: nothing can be written to the spool", unwritable)
  }
  if (left.length > 0) {
    yield* Effect.logInfo("Callbacks that an earlier process accepted are now added to the log").pipe(
      Effect.annotateLogs({ callbacks: left.length })
    )
  }
})

/**
 * Checks whether the log contains the last entry that was added to it from the spool. If not, appends the entries that the spool still contains. If
 * the entry is still missing from its position in the log, logs an error and records the loss for `verify`.
 */
export const checkLogged = Effect.fnUntraced(function* (
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
