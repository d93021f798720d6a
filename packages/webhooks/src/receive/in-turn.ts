/**
 * Lets a few pieces of costly work run at a time; the others wait for their turn.
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
    // The place is handed on, so that nobody who comes in between can take it.
    if (next === undefined) running -= 1
    else next()
  }
}
