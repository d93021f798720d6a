import { expect, it } from "vitest"
import { expectedDifferences, foundDifferences, runMonth } from "../support/month.ts"

it("the ledger equals what was delivered after a month of delivery faults, and reconcile lists just the dropped messages", async () => {
  const month = await runMonth({ seed: 3, days: 2, respondents: 8 })
  expect(month.undelivered.length).toBeGreaterThan(0)
  expect(month.computed).toBe(month.received)
  expect(month.computed).not.toBe(month.owed)
  expect(foundDifferences(month)).toEqual(expectedDifferences(month))
})
