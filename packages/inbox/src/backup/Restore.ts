/**
 * Restores a backup into a new SQLite file or into an empty PostgreSQL database.
 */
import { Effect, Redacted } from "effect"
import { chmodSync, constants, copyFileSync, existsSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { folderProblem } from "../folderProblem.ts"
import { ownerOf, spoolExists } from "../spool/openSpool.ts"
import { spoolOf } from "../sqlite/paths.ts"
import { resolveLinks } from "../sqlite/resolveLinks.ts"
import { schemaProblem } from "../store/Migrations.ts"
import type { StoreError } from "../store/StoreError.ts"
import { BackupError } from "./BackupError.ts"
import { type BackupFacts, placeFile, readBackup } from "./BackupFile.ts"
import { markRestored } from "./Stamp.ts"

/** The metadata of a restored backup. */
export interface RestoreResult extends BackupFacts {
  /**
   * Whether a spool that belongs to the restored store exists next to the database file. A server adds the callbacks in the spool to the log the next
   * time it starts.
   */
  readonly hasSpool: boolean
}

const refuse = (detail: string): BackupError => new BackupError({ detail })

/**
 * Restores a backup into the new database file `file`, or into the file to which `file` points if it is a symbolic link. If a spool exists next to
 * the file, it must belong to the same store. Fails with `BackupError`, and changes nothing, if the file exists, its folder does not exist, or `backup`
 * is not a complete backup.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { restoreToFile } from "@fieldwork/inbox/operations"
 *
 * const { message } = await Effect.runPromise(Effect.flip(restoreToFile("missing.backup", "inbox.db")))
 * message // => "The file missing.backup does not exist"
 * ```
 */
export const restoreToFile = Effect.fnUntraced(function* (
  backup: string,
  file: string
): Effect.fn.Return<RestoreResult, BackupError> {
  const path = resolveLinks(file)
  const facts = yield* readBackup(backup)
  const problem = schemaProblem(facts.schema, true)
  if (problem !== undefined) return yield* refuse(`${backup} cannot be restored: ${problem}`)
  const missing = folderProblem(path)
  if (missing !== undefined) return yield* refuse(`${path} cannot be written: ${missing}`)
  // SQLite would apply a leftover write-ahead log from another database to the restored database.
  const existing = [path, `${path}-wal`, `${path}-journal`].find((file) => existsSync(file))
  if (existing !== undefined) return yield* refuse(`${existing} already exists: move it, or restore to another file`)
  const spool = spoolOf(path)
  const { hasSpool, owner } = yield* Effect.tryPromise({
    try: async () => (spoolExists(spool) ? { hasSpool: true, owner: await ownerOf(spool) } : { hasSpool: false }),
    catch: (cause) =>
      refuse(`the spool ${spool} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  if (owner !== undefined && owner !== facts.store) {
    return yield* refuse(`the spool ${spool} belongs to another store: move its files elsewhere`)
  }
  yield* Effect.try({
    try: () => copyInto(backup, path),
    catch: (cause) => refuse(`${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  return { ...facts, hasSpool }
})

const copyInto = (backup: string, path: string): void => {
  const partial = `${path}.restoring`
  try {
    copyFileSync(backup, partial, constants.COPYFILE_FICLONE)
    chmodSync(partial, 0o600)
    markFile(partial)
    placeFile(partial, path)
  } finally {
    rmSync(partial, { force: true })
  }
}

/**
 * Turns the copy of a backup into a restored store. The rollback journal is kept in memory, so a kill leaves no file that SQLite would apply later.
 */
const markFile = (path: string): void => {
  const database = new DatabaseSync(path)
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN")
    for (const { sql } of markRestored) database.exec(sql)
    database.exec("COMMIT")
  } finally {
    database.close()
  }
}

/**
 * Restores a backup into a PostgreSQL database that does not contain a store, in one transaction. The schema version of the backup must be the
 * current one. Fails with `BackupError` if the backup cannot be restored, and with `StoreError` if the database cannot be reached or already contains
 * a store. A failed restore changes nothing. `startupParameters` are session parameters, such as `search_path`.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { backup, restoreToPostgres } from "@fieldwork/inbox/operations"
 * import { mkdtempSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { join } from "node:path"
 *
 * const file = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.backup")
 * const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
 * const program = Effect.gen(function* () {
 *   yield* backup(yield* SqliteStore.make({ path: ":memory:" }), file)
 *   return yield* restoreToPostgres(file, url)
 * })
 * const error = await Effect.runPromise(Effect.flip(Effect.scoped(program)))
 * error._tag // => "StoreError"
 * ```
 */
export const restoreToPostgres = Effect.fnUntraced(function* (
  backup: string,
  url: Redacted.Redacted,
  startupParameters: Readonly<Record<string, string>> = {}
): Effect.fn.Return<RestoreResult, BackupError | StoreError> {
  const facts = yield* readBackup(backup)
  const problem = schemaProblem(facts.schema, false)
  if (problem !== undefined) {
    return yield* refuse(`${backup} cannot be restored into PostgreSQL: ${problem}; restore it to a file to upgrade it`)
  }
  const { restorePostgres } = yield* Effect.promise(() => import("../postgres/Restore.ts"))
  yield* restorePostgres({ url, startupParameters, maxMessageSize: 96 * 1024 * 1024 }, backup)
  return { ...facts, hasSpool: false }
})
