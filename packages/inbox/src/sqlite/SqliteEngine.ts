/**
 * The embedded engine: one file with one writer and concurrent readers.
 *
 * A third connection checkpoints the write-ahead log (WAL), and neither readers nor the writer wait for it. The writer itself does so only above a
 * limit, because such a commit takes ten times as long.
 */
import { Effect, type Scope } from "effect"
import { existsSync } from "node:fs"
import { stat, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { type Engine, text } from "../store/Engine.ts"
import { type BareEngine, migrationsTable, noStore, prepareSchema } from "../store/Migrations.ts"
import type { Usage } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { sqliteNow } from "./clock.ts"
import { type Connection, openHere } from "./Connection.ts"
import { toStoreError } from "./SqliteErrors.ts"
import { makeWal } from "./Wal.ts"
import { openThread } from "./Worker.ts"

export interface SqliteOptions {
  /**
   * The path of a file in an existing folder, or `:memory:` for a test. An empty path is a temporary database, which is written to the disk if it
   * becomes large.
   */
  readonly path: string
  /** Whether to create the store if the file does not contain one. If false, opening fails in that case and changes nothing. Default true. */
  readonly create?: boolean | undefined
  /** Whether the database runs in its own threads. Set it to false only for tests, and for tools that do nothing else. Default true. */
  readonly threads?: boolean | undefined
  /** The interval at which to check whether the WAL needs a checkpoint, in milliseconds. Default 1000. */
  readonly checkpointMillis?: number | undefined
  /**
   * The maximum length of the write-ahead log, in pages of 4 KiB. Default 65,536 (256 MiB). Above half of it, the writer checkpoints the log before
   * it writes.
   */
  readonly maxWalPages?: number | undefined
  /** Additional pragmas of the writer, such as `max_page_count`. */
  readonly pragmas?: Readonly<Record<string, string | number>> | undefined
}

/** Opens the engine. Fails with `StoreBrokenError` if the file is not the database of an inbox or this SQLite is too old. */
export const makeSqliteEngine = Effect.fnUntraced(function* (
  options: SqliteOptions
): Effect.fn.Return<Engine, StoreError, Scope.Scope> {
  const { checkpointMillis = 1000, create = true, maxWalPages = 65_536, path, pragmas, threads = true } = options
  if (!create) yield* requireStore(path)
  const open = (readOnly: boolean) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          // A transaction in progress may exceed the limit.
          const database = readOnly ? { path, readOnly } : { path, pragmas, maxWalPages: maxWalPages / 2 }
          return threads ? openThread(database) : openHere(database)
        },
        catch: (cause) => toStoreError("open", cause)
      }),
      (connection) => Effect.promise(() => connection.close().catch(() => {}))
    )

  const writer = yield* open(false)
  yield* prepareSchema(bareEngine(writer), create)

  // A private database exists only within its connection.
  const [reader, keeper] = isPrivate(path) ? [writer] : yield* Effect.all([open(true), open(true)], { concurrency: 2 })
  // The writes of an earlier server may be only in the operating system's memory.
  const isInherited = create && keeper !== undefined
  const wal = makeWal({ writer, keeper, maxPages: maxWalPages, isInherited, isGuest: !create, lost: end })
  if (keeper !== undefined) {
    const look = Effect.ignore(Effect.tryPromise(() => wal.look()))
    yield* Effect.forkScoped(Effect.forever(Effect.delay(look, checkpointMillis)))
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

/** Whether a database has no file that another connection could open. */
export const isPrivate = (path: string): boolean => path === "" || path === ":memory:"

/** Writes a consistent snapshot over a separate connection. A private database has only one connection, which is used instead. */
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

/** Ends the process without closing the connections, because closing would checkpoint data that the next power failure may remove. */
const end = (cause: Error): void => {
  process.stderr.write(`fieldwork-inbox: ${cause.message}; the process ends here, and the next one recovers the rest\n`)
  process.kill(process.pid, "SIGKILL")
}

/** Fails if the file is not a store. Opens it read-only, because opening it as a store would create a WAL. */
const requireStore = (path: string): Effect.Effect<void, StoreError> =>
  Effect.try({
    // If there is a WAL, it may contain data that is not in the file yet.
    try: () => isStore(readOnlyUrl(path)) || (existsSync(`${path}-wal`) && isStore(path)),
    catch: (cause) => toStoreError("open", cause)
  }).pipe(Effect.flatMap((isOurs) => (isOurs ? Effect.void : noStore)))

/** Returns a URL for opening a file that nobody is writing to, without creating a WAL. */
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
