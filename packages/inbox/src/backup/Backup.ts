/**
 * A backup: the whole store in one SQLite file, whichever engine it is from, taken while receivers and projectors go on.
 *
 * First the database as it is at one moment, which may take minutes. Then the capture: the spool is read, after it what has come into the log since the
 * snapshot, and both are appended to the copy. A callback that was acknowledged before the capture began was in the spool or in the log then, so it is in the backup.
 */
import { Clock, Effect, Option, type Scope, Stream } from "effect"
import { chmodSync, closeSync, existsSync, openSync, rmSync, statSync } from "node:fs"
import { logEntries } from "../operate/LogEntries.ts"
import { type Report, silent } from "../operate/Progress.ts"
import { readSpool, type WaitingEntry } from "../spool/ReadSpool.ts"
import { unusable } from "../spool/SpoolReports.ts"
import type { Store } from "../store/Store.ts"
import { StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import { BackupError } from "./BackupError.ts"
import { openCopy, seal } from "./BackupFile.ts"
import { writeStamp } from "./Stamp.ts"

export interface BackupOptions {
  /** The first file of the spool of the server on this machine; with SQLite it is `<file>-spool`. Default: none, for a store that has no spool. */
  readonly spool?: string | undefined
  readonly report?: Report | undefined
}

export interface BackedUp {
  /** Every callback that was acknowledged before this is in the backup, unix milliseconds. */
  readonly capturedAt: number
  /** The last entry of its log. */
  readonly sequence: number
  /** Entries that were only in the spool. */
  readonly spooled: number
  readonly bytes: number
}

/** An erasure or a pruning that changes earlier entries during a backup makes it begin again, so often at most. */
const mostAttempts = 3

/** Writes the backup to `path`, where nothing is yet. After a failure there is no such file. */
export const backup = Effect.fnUntraced(function* (
  store: Store,
  path: string,
  { report = silent, spool }: BackupOptions = {}
): Effect.fn.Return<BackedUp, StoreError | BackupError> {
  if (existsSync(path)) return yield* new BackupError({ detail: `${path} is there already: give another name` })
  const partial = `${path}.partial`
  const attempt = Effect.scoped(capture(store, partial, spool, report)).pipe(
    Effect.tap(() => seal(partial, path)),
    Effect.ensuring(Effect.sync(() => removeFiles(partial)))
  )
  for (let attempts = 1; ; attempts++) {
    const found = yield* attempt
    if (found !== undefined) return { ...found, bytes: statSync(path).size }
    if (attempts === mostAttempts) return yield* Effect.fail(disturbed)
  }
})

const disturbed = new StoreError({
  operation: "backup",
  reason: new StoreUnavailableError({ detail: "earlier entries were erased or pruned meanwhile: begin again later" })
})

const removeFiles = (partial: string): void => {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${partial}${suffix}`, { force: true })
}

/** Undefined when it has to begin again. */
const capture = Effect.fnUntraced(function* (
  store: Store,
  partial: string,
  spool: string | undefined,
  report: Report
): Effect.fn.Return<Omit<BackedUp, "bytes"> | undefined, StoreError | BackupError, Scope.Scope> {
  yield* createPrivate(partial)
  const { sequence: total } = yield* store.head
  yield* report({ what: "copying the database", done: 0, total: Math.max(1, total) })
  yield* store.snapshot(partial)
  const copy = yield* openCopy(partial)
  // What has come while the snapshot was written.
  const { sequence: first } = yield* copy.head
  const reached = yield* follow(store, copy, first)
  if (reached === undefined) return undefined

  const capturedAt = yield* Clock.currentTimeMillis
  const waiting = yield* readWaiting(store, spool)
  const end = yield* follow(store, copy, reached)
  if (end === undefined) return undefined
  const { missed, spooled } = yield* appendWaiting(copy, waiting)
  // They have gone into the log since they were found.
  if (missed > 0 && (yield* follow(store, copy, end)) === undefined) return undefined
  const { sequence } = yield* copy.head
  yield* writeStamp(copy, { capturedAt, sequence })
  yield* report({ what: "copying the database", done: sequence, total: sequence })
  return { capturedAt, sequence, spooled }
})

/** Readable by its owner only, from the beginning. */
const createPrivate = (partial: string): Effect.Effect<void, BackupError> =>
  Effect.try({
    try: () => {
      removeFiles(partial)
      closeSync(openSync(partial, "wx", 0o600))
      chmodSync(partial, 0o600)
    },
    catch: (cause) =>
      new BackupError({
        detail: `${partial} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`
      })
  })

/**
 * Appends what the log has after an entry to the copy. Returns the last entry; undefined when an earlier one may have changed since the snapshot.
 */
const follow = Effect.fnUntraced(function* (store: Store, copy: Store, after: number) {
  let reached: number | undefined = after
  yield* Stream.runForEach(logEntries(store, { after }), (entry) =>
    Effect.gen(function* () {
      const body = Option.getOrUndefined(yield* store.body(entry.sequence))
      if (entry.kind === "erasure" || entry.evidence !== "kept" || body === undefined) reached = undefined
      if (reached === undefined || body === undefined) return
      yield* copy.append({ ...entry, body })
      reached = entry.sequence
    })
  )
  return reached
})

const readWaiting = Effect.fnUntraced(function* (store: Store, spool: string | undefined) {
  if (spool === undefined) return []
  const identity = yield* store.identity
  return yield* Effect.tryPromise({ try: () => readSpool(spool, identity), catch: unusable })
})

const appendWaiting = Effect.fnUntraced(function* (copy: Store, waiting: ReadonlyArray<WaitingEntry>) {
  let [missed, spooled] = [0, 0]
  for (const read of waiting) {
    const entry = yield* Effect.tryPromise({ try: read, catch: unusable })
    if (entry === undefined) missed += 1
    else if (!(yield* copy.append(entry)).known) spooled += 1
  }
  return { missed, spooled }
})
