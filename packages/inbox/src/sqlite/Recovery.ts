/**
 * Puts into the log what an earlier process has left in the spool.
 */
import { Effect } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import { StoreBrokenError, StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import { inOrder, tellLate } from "./InOrder.ts"
import { Spool } from "./Spool.ts"
import { exists } from "./SpoolFile.ts"
import { SpoolFormatError } from "./SpoolRecord.ts"

/** What the database does not take now. Fails when there may be something that cannot be read. */
export const logLeft = (store: Store, database: string): Effect.Effect<ReadonlyArray<NewEntry>, StoreError> =>
  exists(database)
    ? Effect.map(
        recover(store, database, (spool) => Effect.promise(() => spool.close())),
        ({ missing }) => missing
      )
    : Effect.succeed([])

/** Empty and with room; undefined when it cannot be used: because another process has it, say, or the disk is full. */
export const openSpool = (store: Store, database: string): Effect.Effect<Spool | undefined> =>
  recover(store, database, (spool) => Effect.tryPromise({ try: () => spool.makeRoom(), catch: unusable })).pipe(
    Effect.map(({ missing, spool }) => (missing.length === 0 ? spool : undefined)),
    Effect.catch((cause) =>
      Effect.as(Effect.logWarning("Callbacks wait for the database: the spool cannot be used", cause), undefined)
    )
  )

interface Recovered {
  /** Undefined when another process has it. */
  readonly spool: Spool | undefined
  readonly missing: ReadonlyArray<NewEntry>
}

/** `then` is for a spool that is empty now; any other is left as it is, and so is one that `then` fails with. */
const recover = <E>(
  store: Store,
  database: string,
  then: (spool: Spool) => Effect.Effect<void, E>
): Effect.Effect<Recovered, StoreError | E> =>
  Effect.gen(function* () {
    const opened = yield* Effect.tryPromise({ try: () => Spool.open(database), catch: unusable })
    if (opened === undefined) return { spool: undefined, missing: [] }
    const { left, spool } = opened
    const leave = Effect.promise(() => spool.leave())
    return yield* Effect.gen(function* () {
      if (left.broken > 0) {
        yield* Effect.logWarning(
          "The spool has records that are not whole: never acknowledged, or damaged by the disk"
        ).pipe(Effect.annotateLogs({ records: left.broken }))
      }
      const missing = yield* logAll(store, left.entries)
      if (missing.length > 0) yield* leave
      else
        yield* Effect.andThen(
          Effect.promise(() => spool.wipe().catch(() => {})),
          then(spool)
        )
      return { spool, missing }
    }).pipe(Effect.onError(() => leave))
  }).pipe(Effect.uninterruptible)

/** Answers those that are not in the log. */
const logAll = Effect.fnUntraced(function* (
  store: Store,
  entries: ReadonlyArray<NewEntry>
): Effect.fn.Return<ReadonlyArray<NewEntry>> {
  const missing: Array<NewEntry> = []
  yield* inOrder(entries, {
    attempt: (entry) => tellLate(store.append(entry)),
    ended: (entry, isLogged) => void (isLogged || missing.push(entry))
  })
  if (entries.length > 0) {
    yield* Effect.logInfo("What an earlier process had accepted is in the log").pipe(
      Effect.annotateLogs({ callbacks: entries.length - missing.length, of: entries.length })
    )
  }
  return missing
})

const unusable = (cause: unknown): StoreError => {
  const why = cause instanceof Error ? cause.message : String(cause)
  const detail = `its spool cannot be used: ${why}`
  const reason =
    cause instanceof SpoolFormatError ? new StoreBrokenError({ detail }) : new StoreUnavailableError({ detail })
  return new StoreError({ operation: "open", reason })
}
