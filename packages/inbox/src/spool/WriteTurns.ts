/** Serializes writes. A caller that waits for its turn takes precedence over waiting entries. */
export interface WriteTurns {
  /** Takes the turn if it is free. Returns whether it was. */
  readonly take: () => boolean
  /** Resolves when the caller has the turn. */
  readonly wait: () => Promise<void>
  /** Passes the turn to the next waiting caller. If there is none, calls `next`, which may take the turn. */
  readonly pass: () => void
  /** Resolves once the turn is free and nothing waits for it. */
  readonly idle: () => Promise<void>
}

/** Creates the turns. `next` is called whenever the turn is free. */
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
