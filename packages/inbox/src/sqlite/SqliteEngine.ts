/**
 * The embedded engine: one file, one writer, readers beside it.
 *
 * The writer never checkpoints its write-ahead log (WAL), because a commit that does takes ten times as long: a third connection
 * does it on the side, and neither readers nor the writer wait for it.
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
  /** A file in an existing folder; `:memory:` for a test; empty for a temporary database, which goes to the disk when it becomes large. */
  readonly path: string
  /** Default true. False fails, and changes nothing, where there is no store of an inbox yet. */
  readonly create?: boolean | undefined
  /** Default true: the database has threads of its own. False is for tests and for tools that do nothing else. */
  readonly threads?: boolean | undefined
  /** How often, in milliseconds, the WAL is considered for a checkpoint. Default 1000. */
  readonly checkpointMillis?: number | undefined
  /** The greatest length of the write-ahead log, in pages of 4 KiB. Default 65,536: 256 MiB. Above half of it the writer moves it into the database first. */
  readonly maxWalPages?: number | undefined
  /** Further pragmas of the writer, for instance `max_page_count`. */
  readonly pragmas?: Readonly<Record<string, string | number>> | undefined
}

/** Fails with `StoreBrokenError` when the file is no database of ours or this SQLite is too old. */
export const makeSqliteEngine = Effect.fnUntraced(function* (
  options: SqliteOptions
): Effect.fn.Return<Engine, StoreError, Scope.Scope> {
  const { checkpointMillis = 1000, create = true, maxWalPages = 65_536, path, pragmas, threads = true } = options
  if (!create) yield* requireStore(path)
  const open = (readOnly: boolean) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          // What is being written when the limit is passed comes on top.
          const database = readOnly ? { path, readOnly } : { path, pragmas, maxWalPages: maxWalPages / 2 }
          return threads ? openThread(database) : openHere(database)
        },
        catch: (cause) => toStoreError("open", cause)
      }),
      (connection) => Effect.promise(() => connection.close().catch(() => {}))
    )

  const writer = yield* open(false)
  yield* prepareSchema(bareEngine(writer), create)

  // Such a database belongs to its connection.
  const [reader, keeper] = isPrivate(path) ? [writer] : yield* Effect.all([open(true), open(true)], { concurrency: 2 })
  // What an earlier server wrote may be only in the operating system's memory.
  const isInherited = create && keeper !== undefined
  const wal = makeWal({ writer, keeper, maxPages: maxWalPages, isInherited, lost: end })
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

/** Over a connection of its own, which sees one moment. A private database has only the one that there is. */
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

/** To close the connections would move into the database what may be gone after the next loss of power. */
const end = (cause: Error): void => {
  process.stderr.write(`fieldwork-inbox: ${cause.message}; the process ends here, and the next one recovers the rest\n`)
  process.kill(process.pid, "SIGKILL")
}

/** Only reads: opening the file as the store does would create a WAL beside it. */
const requireStore = (path: string): Effect.Effect<void, StoreError> =>
  Effect.try({
    // An existing WAL may hold what the file does not have yet.
    try: () => isStore(readOnlyUrl(path)) || (existsSync(`${path}-wal`) && isStore(path)),
    catch: (cause) => toStoreError("open", cause)
  }).pipe(Effect.flatMap((isOurs) => (isOurs ? Effect.void : noStore)))

/** For reading a file that nobody writes to, without making a WAL beside it. */
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
