/**
 * The SQLite engine: one file with one writer and concurrent readers.
 *
 * The writer and the reader each have a connection, and a third connection checkpoints the write-ahead log (WAL), so neither queries nor writes wait
 * for checkpoints. The writer checkpoints the WAL only if it exceeds a limit, because a commit with a checkpoint takes ten times as long.
 */
import { Effect, type Scope } from "effect"
import { existsSync } from "node:fs"
import { stat, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { folderProblem } from "../folderProblem.ts"
import { type Engine, text } from "../store/Engine.ts"
import { type BareEngine, migrationsTable, noStore, prepareSchema } from "../store/Migrations.ts"
import type { Usage } from "../store/Store.ts"
import { StoreError, StoreUnavailableError } from "../store/StoreError.ts"
import { sqliteNow } from "./clock.ts"
import { type Connection, openHere } from "./Connection.ts"
import { resolveLinks } from "./resolveLinks.ts"
import { toStoreError } from "./SqliteErrors.ts"
import { makeWal } from "./Wal.ts"
import { openThread } from "./Worker.ts"

export interface SqliteOptions {
  /**
   * The path of a file in an existing folder, or `:memory:` for a test. A new file can be read and written by its owner only (mode 0600). If empty,
   * the database is temporary, and is written to the disk only if it becomes large.
   */
  readonly path: string
  /** Whether to create the store if the file does not contain one. If false, opening fails in that case and changes nothing. Default: true. */
  readonly create?: boolean | undefined
  /**
   * Whether the database runs in its own threads. Without them, each call blocks the current thread, so set this to `false` only for tests and for
   * tools that have no other work. Default: true.
   */
  readonly threads?: boolean | undefined
  /** The interval at which to check whether the WAL needs a checkpoint, in milliseconds. Default: 1000. */
  readonly checkpointMillis?: number | undefined
  /**
   * The maximum length of the write-ahead log, in pages of 4 KiB. If the log is longer than half of the maximum, the writer checkpoints it before
   * each write. Default: 65,536 (256 MiB).
   */
  readonly maxWalPages?: number | undefined
  /** Additional pragmas for the writer's connection, such as `max_page_count`. */
  readonly pragmas?: Readonly<Record<string, string | number>> | undefined
}

/** Opens the engine. Fails with `StoreBrokenError` if the file is not an inbox database or Node's SQLite is too old. */
export const makeSqliteEngine = Effect.fnUntraced(function* (
  options: SqliteOptions
): Effect.fn.Return<Engine, StoreError, Scope.Scope> {
  const { checkpointMillis = 1000, create = true, maxWalPages = 65_536, pragmas, threads = true } = options
  const path = resolveLinks(options.path)
  if (!create) yield* requireStore(path)
  const missing = isPrivate(path) ? undefined : folderProblem(path)
  if (missing !== undefined) {
    return yield* new StoreError({ operation: "open", reason: new StoreUnavailableError({ detail: missing }) })
  }
  const open = (readOnly: boolean) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          // The writer already checkpoints the WAL at half of its maximum length, because the transaction that follows makes the WAL longer.
          const database = readOnly ? { path, readOnly } : { path, pragmas, maxWalPages: maxWalPages / 2 }
          return threads ? openThread(database) : openHere(database)
        },
        catch: (cause) => toStoreError("open", cause)
      }),
      (connection) => Effect.promise(() => connection.close().catch(() => {}))
    )

  const writer = yield* open(false)
  yield* prepareSchema(bareEngine(writer), create)

  // A temporary or in-memory database exists only within its connection, so reads use the writer's connection.
  const [reader, checkpointer] = isPrivate(path)
    ? [writer]
    : yield* Effect.all([open(true), open(true)], { concurrency: 2 })
  // If an earlier server has used the file, its last writes may exist only in the operating system's memory.
  const isInherited = create && checkpointer !== undefined
  const wal = makeWal({ writer, checkpointer, maxPages: maxWalPages, isInherited, isGuest: !create, lost: end })
  if (checkpointer !== undefined) {
    const maintenance = Effect.ignore(Effect.tryPromise(() => wal.maintain()))
    yield* Effect.forkScoped(Effect.forever(Effect.delay(maintenance, checkpointMillis)))
  }

  const query: Engine["query"] = (operation, sql, params) =>
    Effect.tryPromise({
      try: (signal) => reader.query(sql, params, signal),
      catch: (cause) => toStoreError(operation, cause)
    })
  return {
    name: "sqlite",
    now: sqliteNow,
    check: Effect.map(query("check", "PRAGMA integrity_check(10)", []), (rows) =>
      rows.map((row) => text(row, "integrity_check")).filter((line) => line !== "ok")
    ),
    snapshot: (file) =>
      Effect.tryPromise({
        try: () => snapshotOf(path, file, writer),
        catch: (cause) => toStoreError("snapshot", cause)
      }),
    usage: Effect.tryPromise({ try: () => usageOf(path), catch: (cause) => toStoreError("usage", cause) }),
    query,
    transact: (operation, steps, durability) =>
      Effect.tryPromise({
        try: (signal) => wal.transact(() => writer.transact(steps, durability, signal), durability !== "computable"),
        catch: (cause) => toStoreError(operation, cause)
      })
  }
})

const bareEngine = (writer: Connection): BareEngine => {
  const attempt = <A>(operation: string, run: () => Promise<A>) =>
    Effect.tryPromise({ try: run, catch: (cause) => toStoreError(operation, cause) })
  return {
    name: "sqlite",
    query: (operation, sql, params) => attempt(operation, () => writer.query(sql, params)),
    transact: (operation, steps) => attempt(operation, () => writer.transact(steps))
  }
}

/** Returns whether the database is temporary or in memory, so that only the connection that created it can use it. */
export const isPrivate = (path: string): boolean => path === "" || path === ":memory:"

/** Writes a consistent snapshot to a file. Uses a separate connection, except for a temporary or in-memory database, which has only one. */
const snapshotOf = async (path: string, file: string, writer: Connection): Promise<void> => {
  const sql = `VACUUM INTO '${file.replaceAll("'", "''")}'`
  if (isPrivate(path)) return writer.exec(sql)
  const own = await openThread({ path, readOnly: true, pragmas: { query_only: "OFF" } })
  try {
    await own.exec(sql)
  } finally {
    await own.close()
  }
}

const usageOf = async (path: string): Promise<Usage> => {
  if (isPrivate(path)) return {}
  const sizeOf = async (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => 0
    )
  const { bavail, bsize } = await statfs(dirname(path))
  return {
    databaseBytes: await sizeOf(path),
    walBytes: await sizeOf(`${path}-wal`),
    diskFreeBytes: bavail * bsize
  }
}

/** Kills the process without closing the connections. Closing them would checkpoint data that might not survive a power failure. */
const end = (cause: Error): void => {
  process.stderr.write(`fieldwork-inbox: ${cause.message}; the process exits, and the next one recovers the data\n`)
  process.kill(process.pid, "SIGKILL")
}

/** Fails if the file does not contain a store. Opens the file read-only, because opening it as a store would create a WAL. */
const requireStore = (path: string): Effect.Effect<void, StoreError> =>
  Effect.try({
    // If a WAL exists, it may contain data that is not in the database file yet.
    try: () => isStore(readOnlyUrl(path)) || (existsSync(`${path}-wal`) && isStore(path)),
    catch: (cause) => toStoreError("open", cause)
  }).pipe(Effect.flatMap((isOurs) => (isOurs ? Effect.void : noStore)))

/** Returns a URL that opens a file without creating a WAL. No process may be writing to the file. */
export const readOnlyUrl = (path: string): URL => {
  const url = pathToFileURL(path)
  url.searchParams.set("immutable", "1")
  return url
}

const isStore = (path: string | URL): boolean => {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(migrationsTable) !== undefined
  } finally {
    database.close()
  }
}
