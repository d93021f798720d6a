/**
 * Ensures that only one process at a time changes a file.
 */
import { randomUUID } from "node:crypto"
import { readFile, rm, stat, writeFile } from "node:fs/promises"
import { setTimeout as sleep } from "node:timers/promises"

/** The age in milliseconds from which a lock counts as left behind by a killed process. Locks are held only while a small file is replaced. */
const staleMillis = 10_000

const pollMillis = 50

const hasCode = (cause: unknown, code: string): boolean => (cause as NodeJS.ErrnoException).code === code

/** Checks whether a lock is stale. A lock from the future is also stale, because the clock was changed after a process had created it. */
const isStale = async (path: string): Promise<boolean> => {
  try {
    const { mtimeMs } = await stat(path)
    return Math.abs(Date.now() - mtimeMs) > staleMillis
  } catch (cause) {
    if (hasCode(cause, "ENOENT")) return false
    throw cause
  }
}

const acquire = async (path: string, token: string, signal: AbortSignal): Promise<void> => {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await writeFile(path, token, { flag: "wx", mode: 0o600 })
    } catch (cause) {
      if (!hasCode(cause, "EEXIST")) throw cause
    }
    if (await isStale(path)) await rm(path, { force: true })
    else await sleep(pollMillis, undefined, { signal })
  }
}

/**
 * Creates the lock file `path`, runs `use`, and removes the lock file. Waits while another process has the lock, until `signal` is aborted. A lock that
 * is more than 10 seconds old is removed. `use` must therefore call `isHeld` immediately before it makes a change, and must make no change if `isHeld`
 * returns false: this process was suspended, or two processes removed the same stale lock.
 */
export const withLockFile = async <A>(
  path: string,
  signal: AbortSignal,
  use: (isHeld: () => Promise<boolean>) => Promise<A>
): Promise<A> => {
  const token = randomUUID()
  const isHeld = async (): Promise<boolean> => (await readFile(path, "utf8").catch(() => "")) === token
  await acquire(path, token, signal)
  try {
    return await use(isHeld)
  } finally {
    if (await isHeld()) await rm(path, { force: true })
  }
}
