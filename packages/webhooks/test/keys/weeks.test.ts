import { expect, it } from "vitest"
import { faultsOf, simulateWeeks } from "./weeks.ts"

it("no genuine callback is refused over a day of rotations, outages, restarts and strangers", async () => {
  const tally = await simulateWeeks({ days: 1, seed: 21 })
  expect(faultsOf(tally)).toEqual([])
  // A simulation in which nothing happens would prove nothing.
  expect(tally.rotations).toBeGreaterThan(1)
  expect(tally.outages).toBeGreaterThan(1)
  expect(tally.unavailable).toBeGreaterThan(0)
  expect(tally.strangers).toBeGreaterThan(5000)
})
