/**
 * Limits the number of expensive operations that run at the same time. Further operations wait.
 */
const maxRunning = 4

let running = 0
const waiting: Array<() => void> = []

export const withConcurrencyLimit = async <A>(work: () => Promise<A>): Promise<A> => {
  if (running === maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The slot is passed to the next waiting operation directly, so an operation that has just arrived cannot take it.
    if (next === undefined) running -= 1
    else next()
  }
}
