import { expect, it } from "vitest"
import { compare, type Tally } from "./agreement.ts"

it("the webhooks package and the inbox interpret randomly altered callback items alike, and reject items of the wrong stream", async () => {
  const tally: Tally = { good: 0, bad: 0, misplaced: 0 }
  for (let seed = 1; seed <= 4001; seed += 500) await compare(500, seed, tally)
  // The test would be meaningless if the mutations broke all items or none.
  expect(Math.min(tally.good, tally.bad, tally.misplaced)).toBeGreaterThan(500)
})
