/**
 * A lock on a file that the operating system releases when the process ends, for whatever reason. It uses SQLite's lock, because Node has no other
 * access to file locks. Nothing is written to the file.
 */
import { DatabaseSync } from "node:sqlite"

export interface FileLock {
  readonly release: () => void
}

/** Takes the lock. Returns undefined if another process holds it. @throws SQLite's error when the file cannot be created. */
export const lockFile = (path: string): FileLock | undefined => {
  const lock = new DatabaseSync(path)
  try {
    lock.exec("BEGIN EXCLUSIVE")
    return { release: () => lock.close() }
  } catch (cause) {
    lock.close()
    if (isBusy(cause)) return undefined
    throw cause
  }
}

const isBusy = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "errcode" in cause && cause.errcode === 5
