/**
 * Makes the write-ahead log (WAL) durable again after a failed sync.
 *
 * After a failed sync, the operating system may drop the unwritten data and report success the next time. The content of the WAL must then be written
 * again before anything relies on it: before another commit counts as durable, and before anything is checkpointed, because a power failure would
 * otherwise leave the database inconsistent.
 */
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { readWal } from "./WalFile.ts"

/** Thrown when writes since the last sync are lost. Only a new process, which recovers the rest, may continue. */
export class LostWalError extends Error {
  override readonly name = "LostWalError"
  constructor(frames: number, found: number) {
    super(`the write-ahead log has lost what was written to it: ${found} of ${frames} pages are left`)
  }
}

/** Writes the WAL again and syncs it. @throws LostWalError, and the error of a write or a sync that fails again. */
export const repairWal = (database: DatabaseSync, path: string): void => {
  const frames = Number(database.prepare("PRAGMA wal_checkpoint(NOOP)").get()?.["log"])
  if (frames <= 0) return
  // Prevents other writes during the repair.
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
