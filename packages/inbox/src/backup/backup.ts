/**
 * Writes a backup: the entire store, whether in SQLite or PostgreSQL, in one SQLite file. Receivers and projectors continue to run during the backup.
 *
 * First, the database is copied as a snapshot, which may take minutes. The second step, the capture, reads the spool and then the log entries that
 * were added since the snapshot, and appends both to the copy. A callback that was acknowledged before the capture started was in the spool or in the
 * log at that time, so the backup contains it.
 */
import { Clock, Effect, Option, type Scope, Stream } from "effect"
import { chmodSync, closeSync, existsSync, openSync, rmSync, statSync } from "node:fs"
import { folderProblem } from "../folderProblem.ts"
import { logEntries } from "../operate/logEntries.ts"
import { type Report, silent } from "../operate/Progress.ts"
import { readSpool, type WaitingEntry } from "../spool/readSpool.ts"
import { unusable } from "../spool/SpoolReports.ts"
import type { Store } from "../store/Store.ts"
import { StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import { BackupError } from "./BackupError.ts"
import { openCopy, seal } from "./BackupFile.ts"
import { writeStamp } from "./Stamp.ts"

/** The options for a backup: the spool to include, and a function that receives the progress. */
export interface BackupOptions {
  /**
   * The path of the first file of the spool that the server on this machine uses. For a SQLite store, it is `<file>-spool`. Default: no spool is
   * read.
   */
  readonly spool?: string | undefined
  /** Called with the progress of the backup. */
  readonly report?: Report | undefined
}

/** The result of a backup. */
export interface BackupResult {
  /** The capture time in Unix milliseconds. The backup contains every callback that was acknowledged before this time. */
  readonly capturedAt: number
  /** The sequence number of the last entry in the backed-up log. */
  readonly sequence: number
  /** The number of entries that were in the spool but not yet in the log. */
  readonly spooled: number
  /** The size of the backup file in bytes. */
  readonly bytes: number
}

/** The maximum number of attempts. The backup starts over if an erasure or pruning changes earlier entries while it runs. */
const maxAttempts = 3

/**
 * Writes a backup of an entire store to the SQLite file `path`, while receivers and projectors continue. The backup contains every callback that was
 * acknowledged before `capturedAt`. Fails with `BackupError` if `path` exists or cannot be written, and with a retryable `StoreError` if earlier
 * entries are erased or pruned during the backup. After a failure, no file remains.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { backup, restoreToFile } from "@fieldwork/inbox/operations"
 * import { mkdtempSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { join } from "node:path"
 *
 * const folder = mkdtempSync(join(tmpdir(), "inbox-"))
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:" })
 *   return yield* backup(store, join(folder, "inbox.backup"))
 * })
 * const { sequence, spooled } = await Effect.runPromise(Effect.scoped(program))
 * sequence // => 0
 * spooled // => 0
 * const restored = await Effect.runPromise(restoreToFile(join(folder, "inbox.backup"), join(folder, "inbox.db")))
 * restored.hasSpool // => false
 * ```
 */
export const backup = Effect.fnUntraced(function* (
  store: Store,
  path: string,
  { report = silent, spool }: BackupOptions = {}
): Effect.fn.Return<BackupResult, StoreError | BackupError> {
  if (existsSync(path)) return yield* new BackupError({ detail: `${path} already exists: choose another name` })
  const missing = folderProblem(path)
  if (missing !== undefined) return yield* new BackupError({ detail: `${path} cannot be written: ${missing}` })
  const partial = `${path}.partial`
  const attempt = Effect.scoped(capture(store, partial, spool, report)).pipe(
    Effect.tap(() => seal(partial, path)),
    Effect.ensuring(Effect.sync(() => removeFiles(partial)))
  )
  for (let attempts = 1; ; attempts++) {
    const found = yield* attempt
    if (found !== undefined) return { ...found, bytes: statSync(path).size }
    if (attempts === maxAttempts) return yield* Effect.fail(disturbed)
  }
})

const disturbed = new StoreError({
  operation: "backup",
  reason: new StoreUnavailableError({
    detail: "earlier entries were erased or pruned during the backup: try again later"
  })
})

const removeFiles = (partial: string): void => {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${partial}${suffix}`, { force: true })
}

/**
 * Copies the database to a file, and adds the entries in the spool and the newest log entries to the copy. Returns undefined if the backup must start
 * over.
 */
const capture = Effect.fnUntraced(function* (
  store: Store,
  partial: string,
  spool: string | undefined,
  report: Report
): Effect.fn.Return<Omit<BackupResult, "bytes"> | undefined, StoreError | BackupError, Scope.Scope> {
  yield* createPrivate(partial)
  const { sequence: total } = yield* store.head
  yield* report({ what: "copying the database", done: 0, total: Math.max(1, total) })
  yield* store.snapshot(partial)
  const copy = yield* openCopy(partial)
  // Entries with a greater sequence number than the last one in the snapshot were added to the log while the snapshot was being written.
  const { sequence: first } = yield* copy.head
  const reached = yield* follow(store, copy, first)
  if (reached === undefined) return undefined

  const capturedAt = yield* Clock.currentTimeMillis
  const waiting = yield* readWaiting(store, spool)
  const end = yield* follow(store, copy, reached)
  if (end === undefined) return undefined
  const { missed, spooled } = yield* appendWaiting(copy, waiting)
  // If an entry was added to the log and overwritten in the spool before it could be read from the spool, it is read from the log.
  if (missed > 0 && (yield* follow(store, copy, end)) === undefined) return undefined
  const { sequence } = yield* copy.head
  yield* writeStamp(copy, { capturedAt, sequence })
  yield* report({ what: "copying the database", done: sequence, total: sequence })
  return { capturedAt, sequence, spooled }
})

/** Creates the file of the unfinished backup, readable and writable by its owner only, so no other user can ever read the backup. */
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
 * Appends all log entries of `store` after the sequence number `after` to the backup `copy`. Returns the sequence number of the last entry, or
 * undefined if earlier entries may have changed since the snapshot was taken.
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
