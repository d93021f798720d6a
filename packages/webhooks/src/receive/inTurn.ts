/**
 * Limits how many costly operations run at the same time; the others wait.
 */
const maxRunning = 4

let running = 0
const waiting: Array<() => void> = []

export const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
  if (running === maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The slot is passed on directly, so that no newcomer can take it.
    if (next === undefined) running -= 1
    else next()
  }
}
