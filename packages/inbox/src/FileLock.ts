/**
 * A lock that goes with the process, however it ends: SQLite's on a file is the operating system's own, which Node offers nowhere
 * else. Nothing is ever written to it.
 */
import { DatabaseSync } from "node:sqlite"

export interface FileLock {
  readonly release: () => void
}

/** Undefined when another holds it. @throws SQLite's error when the file cannot be made. */
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
