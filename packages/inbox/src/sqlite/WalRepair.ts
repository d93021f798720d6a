/**
 * Makes the write-ahead log (WAL) durable again after a failed sync.
 *
 * After a failed sync, the operating system may drop the unwritten data and report success for the next sync. The WAL must then be written again
 * before another commit is considered durable and before anything is checkpointed. Otherwise, a power failure could leave the database inconsistent.
 */
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { readWal } from "./WalFile.ts"

/** Thrown when writes since the last sync have been lost. This process must stop, and a new process recovers the remaining data. */
export class LostWalError extends Error {
  override readonly name = "LostWalError"
  constructor(frames: number, found: number) {
    super(`the write-ahead log has lost written data: ${found} of ${frames} pages are left`)
  }
}

/** Writes the WAL again and syncs it. Throws a `LostWalError` if writes have been lost, and the original error if a write or the sync fails again. */
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
