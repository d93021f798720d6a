/** Serialises writes to the spool. A caller that waits for the lock takes precedence over entries that wait in the queue. */
export interface WriteLock {
  /** Acquires the lock if it is free. Returns whether the lock was free. */
  readonly tryAcquire: () => boolean
  /** Resolves when the caller has acquired the lock. */
  readonly acquire: () => Promise<void>
  /** Passes the lock to the next waiting caller. If no caller is waiting, calls `next`, which may acquire the lock. */
  readonly release: () => void
  /** Resolves once the lock is free and no caller is waiting for it. */
  readonly idle: () => Promise<void>
}

/** Creates a write lock. Calls `next` whenever the lock becomes free. */
export const makeWriteLock = (next: () => void): WriteLock => {
  const waiting: Array<() => void> = []
  const idlers: Array<() => void> = []
  let isLocked = false
  const tryAcquire = (): boolean => {
    if (isLocked) return false
    isLocked = true
    return true
  }
  return {
    tryAcquire,
    acquire: () => (tryAcquire() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    release: () => {
      const first = waiting.shift()
      if (first !== undefined) return first()
      isLocked = false
      next()
      if (!isLocked) for (const wake of idlers.splice(0)) wake()
    },
    idle: () => (isLocked ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve())
  }
}
