/**
 * Preallocates the file of SQLite's write-ahead log (WAL).
 *
 * A commit that writes to an existing part of the file takes two thirds of the time of a commit that extends the file, because an extension also
 * changes file system metadata. After the first large batch of writes, the file stays longer than the preallocated length anyway.
 */
import { closeSync, fdatasyncSync, openSync, statSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"

/** The approximate initial length of the WAL in bytes. */
export const walBytes = 8 * 1024 * 1024

/** Extends the WAL with writes that are rolled back. If this fails, the WAL is extended when data is written. */
export const preallocateWal = (database: DatabaseSync, path: string): void => {
  const wal = `${path}-wal`
  // A file that already has at least half of the target length is not extended. The cache size is reduced temporarily, because the pages of the
  // transaction would otherwise stay in the cache and never reach the file.
  if ((statSync(wal, { throwIfNoEntry: false })?.size ?? 0) >= walBytes / 2) return
  const cacheSize = Number(database.prepare("PRAGMA cache_size").get()?.["cache_size"])
  database.exec("PRAGMA cache_size = 100")
  try {
    database.exec(`BEGIN IMMEDIATE; CREATE TABLE ahead (filler); INSERT INTO ahead VALUES (zeroblob(${walBytes}))`)
    database.exec("ROLLBACK")
    sync(wal)
  } catch {
    // The WAL cannot be extended, because the disk is full or another process is writing.
    if (database.isTransaction) database.exec("ROLLBACK")
  } finally {
    database.exec(`PRAGMA cache_size = ${cacheSize}`)
  }
}

const sync = (path: string): void => {
  const file = openSync(path, "r+")
  try {
    fdatasyncSync(file)
  } finally {
    closeSync(file)
  }
}
