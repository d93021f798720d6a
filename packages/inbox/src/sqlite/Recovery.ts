/**
 * Puts into the log what an earlier process has left in the spool.
 */
import { Effect } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import { StoreBrokenError, StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import { isOfOne } from "./Forwarder.ts"
import { Spool } from "./Spool.ts"
import { exists } from "./SpoolFile.ts"
import { SpoolFormatError } from "./SpoolRecord.ts"

/**
 * Whether nothing is left: the database may not take it, or another process may be using the spool. Fails when there may be something that
 * cannot be read.
 */
export const logLeft = Effect.fnUntraced(function* (
  store: Store,
  database: string
): Effect.fn.Return<boolean, StoreError> {
  if (!exists(database)) return true
  const close = (spool: Spool | undefined) => Effect.promise(async () => spool?.close())
  const opened = yield* Effect.uninterruptible(Effect.tap(open(store, database), close))
  return opened !== undefined
})

/** Empty and with room; undefined when it cannot be used: because another process has it, say, or the disk is full. */
export const openSpool = (store: Store, database: string): Effect.Effect<Spool | undefined> =>
  Effect.uninterruptible(Effect.flatMap(open(store, database), withRoom)).pipe(
    Effect.catch((cause) =>
      Effect.as(Effect.logWarning("Callbacks wait for the database: the spool cannot be used", cause), undefined)
    )
  )

const withRoom = (spool: Spool | undefined) =>
  Effect.tryPromise({
    try: async () => {
      await spool?.makeRoom()
      return spool
    },
    catch: unusable
  }).pipe(Effect.tapError(() => Effect.promise(async () => spool?.leave())))

/** What is left in it is put into the log. */
const open = Effect.fnUntraced(function* (
  store: Store,
  database: string
): Effect.fn.Return<Spool | undefined, StoreError> {
  const opened = yield* Effect.tryPromise({ try: () => Spool.open(database), catch: unusable })
  if (opened === undefined) return undefined
  const { left, spool } = opened
  if (left.broken > 0) {
    yield* Effect.logWarning(
      "The spool has records that are not whole: never acknowledged, or damaged by the disk"
    ).pipe(Effect.annotateLogs({ records: left.broken }))
  }
  const isLogged = yield* logAll(store, left.entries)
  yield* Effect.promise(() => (isLogged ? spool.wipe().catch(() => {}) : spool.leave()))
  return isLogged ? spool : undefined
})

/** Whether all of them are in the log. */
const logAll = Effect.fnUntraced(function* (store: Store, entries: ReadonlyArray<NewEntry>): Effect.fn.Return<boolean> {
  let logged = 0
  for (const entry of entries) {
    const appended = yield* Effect.result(store.append(entry))
    if (appended._tag === "Success") {
      logged += 1
      continue
    }
    yield* Effect.logWarning("A callback that is durable is not in the log yet", appended.failure)
    if (!isOfOne(appended.failure)) break
  }
  if (entries.length > 0) {
    yield* Effect.logInfo("What an earlier process had accepted is in the log").pipe(
      Effect.annotateLogs({ callbacks: logged, of: entries.length })
    )
  }
  return logged === entries.length
})

const unusable = (cause: unknown): StoreError => {
  const why = cause instanceof Error ? cause.message : String(cause)
  const detail = `its spool cannot be used: ${why}`
  const reason =
    cause instanceof SpoolFormatError ? new StoreBrokenError({ detail }) : new StoreUnavailableError({ detail })
  return new StoreError({ operation: "open", reason })
}
