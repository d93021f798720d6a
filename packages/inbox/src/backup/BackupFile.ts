/** Writes a backup file, and reads the metadata of an existing backup. */
import { Effect, type Scope } from "effect"
import { closeSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { readOnlyUrl } from "../sqlite/SqliteEngine.ts"
import * as SqliteStore from "../sqlite/SqliteStore.ts"
import { migrationsTable } from "../store/Migrations.ts"
import { identityName } from "../store/Properties.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { BackupError } from "./BackupError.ts"
import { readStamp, type Stamp, stampName } from "./Stamp.ts"

/** Opens the file of an unfinished backup as a store. The backup is valid only after `seal` has finished. */
export const openCopy = (file: string): Effect.Effect<Store, StoreError, Scope.Scope> =>
  SqliteStore.make({ path: file, create: false, spool: false, threads: false, pragmas: { synchronous: "OFF" } })

const sync = (path: string): void => {
  const file = openSync(path, "r")
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const attempt = (detail: string, run: () => void): Effect.Effect<void, BackupError> =>
  Effect.try({
    try: run,
    catch: (cause) =>
      cause instanceof BackupError
        ? cause
        : new BackupError({ detail: `${detail}: ${cause instanceof Error ? cause.message : String(cause)}` })
  })

/** Renames a file, and syncs the file and its directory so that the rename survives a power loss. */
export const placeFile = (from: string, to: string): void => {
  sync(from)
  renameSync(from, to)
  sync(dirname(to))
}

/** Turns the unfinished backup into a single durable file and gives it its final name. */
export const seal = (partial: string, path: string): Effect.Effect<void, BackupError> =>
  attempt(`${path} cannot be written`, () => {
    const database = new DatabaseSync(partial)
    database.exec("PRAGMA journal_mode = DELETE")
    database.close()
    placeFile(partial, path)
  })

/** The metadata that is stored in a backup. */
export interface BackupFacts extends Stamp {
  /** The identity of the backed-up store. */
  readonly store: string
  /** The schema version of the backed-up store. */
  readonly schema: number
}

/** Reads the metadata of a backup. Fails with `BackupError` if the file is not a complete backup. */
export const readBackup = Effect.fnUntraced(function* (path: string): Effect.fn.Return<BackupFacts, BackupError> {
  if (!existsSync(path)) return yield* new BackupError({ detail: `The file ${path} does not exist` })
  return yield* Effect.try({
    try: () => {
      // The file is opened read-only, because opening it as a store would create a write-ahead log, which a backup does not have.
      const database = new DatabaseSync(readOnlyUrl(path), { readOnly: true })
      try {
        return factsOf(database, path)
      } finally {
        database.close()
      }
    },
    catch: (cause) =>
      cause instanceof BackupError
        ? cause
        : new BackupError({
            detail: `${path} is not a backup: ${cause instanceof Error ? cause.message : String(cause)}`
          })
  })
})

/** Returns the sequence number of the last entry in the log. */
const logEnd = (database: DatabaseSync): number =>
  Number(database.prepare("SELECT sequence FROM log_head").get()?.["sequence"])

const factsOf = (database: DatabaseSync, path: string): BackupFacts => {
  const isStore = database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(migrationsTable) !== undefined
  const property = (name: string): unknown =>
    isStore ? database.prepare("SELECT value FROM property WHERE name = ?").get(name)?.["value"] : undefined
  const stamp = readStamp(property(stampName))
  // A store that an earlier version restored still has the stamp, but its log has grown since.
  if (stamp === undefined || logEnd(database) > stamp.sequence) {
    const what = isStore ? "a store, and a copy of a store may lack the callbacks in its spool" : "another database"
    throw new BackupError({ detail: `${path} was not made by \`fieldwork-inbox backup\`: it is ${what}` })
  }
  const damage = database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"]
  if (damage !== "ok") throw new BackupError({ detail: `${path} is damaged: ${String(damage)}` })
  const newest = database.prepare(`SELECT max(migration_id) AS newest FROM ${migrationsTable}`).get()
  return { ...stamp, store: String(property(identityName)), schema: Number(newest?.["newest"]) }
}
