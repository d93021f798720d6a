import { expect, it } from "vitest"
import { expectedDifferences, foundDifferences, runMonth } from "../support/month.ts"

it("with delivery faults, the ledger equals the sum of the delivered messages, and reconcile lists the dropped ones", async () => {
  const month = await runMonth({ seed: 3, days: 2, respondents: 8 })
  expect(month.undelivered.length).toBeGreaterThan(0)
  expect(month.computed).toBe(month.received)
  expect(month.computed).not.toBe(month.owed)
  expect(foundDifferences(month)).toEqual(expectedDifferences(month))
})
