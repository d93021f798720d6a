/**
 * Makes SQLite's write-ahead log (WAL) file long before it is needed.
 *
 * A commit into a part of the WAL that the file has already takes two thirds of one that makes the file longer, which changes
 * the file system's own records as well. After the first large batch the file is longer than this anyway, and stays so.
 */
import { closeSync, fdatasyncSync, openSync, statSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"

/** About how long the WAL is made, in bytes. */
export const walBytes = 8 * 1024 * 1024

/** What is written for it is rolled back and leaves only the length. If that fails, the WAL grows as it is written. */
export const preallocateWal = (database: DatabaseSync, path: string): void => {
  const wal = `${path}-wal`
  // What fits into memory is rolled back there and never reaches the file: so there is little of it meanwhile, and half is enough.
  if ((statSync(wal, { throwIfNoEntry: false })?.size ?? 0) >= walBytes / 2) return
  const cacheSize = Number(database.prepare("PRAGMA cache_size").get()?.["cache_size"])
  database.exec("PRAGMA cache_size = 100")
  try {
    database.exec(`BEGIN IMMEDIATE; CREATE TABLE ahead (filler); INSERT INTO ahead VALUES (zeroblob(${walBytes}))`)
    database.exec("ROLLBACK")
    sync(wal)
  } catch {
    // No room, or another process is writing.
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
