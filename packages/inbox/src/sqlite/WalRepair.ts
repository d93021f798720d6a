/**
 * Makes the write-ahead log (WAL) durable again after a sync has failed.
 *
 * Where a sync fails, the operating system may forget what it should have written and report success the next time. What the WAL holds must then be
 * written once more, before anything counts on it: before another commit is taken for durable, and before anything of it is moved into the database, which a
 * loss of power would leave half-way otherwise.
 */
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { readWal } from "./WalFile.ts"

/** What was written since the last sync is gone: only a new process, which recovers the rest, may go on. */
export class LostWalError extends Error {
  override readonly name = "LostWalError"
  constructor(frames: number, found: number) {
    super(`the write-ahead log has lost what was written to it: ${found} of ${frames} pages are left`)
  }
}

/** @throws LostWalError, and the error of a write or a sync that fails again. */
export const repairWal = (database: DatabaseSync, path: string): void => {
  const frames = Number(database.prepare("PRAGMA wal_checkpoint(NOOP)").get()?.["log"])
  if (frames <= 0) return
  // Nobody else writes meanwhile.
  database.exec("BEGIN IMMEDIATE")
  try {
    rewrite(`${path}-wal`, frames)
  } finally {
    database.exec("ROLLBACK")
  }
}

const rewrite = (wal: string, frames: number): void => {
  const bytes = readFileSync(wal)
  const found = readWal(bytes)
  if (found.frames < frames) throw new LostWalError(frames, found.frames)
  const file = openSync(wal, "r+")
  try {
    for (let at = 0; at < found.bytes;) at += writeSync(file, bytes, at, found.bytes - at, at)
    fdatasyncSync(file)
  } finally {
    closeSync(file)
  }
}
