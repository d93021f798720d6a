/**
 * Measures how long work blocks the event loop.
 */
import { setImmediate as nextIteration } from "node:timers/promises"

/** The maximum interval, in milliseconds, at which the kernel updates the CPU time of a thread. */
const tickMillis = 4

/**
 * Returns the duration in milliseconds of the longest event-loop iteration while `work` runs. The duration of an iteration is capped at the CPU time
 * that this thread used plus 4 ms (the precision of that CPU time), because on a busy machine an iteration can take long even if it does little.
 */
export const longestStall = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let [begun, spent] = [performance.now(), threadMillis()]
  const measureIteration = (): void => {
    const [now, nowSpent] = [performance.now(), threadMillis()]
    longest = Math.max(longest, Math.min(now - begun, nowSpent - spent + tickMillis))
    begun = now
    spent = nowSpent
    next = setImmediate(measureIteration)
  }
  let next = setImmediate(measureIteration)
  try {
    await work()
    // The iteration in which the work ended is measured at the start of the next iteration.
    await nextIteration()
    return longest
  } finally {
    clearImmediate(next)
  }
}

/** Returns the CPU time of this thread in milliseconds. */
export const threadMillis = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}
