/**
 * One write at a time: whoever waits for a turn goes before the entries that wait to be written.
 */
export interface WriteTurns {
  /** Takes the turn if nobody has it. */
  readonly take: () => boolean
  /** Resolves with the turn. */
  readonly wait: () => Promise<void>
  /** Passes the turn on: to whoever waits, otherwise to `next`, which may take it. */
  readonly pass: () => void
  /** Resolves once nobody has the turn or waits for it. */
  readonly idle: () => Promise<void>
}

/** `next` is called whenever the turn is free. */
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
