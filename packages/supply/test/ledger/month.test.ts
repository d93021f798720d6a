import { expect, it } from "vitest"
import { expectedDifferences, foundDifferences, playMonth } from "../support/month.ts"

it("a disturbed month equals to the billionth what was delivered, and reconcile names each dropped message and nothing else", async () => {
  const month = await playMonth({ seed: 3, days: 2, respondents: 8 })
  expect(month.undelivered.length).toBeGreaterThan(0)
  expect(month.computed).toBe(month.received)
  expect(month.computed).not.toBe(month.owed)
  expect(foundDifferences(month)).toEqual(expectedDifferences(month))
})
