/**
 * The embedded engine: one file, one writer, readers beside it.
 *
 * The writer never checkpoints its write-ahead log (WAL), because a commit that does takes ten times as long: a third connection
 * does it on the side, and neither readers nor the writer wait for it.
 */
import { Effect, type Scope, Semaphore } from "effect"
import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { Reactivity } from "effect/reactivity"
import { SqlError } from "effect/sql/SqlError"
import type { Engine } from "../store/Engine.ts"
import { migrate, migrationsTable, noStore } from "../store/Migrations.ts"
import {
  StoreBrokenError,
  StoreError,
  type StoreErrorReason,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../store/StoreError.ts"
import { type Connection, openHere, SqliteFailure } from "./Connection.ts"
import { makeSqliteClient, sqlError } from "./SqliteClient.ts"
import { openThread } from "./Worker.ts"

export interface SqliteOptions {
  /** A file in an existing folder, or `:memory:` for a test. */
  readonly path: string
  /** Default true. False fails, and changes nothing, where there is no store of an inbox yet. */
  readonly create?: boolean | undefined
  /** Default true: the database has threads of its own. False is for tests and for tools that do nothing else. */
  readonly threads?: boolean | undefined
  /** How often, in milliseconds, the WAL is considered for a checkpoint. Default 1000. */
  readonly checkpointMillis?: number | undefined
  /** Above this size of the WAL, in pages of 4 KiB, writers wait for a checkpoint. Default 65,536: 256 MiB. */
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
          const database = readOnly ? { path, readOnly } : { path, pragmas }
          return threads ? openThread(database) : openHere(database)
        },
        catch: (cause) => toStoreError("open", cause)
      }),
      (connection) => Effect.promise(() => connection.close().catch(() => {}))
    )

  const writer = yield* open(false)
  yield* makeSqliteClient(writer, yield* Semaphore.make(1)).pipe(
    Effect.provide(Reactivity.layer),
    Effect.flatMap(migrate),
    Effect.mapError((cause) => toStoreError("migrate", cause))
  )

  // A database in memory belongs to its connection.
  const [reader, keeper] =
    path === ":memory:" ? [writer] : yield* Effect.all([open(true), open(true)], { concurrency: 2 })
  let [writes, seen] = [0, 0]
  if (keeper !== undefined) {
    const look = Effect.tryPromise(() => {
      const quiet = writes === seen
      seen = writes
      return checkpointWal(keeper, quiet, maxWalPages)
    })
    yield* Effect.forkScoped(Effect.forever(Effect.delay(Effect.ignore(look), checkpointMillis)))
  }

  return {
    name: "sqlite",
    now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    query: (operation, sql, params) =>
      Effect.tryPromise({
        try: () => reader.query(sql, params),
        catch: (cause) => toStoreError(operation, cause)
      }),
    transact: (operation, steps, durability) =>
      Effect.tryPromise({
        try: () => {
          writes += 1
          return writer.transact(steps, durability)
        },
        catch: (cause) => toStoreError(operation, cause)
      })
  }
})

/** Only reads: opening the file as the store does would create a WAL beside it. */
const requireStore = (path: string): Effect.Effect<void, StoreError> =>
  Effect.try({
    // An existing WAL may hold what the file does not have yet.
    try: () => isStore(immutable(path)) || (existsSync(`${path}-wal`) && isStore(path)),
    catch: (cause) => toStoreError("open", cause)
  }).pipe(Effect.flatMap((isOurs) => (isOurs ? Effect.void : noStore)))

const immutable = (path: string): URL => {
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

/** In pages: 32 MiB, which are moved in well under a second. */
const comfortable = 8192

/**
 * Checkpoints the WAL in a quiet moment, since a commit meanwhile waits for the same disk; and in any case once it is long.
 */
export const checkpointWal = async (
  keeper: Pick<Connection, "checkpoint">,
  quiet: boolean,
  longest: number
): Promise<void> => {
  const before = await keeper.checkpoint("NOOP")
  const waiting = before.pages - before.moved
  if (waiting === 0 || (!quiet && waiting < comfortable)) return
  const { pages, moved } = await keeper.checkpoint("PASSIVE")
  // A writer that never pauses keeps the WAL from starting over.
  if (pages > longest && moved < pages) await keeper.checkpoint("RESTART")
}

const toStoreError = (operation: string, cause: unknown): StoreError => {
  const error = cause instanceof SqlError ? cause : sqlError(operation, cause)
  const failure = error.reason.cause
  const detail = failure instanceof Error ? failure.message : error.message
  return new StoreError({ operation, reason: reasonOf(failure instanceof SqliteFailure ? failure.code : -1, detail) })
}

/** By SQLite's primary result code. An I/O error is taken to pass: a full quota or a lost mount often shows as one. */
const reasonOf = (code: number, detail: string): StoreErrorReason => {
  switch (code) {
    case 0:
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
    case 10: // SQLITE_IOERR
    case 14: // SQLITE_CANTOPEN
      return new StoreUnavailableError({ detail })
    case 13: // SQLITE_FULL
      return new StoreFullError({ detail })
    case 8: // SQLITE_READONLY
      return new StoreReadOnlyError({ detail })
    default:
      return new StoreBrokenError({ detail })
  }
}
