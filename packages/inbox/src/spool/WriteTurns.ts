/** Serializes writes to the spool. A caller that waits for its turn takes precedence over entries that wait in the queue. */
export interface WriteTurns {
  /** Takes the turn if it is free. Returns `true` if the turn was free. */
  readonly take: () => boolean
  /** Resolves when the caller has the turn. */
  readonly wait: () => Promise<void>
  /** Passes the turn to the next waiting caller. If no caller is waiting, calls `next`, which may take the turn. */
  readonly pass: () => void
  /** Resolves once the turn is free and no caller is waiting for it. */
  readonly idle: () => Promise<void>
}

/** Creates a `WriteTurns`. Calls `next` whenever the turn becomes free. */
export const makeWriteTurns = (next: () => void): WriteTurns => {
  const waiting: Array<() => void> = []
  const idlers: Array<() => void> = []
  let isTaken = false
  const take = (): boolean => {
    if (isTaken) return false
    isTaken = true
    return true
  }
  return {
    take,
    wait: () => (take() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    pass: () => {
      const first = waiting.shift()
      if (first !== undefined) return first()
      isTaken = false
      next()
      if (!isTaken) for (const wake of idlers.splice(0)) wake()
    },
    idle: () => (isTaken ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve())
  }
}
