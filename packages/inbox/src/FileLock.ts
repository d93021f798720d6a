/**
 * A file lock that the operating system releases when the process ends for any reason. It is a SQLite lock, because Node does not have an API for
 * file locks. Nothing is written to the file.
 */
import { DatabaseSync } from "node:sqlite"
import { createPrivateFile } from "./createPrivateFile.ts"

export interface FileLock {
  readonly release: () => void
}

/**
 * Takes the lock on a file. If the file does not exist, creates it with the permissions `mode`, by default 0o600. Returns undefined if another process
 * holds the lock. Throws SQLite's error if the file cannot be created.
 */
export const lockFile = (path: string, mode?: number): FileLock | undefined => {
  createPrivateFile(path, mode)
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
