import { setImmediate, setTimeout } from "node:timers/promises"
import { expect, it } from "vitest"
import { longestStall, threadMillis } from "../src/longestStall.ts"

/**
 * Blocks until at least `millis` have passed on the wall clock and in CPU time. The kernel may add an entire tick to the CPU time of a thread before
 * the wall clock has advanced as far.
 */
const block = (millis: number): void => {
  const [end, endSpent] = [performance.now() + millis, threadMillis() + millis]
  while (performance.now() < end || threadMillis() < endSpent);
}

it("longestStall measures at least the time for which work blocks the event loop if the work never waits", async () => {
  expect(await longestStall(async () => block(30))).toBeGreaterThanOrEqual(30)
})

it("longestStall returns at least 30 ms for asynchronous work that ends by blocking the event loop for 30 ms", async () => {
  const work = async (): Promise<void> => {
    await setTimeout(10)
    block(30)
  }
  expect(await longestStall(work)).toBeGreaterThanOrEqual(30)
})

it("longestStall measures less than the total time of work that yields to the event loop", async () => {
  const work = async (): Promise<void> => {
    for (let time = 0; time < 6; time++) {
      block(10)
      await setImmediate()
    }
  }
  const stall = await longestStall(work)
  expect(stall).toBeGreaterThanOrEqual(10)
  expect(stall).toBeLessThan(60)
})
