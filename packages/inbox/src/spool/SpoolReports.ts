/** Logs the state of a spool after it is opened, and converts failures of the spool to store errors. */
import { Effect } from "effect"
import { StoreBrokenError, StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import type { Opened } from "./openSpool.ts"
import { ForeignSpoolError, SpoolDamagedError } from "./SpoolErrors.ts"
import { SpoolFormatError } from "./SpoolRecord.ts"

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
