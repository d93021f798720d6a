import { expect, it } from "vitest"
import { runLoop } from "../support/closedLoop.ts"

it("no respondent that the router sends into the sandbox's market is terminated for a reason that it could foresee", async () => {
  const options = { seed: 5, market: 250, warmUpHours: 2, respondents: 25, perMinute: 5 }
  const { foreseeable, results } = await runLoop(options)
  expect(foreseeable).toEqual([])
  expect(results.kit.entrants).toBeGreaterThan(15)
  expect(results.kit.revenue).toBeGreaterThan(0n)
})
